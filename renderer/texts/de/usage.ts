/** Words of the screen usage, in German. */
import type { usage as english } from '../en/usage.ts'
import { wording } from './wording.ts'

const { count } = wording

export const usage: typeof english = {
  title: 'Verbrauch',
  plan: (name) => `Tarif: ${name}`,
  meters: 'Kontingent',
  kinds: { search: 'Suchen', downloads: 'Downloads', ai: 'KI' },
  left: (n) => count(n, { other: '# übrig' }),
  usedOf: (used, limit) => `${used} von ${limit} verbraucht`,
  usedOnly: (used) => `${used} verbraucht`,
  unlimited: 'unbegrenzt',
  notKnown: 'vom Dienst nicht genannt',
  showOnly: (kind) => `Zeigen, wohin ${kind} gingen`,
  resetsIn: (remaining, moment) => `erneuert in ${remaining} (${moment})`,
  refresh: 'Neu fragen',
  refreshHint: 'Fragt den Dienst nach den Zählern; kostet nichts',

  chart: (kind) => `${kind} je Tag, die letzten 30 Tage`,
  chartKind: 'Was das Diagramm zeigt',
  asChart: 'Diagramm',
  asTable: 'Tabelle',
  chartView: 'Zeigen als',
  day: 'Tag',
  dayValue: (day, value) => `${day}: ${value}`,
  noDaysHint: 'Jede Suche und jeder Download erscheint hier, mit der Datei, für die sie waren.',

  ledger: 'Welche Einheit wohin ging',
  reasons: {
    'match by name': 'Abgleich nach Namen',
    'match by id': 'Abgleich nach Kennung',
    'title of a match': 'Titel eines Abgleichs',
    'title of an upload': 'Titel einer Hochladung',
    'search by hand': 'Suche von Hand',
    'looked inside': 'hineingesehen',
    chosen: 'gewählt',
    'source of a translation': 'Quelle einer Übersetzung',
  },
  translationInto: (language) => `Übersetzung: ${language}`,
  transcriptionIn: (language) => `Transkription: ${language}`,
  columns: { time: 'Wann', kind: 'Was', subject: 'Wofür', reason: 'Warum', units: 'Einheiten', state: 'Zustand' },
  entryKinds: { search: 'Suche', download: 'Download', ai: 'KI' },
  states: { reserved: 'unterwegs', settled: 'verbraucht', released: 'nicht verbraucht', unknown: 'unbekannt' },
  unknownHint: 'Die App endete, bevor die Antwort kam: Ob der Dienst diese Einheit gezählt hat, ist nicht bekannt.',
  ofOnePlan: 'Nur von einem Plan',
  noEntries: 'Noch wurde keine Einheit verbraucht.',
}
