# In the terminal: where the app is found.

## Im Terminal

serve-here = Third Chair ist hier: { $address } (Strg+C beendet es)
serve-network = Im Netzwerk: { $address }
error-port-unusable = Port { $port } lässt sich nicht verwenden: { system-error }. Mit --port lässt sich ein anderer wählen.
error-no-origin = „{ $given }“ ist keine Adresse einer Website. Sie lautet etwa https://tisch.example.org; ein Pfad gehört zu --path.

## Das Zertifikat

serve-trust = Browser warnen, bis sie dem Zertifikat vertrauen. Wie ein Handy ihm vertraut: { $address }
serve-fingerprint = Sein Fingerabdruck (SHA-256): { $fingerprint }

## Startseite

serve-code = Codewort für Handys: { $code }
error-https-missing = Für Verschlüsselung im Netz fehlt ein Teil: pip install "thirdchair[https]" („make play“ bringt es mit). Oder starte mit --http.
