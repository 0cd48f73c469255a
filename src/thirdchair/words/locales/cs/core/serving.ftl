# In the terminal: where the app is found.

## V terminálu

serve-here = Third Chair je na { $address } (ukončí ho Ctrl+C)
serve-network = V síti: { $address }
error-port-unusable = Port { $port } nejde použít: { system-error }. Jiný zvolíte pomocí --port.
error-no-origin = „{ $given }“ není adresa webu. Píše se například https://stul.example.org; cesta patří do --path.

## Certifikát

serve-trust = Prohlížeče varují, dokud certifikátu nedůvěřují. Jak mu telefon začne důvěřovat: { $address }
serve-fingerprint = Jeho otisk (SHA-256): { $fingerprint }

## Úvod

serve-code = Heslo pro telefony: { $code }
error-https-missing = Pro šifrování v síti chybí jedna část: pip install "thirdchair[https]" („make play“ ji nainstaluje). Nebo spusť s --http.
