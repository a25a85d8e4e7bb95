/** Words of the screen usage, in French. */
import type { usage as english } from '../en/usage.ts'
import { wording } from './wording.ts'

const { count } = wording

export const usage: typeof english = {
  title: 'Consommation',
  plan: (name) => `Formule : ${name}`,
  meters: 'Quota',
  kinds: { search: 'Recherches', downloads: 'Téléchargements', ai: 'IA' },
  left: (n) => count(n, { one: '# restant', other: '# restants' }),
  usedOf: (used, limit) => `${used} sur ${limit} utilisés`,
  usedOnly: (used) => `${used} utilisés`,
  unlimited: 'sans limite',
  notKnown: 'non indiqué par le service',
  showOnly: (kind) => `Montrer où sont allés : ${kind}`,
  resetsIn: (remaining, moment) => `renouvelé dans ${remaining} (${moment})`,
  refresh: 'Redemander',
  refreshHint: 'Demande les compteurs au service ; ne coûte rien',

  chart: (kind) => `${kind} par jour, les 30 derniers jours`,
  chartKind: 'Ce que montre le graphique',
  asChart: 'Graphique',
  asTable: 'Tableau',
  chartView: 'Afficher comme',
  day: 'Jour',
  dayValue: (day, value) => `${day} : ${value}`,
  noDaysHint: 'Chaque recherche et chaque téléchargement apparaît ici, avec le fichier concerné.',

  ledger: 'Où est allée chaque unité',
  reasons: {
    'match by name': 'rapprochement par nom',
    'match by id': 'rapprochement par id',
    'title of a match': 'titre d’un rapprochement',
    'title of an upload': 'titre d’un envoi',
    'search by hand': 'recherche manuelle',
    'looked inside': 'aperçu',
    chosen: 'choisi',
    'source of a translation': 'source d’une traduction',
  },
  translationInto: (language) => `traduction : ${language}`,
  transcriptionIn: (language) => `transcription : ${language}`,
  columns: { time: 'Quand', kind: 'Quoi', subject: 'Pour', reason: 'Pourquoi', units: 'Unités', state: 'État' },
  entryKinds: { search: 'Recherche', download: 'Téléchargement', ai: 'IA' },
  states: { reserved: 'en cours', settled: 'dépensée', released: 'non dépensée', unknown: 'inconnu' },
  unknownHint: 'L’application s’est arrêtée avant la réponse : on ne sait pas si le service a compté cette unité.',
  ofOnePlan: 'D’un seul plan',
  noEntries: 'Aucune unité n’a encore été utilisée.',
}
