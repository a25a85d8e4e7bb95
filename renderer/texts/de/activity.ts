/** Words of the screen activity, in German. */
import type { activity as english } from '../en/activity.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# Datei', other: '# Dateien' })

export const activity: typeof english = {
  title: 'Aktivität',
  emptyTitle: 'Noch nichts gelaufen',
  emptyHint: 'Machen Sie einen Plan und führen Sie ihn aus: jede Datei auf ihrem Weg erscheint hier.',
  openPlan: 'Zum Plan',
  noRows: 'Keine Zeile passt zu diesem Filter',
  showAll: 'Alle Zeilen zeigen',

  filters: 'Zeilen nach Zustand',
  counts: {
    all: 'Alle',
    running: 'Unterwegs',
    written: 'Geschrieben',
    skipped: 'Übersprungen',
    waiting: 'Wartend',
    failed: 'Gescheitert',
  },
  states: {
    queued: 'Vorgemerkt',
    downloading: 'Wird geladen',
    checking: 'Wird geprüft',
    written: 'Geschrieben',
    skipped: 'Übersprungen',
    waiting: 'Wartend',
    failed: 'Gescheitert',
    cancelled: 'Abgebrochen',
  },
  reasons: {
    covered: 'Ist inzwischen da.',
    'foreign-file': 'Eine andere Datei hat diesen Namen. Sie blieb.',
    ask: 'Ist erst anzusehen.',
    'no-match': 'Der Dienst kennt den Titel nicht.',
    'no-candidate': 'Kein Untertitel passt.',
    quota: 'Wartet auf das Kontingent.',
    rejected: 'Was kam, war nicht der richtige Text.',
    error: 'Etwas ging schief.',
  },
  table: 'Dateien auf ihrem Weg',
  columns: {
    state: 'Zustand',
    file: 'Datei',
    language: 'Sprache',
    message: 'Was geschah',
    time: 'Wann',
    action: 'Aktionen',
  },

  running: 'Läuft',
  paused: 'Angehalten',
  progress: 'Fortschritt',
  downloadsOf: (done, total) => `Downloads: ${done} von ${total}`,
  filesOf: (done, total) => `Dateien: ${done} von ${total}`,
  pace: (perMinute, remaining) => `${perMinute} je Minute, noch etwa ${remaining}`,
  resumesAt: (moment, remaining) => `Die Wartenden laufen ${moment} von selbst weiter, in ${remaining}.`,
  pause: 'Anhalten',
  resume: 'Weiter',
  cancel: 'Abbrechen',
  cancelHint: 'Fertige Dateien bleiben.',
  retry: (n) => `${files(n)} noch einmal versuchen`,

  doneTitle: (right, total, share) => `${right} von ${total} stimmen jetzt (${share})`,
  nothingLeft: 'Es bleibt nichts übrig.',
  leftOver: (n) => `${n} übrig:`,
  leftReasons: {
    waiting: (n) => count(n, { one: '# wartet auf Kontingent', other: '# warten auf Kontingent' }),
    failed: (n) => count(n, { other: '# gescheitert' }),
    ask: (n) => count(n, { other: '# anzusehen' }),
    none: (n) => count(n, { other: '# nicht gefunden' }),
    skipped: (n) => count(n, { other: '# übersprungen' }),
  },
  spent: (search, downloads) =>
    `Verbraucht: ${count(search, { one: '# Suche', other: '# Suchen' })} und ${count(downloads, { one: '# Download', other: '# Downloads' })}`,
  undoAll: (n) => count(n, { one: '# Datei zurücknehmen', other: 'Alle # Dateien zurücknehmen' }),
  undoQuestion: (n) => `${files(n)} zurücknehmen?`,
  undo: (n) => `${files(n)} zurücknehmen`,
  keep: 'Behalten',
  undone: (n) => `${files(n)} in den Papierkorb gelegt.`,
  keptFiles: (n) => count(n, { one: '# Datei blieb unberührt:', other: '# Dateien blieben unberührt:' }),

  watch: 'Weiter überwachen …',
  showInFolder: 'Im Ordner zeigen',
  wrongNext: 'Falsch → nächster',
  wrongNextHint: 'Legt diesen Untertitel in den Papierkorb und schreibt den nächsten Kandidaten (X)',
  replacing: 'Der nächste wird geholt …',
  replaced: (name, release) => `${name} ist jetzt von ${release}. Der andere liegt im Papierkorb.`,
  nothingNext: 'Er liegt im Papierkorb. Einen anderen Untertitel für dieses Video hat der Dienst nicht.',
}
