/** What `undertitle service --help` says. Data only. */

export const usageLines = [
  'undertitle service start  --data DIR [--port 0] [--host 127.0.0.1] [--name HOST[,HOST]]... [--trust-proxy CIDR[,CIDR]]...',
  '                          [--allow-local-media] [engine options]',
  'undertitle service import --data DIR PATH...          folders, zip, .jsonl manifests, .tsv[.gz] title lists',
  'undertitle service key    --data DIR --plan free|plus|pro [--name TEXT] | --account ID',
  'undertitle service token  --data DIR --account ID     for uploads',
  'undertitle service review --data DIR [--approve N_ID | --reject N_ID --reason TEXT]',
  'Options of start:',
  '  --port N               0 for any free one',
  '  --host ADDRESS         where it listens; 0.0.0.0 for all addresses of this machine, in plain http',
  '  --name HOST            a host name that people reach it by; its addresses and localhost need none',
  '  --trust-proxy CIDR     addresses of your TLS proxy: its X-Forwarded-For, -Proto and -Host are believed',
  '  --allow-local-media    callers may have media of this machine and its network transcribed',
  '  --openai-url URL --openai-model NAME, --libretranslate-url URL, --apertium COMMAND|off,',
  '  --speech-url URL --speech-model NAME, --whisper-model DIR     engines for translation and speech',
] as const
