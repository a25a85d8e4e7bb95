/** Words of the screen usage, in English. */
import type { UsageEntry } from '../../../shared/contract/account.ts'
import { wording } from './wording.ts'

const { count } = wording

const reasonWords: Readonly<Record<string, string>> = {}

export const usage = {
  title: 'Usage',
  plan: (name: string) => `Plan: ${name}`,
  meters: 'Quota',
  kinds: { search: 'Searches', downloads: 'Downloads', ai: 'AI' },
  left: (n: number) => count(n, { one: '# left', other: '# left' }),
  usedOf: (used: string, limit: string) => `${used} of ${limit} used`,
  usedOnly: (used: string) => `${used} used`,
  unlimited: 'no limit',
  notKnown: 'not told by the service',
  showOnly: (kind: string) => `Show where ${kind} went`,
  resetsIn: (remaining: string, moment: string) => `resets in ${remaining} (${moment})`,
  refresh: 'Ask again',
  refreshHint: 'Asks the service for the counters; costs nothing',

  chart: (kind: string) => `${kind} a day, the last 30 days`,
  chartKind: 'What the chart shows',
  asChart: 'Chart',
  asTable: 'Table',
  chartView: 'Show as',
  day: 'Day',
  dayValue: (day: string, value: string) => `${day}: ${value}`,
  noDaysHint: 'Each search and each download shows up here, with the file it was for.',

  ledger: 'Which unit went where',
  /** By the host's word; one that is missing here is shown as the host says it. */
  reasons: reasonWords,
  translationInto: (language: string) => `translation into ${language}`,
  transcriptionIn: (language: string) => `transcription in ${language}`,
  columns: { time: 'When', kind: 'What', subject: 'For', reason: 'Why', units: 'Units', state: 'State' },
  entryKinds: { search: 'Search', download: 'Download', ai: 'AI' } satisfies Record<UsageEntry['kind'], string>,
  states: {
    reserved: 'under way',
    settled: 'spent',
    released: 'not spent',
    unknown: 'unknown',
  } satisfies Record<UsageEntry['state'], string>,
  unknownHint: 'The app ended before the answer came: whether the service counted this unit is not known.',
  ofOnePlan: 'Only of one plan',
  noEntries: 'No unit has been used yet.',
}
