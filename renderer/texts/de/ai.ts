/** Words of translations and transcriptions, in German. */
import type { Texts } from '../en.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# Video', other: '# Videos' })
const jobs = (n: number) => count(n, { one: '# Auftrag', other: '# Aufträge' })

export const ai: Texts['ai'] = {
  title: 'Übersetzungen und Mitschriften',
  left: (n, until) =>
    `Diesen Monat noch ${count(n, { one: '# KI-Einheit', other: '# KI-Einheiten' })}${until === null ? '' : `, neu am ${until}`}.`,
  filters: 'Aufträge nach Stand',
  filter: { all: 'Alle', running: 'Läuft', waiting: 'Wartet', written: 'Geschrieben', failed: 'Fehlgeschlagen' },
  states: {
    queued: 'Eingereiht',
    waiting: 'Wartet',
    running: 'Wird übersetzt',
    checking: 'Wird geprüft',
    written: 'Geschrieben',
    skipped: 'Übersprungen',
    failed: 'Fehlgeschlagen',
    refused: 'Nicht angenommen',
    cancelled: 'Nicht verfolgt',
  },
  columns: {
    state: 'Stand',
    file: 'Video',
    languages: 'Sprachen',
    progress: 'Fortschritt',
    message: 'Was geschah',
    time: 'Wann',
    action: 'Aktionen',
  },
  noRows: 'Kein Auftrag passt zu diesem Filter.',
  reused: 'wiederverwendet – kostenlos',
  progressOf: (name) => `Fortschritt von ${name}`,
  remaining: (seconds) => `noch etwa ${seconds} s`,
  outcomes: {
    waiting: 'Es wird später erneut versucht.',
    skipped: 'Eine andere Datei hat diesen Namen. Sie blieb erhalten.',
    failed: 'Es war nicht möglich.',
    refused:
      'Das Ergebnis entspricht seiner Quelle nicht und wurde nicht geschrieben. Bitte einen anderen Ton oder eine andere Quelle versuchen.',
    cancelled: 'Wird nicht mehr verfolgt.',
  },
  difference: (cue, fault) => (cue === 0 ? fault : `Zeile ${wording.number(cue)}: ${fault}`),
  faults: {
    missing: 'fehlt',
    added: 'hinzugefügt',
    order: 'nicht an ihrem Platz',
    timing: 'andere Zeiten',
    settings: 'andere Stelle oder Gestaltung',
    tags: 'andere Auszeichnungen',
    signs: 'andere Musikzeichen',
    speakers: 'andere Zahl von Sprechern',
    empty: 'ohne Worte',
    header: 'andere Gestaltung der ganzen Datei',
    unreadable: 'kein lesbarer Untertitel',
  },
  differences: (n) =>
    count(n, { one: 'Weicht an # Stelle von der Vorlage ab:', other: 'Weicht an # Stellen von der Vorlage ab:' }),
  retry: 'Erneut versuchen',
  retryAll: (n) => `${jobs(n)} erneut versuchen`,
  cancel: 'Nicht weiter verfolgen',
  cancelAll: (n) => `${jobs(n)} nicht weiter verfolgen`,
  cancelHint: 'Was beim Dienst begonnen hat, ist bezahlt; es später wieder zu verfolgen kostet nichts.',

  open: 'Übersetzen …',
  openShown: 'Gezeigte übersetzen …',
  panel: (n) => `${videos(n)} übersetzen`,
  to: 'In',
  tone: 'Ton',
  usualTone: 'Wie üblich',
  tones: {
    faithful: 'Getreu',
    formal: 'Förmlich',
    casual: 'Locker',
    cinematic_action: 'Actionfilm',
    comedic_fun: 'Komödie',
    anime: 'Anime',
  },
  cost: 'Jede Übersetzung kostet eine KI-Einheit; hat der Dienst sie schon einmal gemacht, ist sie kostenlos.',
  planned: (n, left) =>
    `${count(n, { one: '# Übersetzung', other: '# Übersetzungen' })}${left === null ? '' : ` von noch ${left} KI-Einheiten diesen Monat`}`,
  order: (n) => `${videos(n)} übersetzen`,
  tooMany: (n) => `${videos(n)} mehr passen nicht in einen Auftrag; danach erneut bestellen.`,
  withoutTone: (n) =>
    `${count(n, { one: '# Übersetzung entsteht', other: '# Übersetzungen entstehen' })} im üblichen Ton: Für Dateien aus Staffelpaketen kennt dieser Dienst keinen Ton.`,
  transcribing: 'Schreibt mit',
  transcriptionOrdered: 'Mitschrift bestellt.',
  ordered: (ordered, covered, without) =>
    [
      count(ordered, { one: '# Übersetzung bestellt.', other: '# Übersetzungen bestellt.' }),
      covered > 0 ? count(covered, { one: '# Video hat schon eine.', other: '# Videos haben schon eine.' }) : '',
      without > 0
        ? count(without, {
            one: '# Video lässt sich nicht übersetzen:',
            other: '# Videos lassen sich nicht übersetzen:',
          })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  watch: 'Zusehen',
  transcribe: 'Gesprochenes mitschreiben',
  transcribeHint: 'Sprache zu Text in der gewählten Sprache; der eingebaute Dienst hört das Video auf diesem Rechner.',
}
