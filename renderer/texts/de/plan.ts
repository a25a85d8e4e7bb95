/** Words of the screen plan, in German. */
import type { plan as english } from '../en/plan.ts'
import { wording } from './wording.ts'

const { count } = wording
const downloads = (n: number) => count(n, { one: '# Download', other: '# Downloads' })
const files = (n: number) => count(n, { one: '# Datei', other: '# Dateien' })

export const plan: typeof english = {
  title: 'Plan & Prüfung',

  emptyTitle: 'Noch kein Plan',
  emptyHint:
    'Ein Plan zeigt, was für jeden fehlenden Untertitel geladen würde. Geschrieben wird nichts, bevor Sie es sagen.',
  make: 'Fehlendes suchen',
  makeAgain: 'Neu planen',
  nothingMissingTitle: 'Es fehlt nichts',
  nothingMissingHint: 'Jedes Video der Mediathek hat die gewünschten Untertitel.',
  noRows: 'Keine Zeile passt zu diesem Filter',
  showAll: 'Alle Zeilen zeigen',

  scanning: 'Die Ordner werden durchsucht',
  matching: 'Namen werden mit dem Dienst abgeglichen',
  progressOf: (done, total) => `${done} von ${total}`,
  cancel: 'Abbrechen',
  running: 'Dieser Plan wird gerade ausgeführt.',
  paused: 'Die Ausführung ist angehalten.',
  finished: 'Dieser Plan wurde ausgeführt.',
  openActivity: 'Aktivität zeigen',

  filters: 'Zeilen nach Ergebnis',
  everything: 'Alle',
  answers: {
    sure: 'Sicher',
    ask: 'Anzusehen',
    chosen: 'Selbst gewählt',
    skipped: 'Übersprungen',
    waiting: 'Wartend',
    translate: 'Zu übersetzen',
    none: 'Nichts gefunden',
    yours: 'Eigene, alter Name',
  },
  fromPacks: (packs) => `Aus ${count(packs, { one: '# Staffelpaket', other: '# Staffelpaketen' })}`,
  spentOnSearch: (n) => `Der Abgleich brauchte ${count(n, { one: '# Suche', other: '# Suchen' })}`,
  answersFromCache: (n) =>
    `${count(n, { one: '# Antwort', other: '# Antworten' })} aus dem Zwischenspeicher, kostenlos`,

  budgetFree: 'Kostet keine Downloads',
  budgetUnknown: (n) => `${downloads(n)}; wie viele heute übrig sind, ist nicht bekannt`,
  budgetFits: (n, left) => `Braucht ${downloads(n)} von den ${wording.number(left)}, die heute übrig sind`,
  budgetWaits: (n, waiting) =>
    `${downloads(n)} laufen jetzt, ${count(waiting, { one: '# Datei wartet', other: '# Dateien warten' })}`,
  waitsUntil: (moment, remaining) => ` bis ${moment}, in ${remaining}`,
  waitsUnknown: ', bis das Kontingent erneuert ist',

  run: (n) => (n === 0 ? 'Ausführen: kostenlos' : `Ausführen: ${downloads(n)}`),
  lookAt: (n) => count(n, { one: '# Datei ansehen', other: '# Dateien ansehen' }),

  table: 'Geplante Untertitel',
  columns: {
    file: 'Datei',
    language: 'Sprache',
    release: 'Untertitel',
    why: 'Warum',
    kind: 'Art',
    action: 'Aktion',
  },
  singleVideos: 'Einzelne Videos',
  rowsInGroup: (n) => count(n, { one: '# Zeile', other: '# Zeilen' }),
  fromPack: (name) => `aus dem Paket ${name}`,
  renameYours: 'Umbenennen',
  renameYoursWhy: 'Umbenennen statt laden: Ihre eigene Datei, 0 Einheiten. Der Verlauf nimmt es zurück.',
  yours: 'Ihre eigene, unter altem Namen: 0 Einheiten',
  noRelease: 'kein Untertitel',
  choices: (n) => count(n, { other: '# zur Auswahl' }),
  kinds: { human: 'Mensch', 'hearing-impaired': 'HG', machine: 'Maschine' },
  kindTitles: {
    human: 'Von Menschen gemacht',
    'hearing-impaired': 'Für Hörgeschädigte: Geräusche werden beschrieben',
    machine: 'Von einer Maschine übersetzt',
  },
  actions: {
    sure: 'Schreiben',
    ask: 'Ansehen',
    chosen: 'Schreiben',
    skipped: 'Auslassen',
    waiting: 'Warten',
    translate: 'Übersetzen',
    none: 'Lassen',
    yours: 'Umbenennen',
  },
  aspects: {
    group: 'Gruppe',
    source: 'Quelle',
    fps: 'fps',
    edition: 'Fassung',
    streaming: 'Streaming',
    proper: 'Proper',
    resolution: 'Auflösung',
    codec: 'Codec',
  },
  same: (aspect) => `${aspect}: gleich`,
  differs: (aspect) => `${aspect}: anders`,
  tiers: [
    'für dieses Release gemacht',
    'gleiche Quelle und Fassung',
    'Passung nicht bekannt',
    'andere Quelle oder nur ein Teil',
    'andere Fassung oder Geschwindigkeit',
  ],

  review: {
    title: 'Ansehen, was nicht sicher ist',
    files: 'Dateien zum Ansehen',
    decided: (n, total) => `${wording.number(n)} von ${wording.number(total)} entschieden`,
    more: (n) => `danach noch ${files(n)}`,
    decisions: { open: 'nicht entschieden', chosen: 'gewählt', skipped: 'übersprungen' },
    questions: {
      title: 'Ist das der richtige Titel? Der Name lässt es offen.',
      tier: 'Der Titel stimmt, aber kein Untertitel wurde für dieses Release gemacht.',
    },
    candidates: 'Kandidaten',
    noCandidates:
      'Für diese Datei wird kein Untertitel angeboten. Überspringen Sie sie, oder sagen Sie, welcher Titel es ist.',
    titleHint:
      'Die Suche verbraucht eine Einheit. Ein gewählter Titel wird für die ganze Serie neu angefragt: eine Einheit je Staffel.',
    chosen: 'gewählt',
    pack: 'Staffelpaket',
    by: (author) => `von ${author}`,
    fps: (value) => `${value} fps`,
    lastCue: (end, runtime) => `endet ${end} von ${runtime}`,
    lastCueAlone: (end) => `endet ${end}`,
    inside: 'Im Untertitel',
    lookInside: 'Hineinsehen: 1 Download',
    lookInsideFree: 'Hineinsehen: kostenlos',
    looking: 'Der Untertitel wird geholt …',
    parts: { first: 'Anfang', middle: 'Mitte', last: 'Ende' },
    encoding: (name) => `Kodierung ${name}`,
    longer: (by) => `Geht ${by} weiter, nachdem das Video zu Ende ist`,
    shorter: (by) => `Endet ${by} vor dem Video`,
    shortcuts: 'Tasten',
    keys: {
      file: 'Datei',
      choose: 'wählen',
      skip: 'überspringen',
      look: 'hineinsehen',
      season: 'ganze Staffel',
      title: 'anderer Titel',
      next: 'nächste offene Datei',
      back: 'zurück zum Plan',
    },
    space: 'Leertaste',
    news: {
      file: (place, total, name) => `Datei ${wording.number(place)} von ${wording.number(total)}: ${name}`,
      candidates: (n) => count(n, { one: '# Kandidat', other: '# Kandidaten' }),
      chosen: (release) => `Gewählt: ${release}`,
      season: (n) => `Für ${files(n)} der Staffel gewählt`,
      title: (name, n) => `Gilt als ${name}: für ${files(n)} neu angefragt`,
      skipped: 'Übersprungen',
      finished: 'Alle Dateien sind entschieden',
    },
  },
}
