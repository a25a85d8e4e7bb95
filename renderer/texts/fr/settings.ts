/** Words of the screen settings, in French. */
import type { settings as english } from '../en/settings.ts'
import { wording } from './wording.ts'

const { count, number } = wording

export const settings: typeof english = {
  title: 'Réglages',
  saved: 'Chaque changement est enregistré aussitôt.',

  service: 'Service',
  serviceHint: 'D’où viennent les sous-titres.',
  builtIn: 'Intégré',
  remote: 'Autre service',
  builtInHint: 'Fonctionne dans l’application, sans clé ni réseau.',
  address: 'Adresse',
  downloadAddress: 'Adresse des téléchargements',
  uploadAddress: 'Adresse des envois',
  sameAddress: 'la même que ci-dessus',
  addressHint: 'Commence par https://',
  apiKey: 'Clé',
  uploadToken: 'Jeton d’envoi',
  secretSet: (ending: string) => `Enregistrée, finit par …${ending}`,
  replace: 'Remplacer',
  forget: 'Oublier',
  keep: 'Garder',
  save: 'Enregistrer',
  test: 'Tester le service',
  testOk: (plan: string | null) => (plan === null ? 'Le service répond.' : `Le service répond. Votre offre : ${plan}.`),

  languages: 'Langues',
  languagesHint:
    'Chaque vidéo reçoit un sous-titre par ligne. Si la première langue n’existe pas, la suivante est prise.',
  wishes: {
    add: 'Ajouter une langue',
    addFallback: 'sinon…',
    otherwise: 'sinon',
    nothingFound: 'Aucune langue de ce nom',
    none: 'Choisissez au moins une langue.',
    up: (name: string) => `Monter ${name}`,
    remove: (name: string) => `Retirer ${name}`,
  },
  wouldMean: (covered: number, missing: number) => `${number(covered)} complètes, ${number(missing)} à compléter`,
  hearingImpaired: 'Pour malentendants',
  hearingImpairedChoices: { any: 'Indifférent', prefer: 'De préférence', avoid: 'À éviter', only: 'Uniquement' },
  forced: 'Aussi les sous-titres forcés',
  forcedHint: 'Seulement les passages en langue étrangère. Ils ne comptent jamais comme une vidéo complète.',
  skipWhenAudioMatches: 'Ignorer si le son est déjà dans cette langue',

  naming: 'Noms de fichiers',
  namingUniversal: 'Universel',
  namingExample: 'Exemple',
  namingReaders: 'Qui les reconnaît',
  readers: {
    universal: 'Plex, Jellyfin, Emby, Kodi, mpv et VLC',
    plex: 'Plex ; Jellyfin, Kodi, mpv et VLC les lisent aussi',
    jellyfin: 'Jellyfin et Emby ; Plex peut afficher une langue régionale comme inconnue',
    kodi: 'Kodi ; Plex peut afficher une langue régionale comme inconnue',
    mpv: 'mpv à partir de 0.40 et VLC ; un mpv plus ancien ne charge pas les noms régionaux',
  },
  protections: {
    keyring: 'Chiffrée par le trousseau du système.',
    session:
      'Aucun trousseau trouvé. Une clé est gardée jusqu’à ce que vous quittiez l’application ou, si vous le choisissez, dans un fichier non chiffré.',
    file: 'Gardée dans un fichier que seul votre utilisateur peut lire, mais qui n’est pas chiffré.',
  },

  clean: {
    title: 'Après le téléchargement',
    hint: 'Ce qui est fait d’un texte avant de l’écrire. Seuls les fichiers de cette application sont touchés, et tout peut être annulé.',
    sounds: 'Retirer les sons et les noms des locuteurs',
    soundsHint:
      'Descriptions pour malentendants. Les paroles de chansons restent, ainsi que tout ce qui pourrait être un dialogue.',
    soundsWished: 'Pas tant que les règles ci-dessus demandent des sous-titres pour malentendants.',
    credits: 'Retirer les crédits et les publicités',
    creditsHint: 'Qui a fait le sous-titre, sites et publicités. Le générique du film reste.',
    format: 'Format',
    formats: { keep: 'tel que livré', srt: 'toujours SRT' },
    exampleTitle: 'Un exemple',
    before: 'Livré',
    after: 'Écrit',
    gone: 'retiré',
    example: [
      'Sous-titres : Anne Autre',
      '[La porte grince]\n- Qui est là ?',
      'JEAN : C’est moi.\n(SOUPIR)',
      '♪ La pluie tombe ♪',
    ],
  },

  folders: 'Dossiers',
  foldersHint: 'Retirer un dossier d’ici ne touche à aucun fichier.',
  noFolders: 'Aucun dossier. Ajoutez-en un dans la bibliothèque.',
  videos: (n: number) => count(n, { one: '# vidéo', many: '# de vidéos', other: '# vidéos' }),
  remove: 'Retirer',
  removeQuestion: (n: number) =>
    count(n, {
      one: 'Retirer # vidéo de la bibliothèque ?',
      many: 'Retirer # de vidéos de la bibliothèque ?',
      other: 'Retirer # vidéos de la bibliothèque ?',
    }),
  removeVerb: (n: number) =>
    count(n, { one: 'Retirer # vidéo', many: 'Retirer # de vidéos', other: 'Retirer # vidéos' }),

  appearance: 'Apparence',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  uiLanguage: 'Langue de l’application',
  machineLanguage: 'Langue du système',

  keyboard: 'Clavier',
  keyboardHint: 'L’examen affiche ses propres touches.',
  keys: {
    screens: 'aller à un écran',
    search: 'chercher dans la bibliothèque',
    rows: 'parcourir une liste',
    ends: 'première ou dernière ligne',
    open: 'ouvrir une ligne',
    actions: 'aux boutons de cette ligne',
    close: 'fermer, ou tout laisser tel quel',
    next: 'mauvais sous-titre : écrire le suivant',
  },

  advanced: 'Avancé',
  yesTo: 'Sans demander, prendre',
  yesToChoices: { sure: 'ce qui est sûr', all: 'le meilleur choix' },
  timing: 'Vérifier les temps après le téléchargement',
  timingChoices: { off: 'jamais', subtitles: 'avec mes sous-titres', video: 'aussi avec la vidéo' },
  minimumSize: 'Plus petite vidéo (Mo)',
  minimumSizeHint: 'Les fichiers plus petits sont ignorés comme extraits.',

  cache: 'Archives téléchargées',
  cacheEmpty: 'Aucune n’est gardée.',
  cacheHint:
    'Elles sont gardées pour ne payer aucun téléchargement deux fois. Après le vidage, chacune dont on a de nouveau besoin coûte un téléchargement.',
  clearCache: (n, size) => `Vider le cache (${count(n, { one: '# archive', other: '# archives' })}, ${size})`,
  clearCacheQuestion: (n) =>
    count(n, {
      one: 'Supprimer # archive ? S’il la faut de nouveau, cela coûte 1 téléchargement.',
      other: 'Supprimer # archives ? Chacune qu’il faut de nouveau coûte 1 téléchargement.',
    }),
  clearCacheVerb: (n) => count(n, { one: 'Supprimer # archive', other: 'Supprimer # archives' }),
}
