# In the terminal: where the app is found.

## In the terminal

serve-here = Third Chair is at { $address } (Ctrl+C stops it)
serve-network = In the network: { $address }
error-port-unusable = Port { $port } cannot be used: { system-error }. Choose another one with --port.
error-no-origin = “{ $given }” is no address of a site. It is named as in https://table.example.org; a path goes into --path.

## The certificate

serve-trust = Browsers warn until they trust the certificate. How a phone comes to trust it: { $address }
serve-fingerprint = Its fingerprint (SHA-256): { $fingerprint }

## Home

serve-code = Code word for phones: { $code }
error-https-missing = Encryption in the network needs one more part: pip install "thirdchair[https]" ("make play" brings it along). Or start with --http.
