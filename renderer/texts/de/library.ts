/** Words of the screen library, in German. */
import type { library as english } from '../en/library.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# Video', other: '# Videos' })

const fieldNames: typeof english.fields = {
  title: 'Titel',
  otherTitle: 'Anderer Titel',
  year: 'Jahr',
  season: 'Staffel',
  lastSeason: 'Letzte Staffel',
  episodes: 'Folge',
  absoluteEpisode: 'Folge insgesamt',
  isFullSeason: 'Ganze Staffel',
  episodeTitle: 'Titel der Folge',
  date: 'Datum',
  part: 'Teil',
  source: 'Quelle',
  isRemux: 'Remux',
  resolution: 'Auflösung',
  videoCodec: 'Bild',
  audioCodecs: 'Ton',
  releaseGroup: 'Gruppe',
  editions: 'Fassung',
  languages: 'Sprachen',
  streamingService: 'Streamingdienst',
  isProper: 'Berichtigte Fassung',
  fps: 'Bildrate',
}

export const library: typeof english = {
  title: 'Mediathek',
  summary: (n: number, moment: string) => `${videos(n)} · zuletzt durchsucht ${moment}`,
  videosOnly: videos,
  search: 'Nach Namen suchen',
  addFolder: 'Ordner hinzufügen',
  scanAgain: 'Ordner erneut durchsuchen',
  plan: (n: number) => `Untertitel für ${videos(n)} suchen`,
  planFolder: 'Untertitel für diesen Ordner suchen',
  planNothing: 'Es fehlt nichts',

  scanning: (n: number) => `Ordner werden durchsucht: ${videos(n)} gefunden`,
  cancelScan: 'Anhalten (Esc)',

  folders: 'Ordner',
  allFolders: 'Alle Ordner',
  folderStates: {
    there: '',
    scanning: 'wird durchsucht',
    away: 'zurzeit nicht da',
    unreadable: 'nicht lesbar',
  },

  languages: 'Sprachen',
  coverage: (language: string, covered: string) => `${language}: ${covered} abgedeckt`,
  showCovered: (language: string, n: number) => `${language}: ${videos(n)} mit Untertiteln zeigen`,
  showMissing: (language: string, n: number) => `${language}: ${videos(n)} ohne Untertitel zeigen`,

  filters: 'Filter',
  filter: {
    all: 'Alle',
    missing: 'Fehlen',
    covered: 'Abgedeckt',
    ask: 'Zu prüfen',
    waiting: 'Warten',
    none: 'Nicht gefunden',
    'not-understood': 'Name unklar',
    ignored: 'Ausgelassen',
    orphans: 'Ohne Video',
  },

  table: 'Videos',
  columns: { name: 'Datei', title: 'Gelesen als', folder: 'Ordner', languages: 'Untertitel', changed: 'Geändert' },
  sortBy: {
    name: 'Nach Datei ordnen',
    title: 'Nach Titel ordnen',
    folder: 'Nach Ordner ordnen',
    newest: 'Neueste zuerst',
  },
  notUnderstood: 'Name nicht verstanden',
  leftOutTable: 'Ausgelassene Dateien',
  orphanTable: 'Untertitel ohne Video',
  leftOutColumns: { path: 'Datei', reason: 'Warum' },

  leftOutReasons: {
    sample: 'Ein Ausschnitt.',
    extra: 'Zusatzmaterial.',
    trailer: 'Ein Trailer.',
    'too-small': 'Zu klein für einen Film oder eine Folge.',
    'still-growing': 'Wird noch kopiert oder geladen. Danach erneut durchsuchen.',
    hidden: 'Gehört dem System oder ist versteckt.',
    link: 'Eine Verknüpfung. Den Zielordner hinzufügen.',
    'special-file': 'Keine gewöhnliche Datei.',
    unreadable: 'Nicht lesbar. Rechte prüfen.',
    'unusable-name': 'Der Name ist nicht verwendbar. Umbenennen.',
    orphan: 'Kein Video passt dazu.',
  },

  fields: fieldNames,

  states: {
    covered: 'vorhanden',
    missing: 'fehlt',
    ask: 'muss geprüft werden',
    waiting: 'wartet auf Kontingent',
    none: 'nichts gefunden',
  },
  by: {
    sidecar: 'Ihre eigene Datei',
    stray: 'Ihre eigene Datei unter altem Namen',
    ours: 'von Undertitle geschrieben',
    track: 'eine Spur im Video',
    audio: 'die gesprochene Sprache',
  },
  standing: (language: string, state: string, by: string | null) =>
    by === null ? `${language}: ${state}` : `${language}: ${state}, ${by}`,

  emptyTitle: 'Einen Ordner mit Videos hierher ziehen',
  emptyTitleNoDrop: 'Einen Ordner mit Videos hinzufügen',
  emptyText:
    'Jedes Video bekommt die passenden Untertitel in Ihren Sprachen. Geschrieben wird erst, wenn Sie den Plan gesehen haben.',
  dropHere: 'Loslassen, um diese Ordner hinzuzufügen',
  trySample: 'Mit Beispielvideos ausprobieren',
  noRowsTitle: 'In dieser Liste ist kein Video',
  noRowsText: 'Einen anderen Filter wählen oder alle Videos zeigen.',
  noMatchTitle: (text: string) => `Kein Name enthält „${text}“`,
  noMatchText: 'Weniger Buchstaben eingeben oder die Suche leeren.',
  showAll: 'Alle zeigen',

  browse: {
    title: 'Ordner wählen',
    add: 'Diesen Ordner hinzufügen',
    up: 'Eine Ebene höher',
    empty: 'Hier sind keine Ordner.',
    keys: 'Die Eingabetaste öffnet einen Ordner, die Rücktaste führt zurück.',
  },

  titleChoice: {
    section: 'Titel',
    another: 'Das ist ein anderer Titel …',
    chosen: {
      movie: (title: string) => `Gilt als „${title}“, wie Sie gesagt haben.`,
      tv: (title: string) => `Gilt als „${title}“, wie Sie gesagt haben: jede Folge der Serie in diesem Ordner.`,
    },
    forget: 'Vergessen',
    field: 'Welcher Titel ist es?',
    hint: 'Eine Suche wird verbraucht. Ihre Wahl gilt für die ganze Serie.',
    search: 'Suchen',
    found: 'Gefundene Titel',
    none: 'Kein Titel heißt so. Versuchen Sie weniger Wörter oder eine Kennung (tt…).',
    movie: 'Film',
    show: 'Serie',
  },

  drawer: {
    label: 'Ein Video',
    find: 'Untertitel suchen',
    showInFolder: 'Im Ordner zeigen',
    play: 'Mit dem Player öffnen',
    facts: 'Über dieses Video',
    size: 'Größe',
    runningTime: 'Laufzeit',
    frameRate: 'Bildrate',
    fps: (value: string) => `${value} Bilder/s`,
    folder: 'Ordner',
    wanted: 'Gewünscht',
    sidecars: 'Untertiteldateien daneben',
    noSidecars: 'Neben diesem Video liegt keine Untertiteldatei.',
    dragHint:
      'Dateien von Undertitle lassen sich am Namen in ein anderes Programm oder einen Ordner ziehen. Mit der Tastatur: „Im Ordner zeigen“.',
    ours: 'von Undertitle',
    yours: 'Ihre eigene',
    rePaired: 'Ihre, am Titel erkannt',
    rePairedWhy:
      'Das Video wurde umbenannt oder ersetzt: erkannt an Titel, Staffel und Folge. Unter diesem Namen finden Player die Datei nicht.',
    rename: 'Nach dem Video benennen',
    renamed: (name: string) => `Heißt jetzt ${name}`,
    undoRename: 'Umbenennen zurücknehmen',
    tracks: 'Spuren darin',
    noTracks: 'Die Spuren dieser Datei waren nicht lesbar.',
    kinds: { video: 'Bild', audio: 'Ton', subtitle: 'Untertitel' },
    why: 'Warum der Name so gelesen wurde',
    from: { name: 'Dateiname', folder: 'Ordnername' },
    history: 'Was Undertitle hier getan hat',
    noHistory: 'Für dieses Video wurde noch nichts geschrieben.',
    undo: '1 Datei zurücknehmen',
    undone: (n: number) =>
      count(n, { one: '# Datei in den Papierkorb verschoben.', other: '# Dateien in den Papierkorb verschoben.' }),
  },
}
