/** Words of the screen library, in French. */
import type { library as english } from '../en/library.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# vidéo', many: '# de vidéos', other: '# vidéos' })

const fieldNames: typeof english.fields = {
  title: 'Titre',
  otherTitle: 'Autre titre',
  year: 'Année',
  season: 'Saison',
  lastSeason: 'Dernière saison',
  episodes: 'Épisode',
  absoluteEpisode: 'Épisode au total',
  isFullSeason: 'Saison entière',
  episodeTitle: 'Titre de l’épisode',
  date: 'Date',
  part: 'Partie',
  source: 'Source',
  isRemux: 'Remux',
  resolution: 'Définition',
  videoCodec: 'Image',
  audioCodecs: 'Son',
  releaseGroup: 'Groupe',
  editions: 'Édition',
  languages: 'Langues',
  streamingService: 'Plateforme',
  isProper: 'Version corrigée',
  fps: 'Images par seconde',
}

export const library: typeof english = {
  title: 'Bibliothèque',
  summary: (n: number, moment: string) => `${videos(n)} · dernière analyse ${moment}`,
  videosOnly: videos,
  search: 'Rechercher par nom',
  addFolder: 'Ajouter un dossier',
  scanAgain: 'Analyser de nouveau les dossiers',
  plan: (n: number) => `Chercher les sous-titres de ${videos(n)}`,
  planFolder: 'Chercher les sous-titres de ce dossier',
  planNothing: 'Rien ne manque',

  scanning: (n: number) => `Analyse des dossiers : ${videos(n)} jusqu’ici`,
  cancelScan: 'Arrêter (Échap)',

  folders: 'Dossiers',
  allFolders: 'Tous les dossiers',
  folderStates: {
    there: '',
    scanning: 'analyse en cours',
    away: 'absent pour le moment',
    unreadable: 'illisible',
  },

  languages: 'Langues',
  coverage: (language: string, covered: string) => `${language} : ${covered} couvert`,
  showCovered: (language: string, n: number) => `${language} : afficher ${videos(n)} avec sous-titres`,
  showMissing: (language: string, n: number) => `${language} : afficher ${videos(n)} sans sous-titres`,

  filters: 'Filtres',
  filter: {
    all: 'Toutes',
    missing: 'Incomplètes',
    covered: 'Complètes',
    ask: 'À vérifier',
    waiting: 'En attente',
    none: 'Introuvables',
    'not-understood': 'Nom ambigu',
    ignored: 'Ignorés',
    orphans: 'Sans vidéo',
  },

  table: 'Vidéos',
  columns: { name: 'Fichier', title: 'Lu comme', folder: 'Dossier', languages: 'Sous-titres', changed: 'Modifié' },
  sortBy: {
    name: 'Trier par fichier',
    title: 'Trier par titre',
    folder: 'Trier par dossier',
    newest: 'Les plus récents d’abord',
  },
  notUnderstood: 'nom non compris',
  leftOutTable: 'Fichiers ignorés',
  orphanTable: 'Sous-titres sans vidéo',
  leftOutColumns: { path: 'Fichier', reason: 'Pourquoi' },

  leftOutReasons: {
    sample: 'Un extrait.',
    extra: 'Un bonus.',
    trailer: 'Une bande-annonce.',
    'too-small': 'Trop petit pour un film ou un épisode.',
    'still-growing': 'Encore en copie ou en téléchargement. Analysez de nouveau ensuite.',
    hidden: 'Appartient au système ou est caché.',
    link: 'Un lien. Ajoutez le dossier vers lequel il mène.',
    'special-file': 'Pas un fichier ordinaire.',
    unreadable: 'Illisible. Vérifiez les droits.',
    'unusable-name': 'Nom inutilisable. Renommez-le.',
    orphan: 'Aucune vidéo ne lui correspond.',
  },

  fields: fieldNames,

  states: {
    covered: 'présent',
    missing: 'manquant',
    ask: 'à vérifier',
    waiting: 'attend le quota',
    none: 'introuvable',
  },
  by: {
    sidecar: 'un fichier à vous',
    stray: 'un fichier à vous sous un ancien nom',
    ours: 'un fichier écrit par Undertitle',
    track: 'une piste de la vidéo',
    audio: 'la langue parlée',
  },
  standing: (language: string, state: string, by: string | null) =>
    by === null ? `${language} : ${state}` : `${language} : ${state}, ${by}`,

  emptyTitle: 'Déposez ici un dossier de vidéos',
  emptyTitleNoDrop: 'Ajoutez un dossier de vidéos',
  emptyText:
    'Chaque vidéo reçoit les bons sous-titres dans vos langues. Rien n’est écrit avant que vous ayez vu le plan.',
  dropHere: 'Relâchez pour ajouter ces dossiers',
  trySample: 'Essayer avec des vidéos d’exemple',
  noRowsTitle: 'Aucune vidéo dans cette liste',
  noRowsText: 'Choisissez un autre filtre ou affichez toutes les vidéos.',
  noMatchTitle: (text: string) => `Aucun nom ne contient « ${text} »`,
  noMatchText: 'Essayez avec moins de lettres ou effacez la recherche.',
  showAll: 'Tout afficher',

  browse: {
    title: 'Choisir un dossier',
    add: 'Ajouter ce dossier',
    up: 'Dossier parent',
    empty: 'Il n’y a aucun dossier ici.',
    keys: 'Entrée ouvre un dossier, Retour arrière remonte.',
  },

  titleChoice: {
    section: 'Titre',
    another: 'C’est un autre titre…',
    chosen: {
      movie: (title: string) => `Pris pour « ${title} », comme vous l’avez dit.`,
      tv: (title: string) =>
        `Pris pour « ${title} », comme vous l’avez dit : tous les épisodes de la série dans ce dossier.`,
    },
    forget: 'Oublier ce choix',
    field: 'Quel est le titre ?',
    hint: 'Une recherche est utilisée. Votre choix vaut pour toute la série.',
    search: 'Chercher',
    found: 'Titres trouvés',
    none: 'Aucun titre ne porte ce nom. Essayez moins de mots, ou un identifiant (tt…).',
    movie: 'Film',
    show: 'Série',
  },

  drawer: {
    label: 'Une vidéo',
    find: 'Chercher des sous-titres',
    showInFolder: 'Afficher dans le dossier',
    play: 'Ouvrir avec le lecteur',
    facts: 'À propos de cette vidéo',
    size: 'Taille',
    runningTime: 'Durée',
    frameRate: 'Cadence',
    fps: (value: string) => `${value} images/s`,
    folder: 'Dossier',
    wanted: 'Souhaité',
    sidecars: 'Fichiers de sous-titres à côté',
    noSidecars: 'Aucun fichier de sous-titres à côté de cette vidéo.',
    dragHint:
      'Les fichiers d’Undertitle se glissent par leur nom vers un autre programme ou dossier. Au clavier : « Afficher dans le dossier ».',
    ours: 'd’Undertitle',
    yours: 'à vous',
    rePaired: 'à vous, reconnu au titre',
    rePairedWhy:
      'Sa vidéo a été renommée ou remplacée : reconnu au titre, à la saison et à l’épisode. Les lecteurs ne le trouvent pas sous ce nom.',
    rename: 'Renommer d’après la vidéo',
    renamed: (name: string) => `S’appelle maintenant ${name}`,
    undoRename: 'Annuler le changement de nom',
    tracks: 'Pistes internes',
    noTracks: 'Les pistes de ce fichier n’ont pas pu être lues.',
    kinds: { video: 'Vidéo', audio: 'Audio', subtitle: 'Sous-titre' },
    why: 'Pourquoi le nom a été lu ainsi',
    from: { name: 'nom du fichier', folder: 'nom du dossier' },
    history: 'Ce qu’Undertitle a fait ici',
    noHistory: 'Rien n’a encore été écrit pour cette vidéo.',
    undo: 'Annuler 1 fichier',
    undone: (n: number) =>
      count(n, {
        one: '# fichier mis à la corbeille.',
        many: '# de fichiers mis à la corbeille.',
        other: '# fichiers mis à la corbeille.',
      }),
  },
}
