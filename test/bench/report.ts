/** The table of results: what a row says, and how it is written. Measures nothing. */
import os from 'node:os'

export interface Row {
  readonly work: string
  readonly measured: string
  /** What was measured next to it, in the same run. */
  readonly beside: string
  readonly ratio: string
  readonly goal: string
  /** '' where the row only informs. Of a limit: on which side of the goal it is that the row above it missed. */
  readonly verdict: 'met' | 'missed' | 'failed' | 'above the goal' | 'below the goal' | ''
}

export interface Finding {
  readonly work: string
  readonly measured: string
  readonly beside?: string
  readonly ratio?: string
  readonly goal?: string
  readonly isMet?: boolean
}

export interface Circumstances {
  readonly sizes: string
  readonly seconds: number
  readonly loadBefore: number
  readonly loadAfter: number
  /** How much longer the slow runs of one fixed calculation took than the usual run: 1.3 is 30 %. */
  readonly jitter: number
}

export function rowOf({ work, measured, beside = '', ratio = '', goal = '', isMet }: Finding): Row {
  return { work, measured, beside, ratio, goal, verdict: isMet === undefined ? '' : isMet ? 'met' : 'missed' }
}

export interface Limit {
  /** What is measured instead: the least that any program in Node could do with the same promise. */
  readonly work: string
  readonly measured: string
  readonly beside?: string
  readonly ratio?: string
  readonly goal: string
  readonly isAboveGoal: boolean
}

/** Stands behind the row whose goal it judges: of a limit above it, no program could meet the goal. */
export function limitRow({ work, measured, beside = '', ratio = '', goal, isAboveGoal }: Limit): Row {
  const verdict = isAboveGoal ? 'above the goal' : 'below the goal'
  return { work: `limit of that: ${work}`, measured, beside, ratio, goal, verdict }
}

export function failedRow(work: string, thrown: unknown): Row {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const line = message.replace(/\s+/g, ' ').slice(0, 300)
  return { work, measured: line, beside: '', ratio: '', goal: '', verdict: 'failed' }
}

const columns = ['work', 'measured', 'beside', 'ratio', 'goal', 'verdict'] as const

export function tableOf(rows: readonly Row[]): string {
  const lines = [columns.map(String), columns.map(() => '---'), ...rows.map((row) => columns.map((name) => row[name]))]
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`).join('\n')
}

export function headOf({ sizes, seconds, loadBefore, loadAfter, jitter }: Circumstances): string {
  const cores = os.cpus()
  const load = `load ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after`
  return [
    '# Measurements',
    '',
    `Size: ${sizes}. ${new Date().toISOString().slice(0, 10)}, ${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ` +
      `${os.platform()}, Node ${process.version}, ${Math.round(seconds)} s.`,
    '',
    `Noise: ${load} on ${cores.length} cores; one fixed calculation took up to ${jitter.toFixed(2)} × its usual time. ` +
      'Times are from this run on this machine; what can be compared are the ratios, medians of interleaved rounds.',
  ].join('\n')
}

export function ms(value: number): string {
  if (value >= 10_000) return `${(value / 1000).toFixed(1)} s`
  if (value >= 1000) return `${(value / 1000).toFixed(2)} s`
  if (value >= 1) return `${value.toFixed(value >= 100 ? 0 : 1)} ms`
  return `${Math.round(value * 1000)} µs`
}

export function times(ratio: number): string {
  return `${ratio >= 100 ? Math.round(ratio) : ratio.toFixed(ratio >= 10 ? 1 : 2)} ×`
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
