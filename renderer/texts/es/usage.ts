/** Words of the screen usage, in Spanish. */
import type { usage as english } from '../en/usage.ts'
import { wording } from './wording.ts'

const { count } = wording

export const usage: typeof english = {
  title: 'Consumo',
  plan: (name) => `Plan: ${name}`,
  meters: 'Cuota',
  kinds: { search: 'Búsquedas', downloads: 'Descargas', ai: 'IA' },
  left: (n) => count(n, { one: 'Queda #', other: 'Quedan #' }),
  usedOf: (used, limit) => `${used} de ${limit} usadas`,
  usedOnly: (used) => `${used} usadas`,
  unlimited: 'sin límite',
  notKnown: 'el servicio no lo indica',
  showOnly: (kind) => `Mostrar adónde fueron: ${kind}`,
  resetsIn: (remaining, moment) => `se renueva en ${remaining} (${moment})`,
  refresh: 'Volver a preguntar',
  refreshHint: 'Pregunta los contadores al servicio; no cuesta nada',

  chart: (kind) => `${kind} al día, últimos 30 días`,
  chartKind: 'Qué muestra el gráfico',
  asChart: 'Gráfico',
  asTable: 'Tabla',
  chartView: 'Mostrar como',
  day: 'Día',
  dayValue: (day, value) => `${day}: ${value}`,
  noDaysHint: 'Cada búsqueda y cada descarga aparecen aquí, con el archivo para el que fueron.',

  ledger: 'A dónde fue cada unidad',
  reasons: {
    'match by name': 'comparación por nombre',
    'match by id': 'comparación por id',
    'title of a match': 'título de una comparación',
    'title of an upload': 'título de una subida',
    'search by hand': 'búsqueda manual',
    'looked inside': 'vista previa',
    chosen: 'elegido',
    'source of a translation': 'fuente de una traducción',
  },
  translationInto: (language) => `traducción: ${language}`,
  transcriptionIn: (language) => `transcripción: ${language}`,
  columns: {
    time: 'Cuándo',
    kind: 'Qué',
    subject: 'Para',
    reason: 'Por qué',
    units: 'Unidades',
    state: 'Estado',
  },
  entryKinds: { search: 'Búsqueda', download: 'Descarga', ai: 'IA' },
  states: { reserved: 'en curso', settled: 'gastada', released: 'no gastada', unknown: 'desconocida' },
  unknownHint: 'La aplicación terminó antes de la respuesta: no se sabe si el servicio contó esta unidad.',
  ofOnePlan: 'Solo de un plan',
  noEntries: 'Todavía no se ha usado ninguna unidad.',
}
