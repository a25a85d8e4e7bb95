/** When, where and of how much a bench of timing was made. */
import { cpus } from 'node:os'
import { groupNames, type Group } from './scores.ts'
import type { Round } from './films.ts'

export interface EarRun {
  readonly round: Round
  readonly groups: readonly Group[]
  readonly films: number
  readonly cases: number
  /** Of the measuring, without the making of the films. */
  readonly seconds: number
}

export function headOfEar({ round, groups, films, cases, seconds }: EarRun): string {
  const date = new Date().toISOString().slice(0, 10)
  const cores = cpus()
  const of = groups.length === groupNames.length ? 'all' : groups.join(', ')
  return [
    '# Timing by sound, measured',
    '',
    `Round: ${round}, of ${of}. ${date}, ${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), Node ${process.version}.`,
    `${films} films, ${cases} subtitles, ${Math.round(seconds)} s of measuring. Made by \`npm run bench:ear\`.`,
  ].join('\n')
}
