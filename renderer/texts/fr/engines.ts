/** Words of the engines of the built-in service, in French. */
import type { Texts } from '../en.ts'

export const engines: Texts['engines'] = {
  title: 'Traduction et parole',
  hint: 'Avec quoi le service intégré traduit et écoute. Sans moteur, il refuse, ce qui ne coûte rien.',
  elsewhere: 'L’autre service apporte ses propres moteurs.',
  check: 'Vérifier les moteurs',
  canTranslate: (names) => `Peut traduire avec : ${names}.`,
  cannotTranslate:
    'Rien ici ne peut traduire : indiquez plus bas l’adresse d’un modèle de langue ou de LibreTranslate, ou installez Apertium.',
  canHear: (names) => `Peut transcrire la parole avec : ${names}.`,
  cannotHear:
    'Rien ici ne peut transcrire la parole : indiquez plus bas l’adresse d’un modèle d’écoute, ou choisissez le dossier d’un modèle Whisper.',
  noFfmpeg: 'Seuls les fichiers WAV peuvent être écoutés : installez ffmpeg pour les vidéos.',
  names: {
    openai: 'Modèle de langue',
    libretranslate: 'LibreTranslate',
    apertium: 'Apertium',
    speech: 'Modèle d’écoute',
    whisper: 'Dossier Whisper',
    ffmpeg: 'ffmpeg',
  },
  hints: {
    openai:
      'Toute adresse compatible OpenAI, par exemple Ollama : http://127.0.0.1:11434/v1. Le seul moteur avec des tons.',
    libretranslate: 'Votre serveur ou un serveur loué, par exemple http://127.0.0.1:5000.',
    apertium: 'Utilisé là où il est installé sur cette machine. Bon entre langues proches.',
    speech: 'Une adresse audio compatible OpenAI, par exemple http://127.0.0.1:8000/v1.',
    whisper: 'Un modèle Whisper au format ONNX sur cette machine. Il passe avant le modèle d’écoute.',
  },
  address: 'Adresse',
  model: 'Modèle',
  key: 'Clé',
  useApertium: 'Utiliser Apertium',
  noFolder: 'Aucun dossier choisi',
  chooseFolder: 'Choisir un dossier …',
  useFolder: 'Utiliser ce dossier',
  forgetFolder: 'L’oublier',
  byVariable: 'Défini par une variable de l’environnement dans lequel l’application a démarré.',
  ready: 'Prêt',
  failing: 'Ne marche pas',
  notInstalled: 'Pas installé',
  notSet: 'Non défini',
  knows: (names) => `Connaît : ${names}`,
  reasons: {
    unreachable: 'Il ne répond pas. Vérifiez qu’il tourne et que son adresse est juste.',
    refused: 'Il n’accepte pas la clé. Saisissez-la de nouveau.',
    unknown_model: 'Il n’a pas ce modèle. Il a :',
    no_languages: 'Il ne connaît aucune langue. Ajoutez-en, ou prenez un autre serveur.',
    no_model:
      'Ce dossier ne contient pas de modèle Whisper au format ONNX. Choisissez celui qui contient son config.json.',
    incomplete: 'Indiquez aussi le modèle.',
    unknown: 'Il est inutilisable. Vérifiez ce qui est défini ici.',
  },
  installApertium: 'Installez-le avec les langues voulues, sous Debian : apt-get install apertium apertium-spa-cat',
  installTransformers: 'Installez son paquet là où tourne Undertitle : npm install @huggingface/transformers',
}
