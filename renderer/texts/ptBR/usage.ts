/** Words of the screen usage, in Brazilian Portuguese. */
import type { usage as english } from '../en/usage.ts'
import { wording } from './wording.ts'

const { count } = wording

export const usage: typeof english = {
  title: 'Consumo',
  plan: (name) => `Plano: ${name}`,
  meters: 'Cota',
  kinds: { search: 'Buscas', downloads: 'Downloads', ai: 'IA' },
  left: (n) => count(n, { one: 'Resta #', other: 'Restam #' }),
  usedOf: (used, limit) => `${used} de ${limit} usados`,
  usedOnly: (used) => `${used} usados`,
  unlimited: 'sem limite',
  notKnown: 'não informado pelo serviço',
  showOnly: (kind) => `Mostrar para onde foram: ${kind}`,
  resetsIn: (remaining, moment) => `renova em ${remaining} (${moment})`,
  refresh: 'Perguntar de novo',
  refreshHint: 'Pergunta os contadores ao serviço; não custa nada',

  chart: (kind) => `${kind} por dia, últimos 30 dias`,
  chartKind: 'O que o gráfico mostra',
  asChart: 'Gráfico',
  asTable: 'Tabela',
  chartView: 'Mostrar como',
  day: 'Dia',
  dayValue: (day, value) => `${day}: ${value}`,
  noDaysHint: 'Cada busca e cada download aparecem aqui, com o arquivo para o qual foram.',

  ledger: 'Para onde foi cada unidade',
  reasons: {
    'match by name': 'comparação por nome',
    'match by id': 'comparação por id',
    'title of a match': 'título de uma comparação',
    'title of an upload': 'título de um envio',
    'search by hand': 'busca manual',
    'looked inside': 'prévia',
    chosen: 'escolhida',
    'source of a translation': 'fonte de uma tradução',
  },
  translationInto: (language) => `tradução: ${language}`,
  transcriptionIn: (language) => `transcrição: ${language}`,
  columns: {
    time: 'Quando',
    kind: 'O quê',
    subject: 'Para',
    reason: 'Por quê',
    units: 'Unidades',
    state: 'Estado',
  },
  entryKinds: { search: 'Busca', download: 'Download', ai: 'IA' },
  states: { reserved: 'em andamento', settled: 'gasta', released: 'não gasta', unknown: 'desconhecida' },
  unknownHint: 'O app terminou antes da resposta: não se sabe se o serviço contou esta unidade.',
  ofOnePlan: 'Só de um plano',
  noEntries: 'Nenhuma unidade foi usada ainda.',
}
