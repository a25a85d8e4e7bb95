/** Words of the screen history, in German. */
import type { history as english } from '../en/history.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# Datei', other: '# Dateien' })

export const history: typeof english = {
  title: 'Verlauf & Papierkorb',
  pages: 'Was zu zeigen ist',
  page: 'Verlauf',
  trash: 'Papierkorb',
  search: 'Nach Namen suchen',

  batches: 'Läufe',
  allBatches: 'Alle Läufe',
  batchFiles: (n) => files(n),
  emptyTitle: 'Noch nichts geschrieben',
  emptyHint: 'Jeder Untertitel, den die App schreibt, steht hier und lässt sich zurücknehmen.',
  nothingFoundTitle: 'Nichts passt zu dieser Suche',
  nothingFoundHint: 'Versuchen Sie einen anderen Teil des Namens oder einen anderen Lauf.',

  table: 'Geschriebene Untertitel',
  columns: {
    time: 'Wann',
    file: 'Untertitel',
    language: 'Sprache',
    release: 'Herkunft',
    state: 'Zustand',
  },
  warnings: { short: 'Er endet deutlich vor dem Video.' },
  states: { written: 'geschrieben', undone: 'zurückgenommen', replaced: 'ersetzt' },

  undoRow: '1 Datei zurücknehmen',
  undoBatch: (n) => `${files(n)} zurücknehmen`,
  undoSince: 'Alles zurücknehmen seit …',
  since: { hour: 'einer Stunde', today: 'heute früh', yesterday: 'gestern früh', week: 'einer Woche' },
  sinceMoment: 'einem eigenen Zeitpunkt',
  count: 'Dateien zählen',
  undoQuestion: (n) => `${files(n)} zurücknehmen?`,
  undo: (n) => `${files(n)} zurücknehmen`,
  keep: 'Behalten',
  ok: 'In Ordnung',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  undone: (n) => `${files(n)} in den Papierkorb gelegt.`,
  keptFiles: (n) => count(n, { one: '# Datei blieb unberührt:', other: '# Dateien blieben unberührt:' }),

  renames: 'Umbenannt',
  renamesTable: 'Ihre umbenannten Untertitel',
  renamesColumns: { to: 'Name jetzt', from: 'Name vorher', time: 'Wann', action: 'Aktionen' },
  renamesEmptyTitle: 'Keine Ihrer Dateien wurde umbenannt',
  renamesEmptyHint:
    'Ein Untertitel, den ein umbenanntes Video zurückgelassen hat, kann nach ihm benannt werden: im Plan oder beim Video.',
  undoRename: '1 Umbenennung zurücknehmen',

  trashTable: 'Dateien im Papierkorb',
  trashColumns: {
    time: 'Seit',
    file: 'Untertitel',
    language: 'Sprache',
    size: 'Größe',
    action: 'Aktionen',
  },
  trashEmptyTitle: 'Der Papierkorb ist leer',
  trashEmptyHint: 'Was zurückgenommen oder ersetzt wird, bleibt hier, bis Sie ihn leeren.',
  restore: 'Wiederherstellen',
  restored: (name) => `${name} ist wieder da.`,
  emptyTrash: (n) => `Papierkorb leeren: ${files(n)}`,
  emptyQuestion: (n) => `${files(n)} endgültig löschen?`,
  deleteFiles: (n) => `${files(n)} löschen`,
}
