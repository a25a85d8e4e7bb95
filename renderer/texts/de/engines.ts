/** Words of the engines of the built-in service, in German. */
import type { Texts } from '../en.ts'

export const engines: Texts['engines'] = {
  title: 'Übersetzung und Sprache',
  hint: 'Womit der eingebaute Dienst übersetzt und zuhört. Ohne Werkzeug lehnt er ab, was nichts kostet.',
  elsewhere: 'Der andere Dienst bringt seine eigenen Werkzeuge mit.',
  check: 'Werkzeuge prüfen',
  canTranslate: (names) => `Kann übersetzen mit: ${names}.`,
  cannotTranslate:
    'Hier kann nichts übersetzen: Unten die Adresse eines Sprachmodells oder von LibreTranslate angeben oder Apertium installieren.',
  canHear: (names) => `Kann Gesprochenes mitschreiben mit: ${names}.`,
  cannotHear:
    'Hier kann nichts Gesprochenes mitschreiben: Unten die Adresse eines Hörmodells angeben oder den Ordner eines Whisper-Modells wählen.',
  noFfmpeg: 'Nur WAV-Dateien können gehört werden: Für Videos ffmpeg installieren.',
  names: {
    openai: 'Sprachmodell',
    libretranslate: 'LibreTranslate',
    apertium: 'Apertium',
    speech: 'Hörmodell',
    whisper: 'Whisper-Ordner',
    ffmpeg: 'ffmpeg',
  },
  hints: {
    openai: 'Jede OpenAI-kompatible Adresse, zum Beispiel Ollama: http://127.0.0.1:11434/v1. Nur dieses kennt Töne.',
    libretranslate: 'Ein eigener oder gemieteter Server, zum Beispiel http://127.0.0.1:5000.',
    apertium: 'Wird benutzt, wo es auf diesem Rechner installiert ist. Gut zwischen nahen Sprachen.',
    speech: 'Eine OpenAI-kompatible Audio-Adresse, zum Beispiel http://127.0.0.1:8000/v1.',
    whisper: 'Ein Whisper-Modell in ONNX-Form auf diesem Rechner. Es geht dem Hörmodell vor.',
  },
  address: 'Adresse',
  model: 'Modell',
  key: 'Schlüssel',
  useApertium: 'Apertium benutzen',
  noFolder: 'Kein Ordner gewählt',
  chooseFolder: 'Ordner wählen …',
  useFolder: 'Diesen Ordner benutzen',
  forgetFolder: 'Vergessen',
  byVariable: 'Durch eine Umgebungsvariable gesetzt, mit der die App gestartet wurde.',
  ready: 'Bereit',
  failing: 'Geht nicht',
  notInstalled: 'Nicht installiert',
  notSet: 'Nicht gesetzt',
  knows: (names) => `Kennt: ${names}`,
  reasons: {
    unreachable: 'Es antwortet nicht. Prüfen, ob es läuft und die Adresse stimmt.',
    refused: 'Es nimmt den Schlüssel nicht an. Den Schlüssel neu setzen.',
    unknown_model: 'Dieses Modell hat es nicht. Es hat:',
    no_languages: 'Es kennt keine Sprachen. Welche hinzufügen oder einen anderen Server benutzen.',
    no_model:
      'In diesem Ordner liegt kein Whisper-Modell in ONNX-Form. Den Ordner wählen, in dem seine config.json liegt.',
    incomplete: 'Auch das Modell nennen.',
    unknown: 'Es kann nicht benutzt werden. Die Angaben hier prüfen.',
  },
  installApertium: 'Mit den nötigen Sprachen installieren, unter Debian: apt-get install apertium apertium-spa-cat',
  installTransformers: 'Sein Paket dort installieren, wo Undertitle läuft: npm install @huggingface/transformers',
}
