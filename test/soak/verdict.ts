/** Turns samples into a table and a verdict: which row grew, and what it may grow. Pure. */
import { drift, slopeAnHour, type Point } from './slope.ts'
import type { Figures } from './inspectProcess.ts'

export interface Sample {
  /** Since the start. */
  readonly atMs: number
  readonly figures: Figures
}

export interface Finding {
  readonly figure: string
  readonly found: number
  readonly most: number
  readonly unit: string
}

/** Memory after a collection of garbage may grow so much an hour. */
const mebibytesAnHour = 5
/** What a heap differs by from one collection to the next: in short rounds it counts more than any slope. */
const noiseMebibytes = 2
const mostHandles = 5
/** A page holds what its screen of the moment shows. */
const mostPageNodes = 1_500
const hourMs = 3_600_000
const leastWarmUpMs = 120_000

/** The first tenth, at least two minutes, at most half of a short round. */
export function warmUpMs(lengthMs: number): number {
  return Math.min(Math.max(lengthMs / 10, leastWarmUpMs), lengthMs / 2)
}

/** In rounds of less than 50 measured minutes the noise is allowed on top. */
export function slopeBound(measuredMs: number): number {
  const hours = measuredMs / hourMs
  return hours >= 50 / 60 ? mebibytesAnHour : mebibytesAnHour + noiseMebibytes / hours
}

const grown: readonly string[] = ['app heap', 'app external', 'service heap', 'service external', 'page heap']
const level: readonly string[] = ['resources', 'listening', 'watchers', 'descriptors', 'threads'].flatMap((name) => [
  `app ${name}`,
  `service ${name}`,
])

/** One finding a figure; those of systems that do not tell it are missing. */
export function findingsOf(samples: readonly Sample[], lengthMs: number): readonly Finding[] {
  const warm = samples.filter(({ atMs }) => atMs >= warmUpMs(lengthMs))
  const pointsOf = (figure: string): readonly Point[] =>
    warm.flatMap(({ atMs, figures }) => {
      const value = figures[figure]
      return value === undefined ? [] : [{ atMs, value }]
    })
  const first = warm[0]?.atMs ?? 0
  const most = slopeBound((warm.at(-1)?.atMs ?? 0) - first)
  const told = (figures: readonly string[]) => figures.filter((figure) => pointsOf(figure).length > 0)
  return [
    ...told(grown).map((figure) => ({ figure, found: slopeAnHour(pointsOf(figure)), most, unit: 'MiB an hour' })),
    ...told(level).map((figure) => ({
      figure,
      found: Math.abs(drift(pointsOf(figure))),
      most: mostHandles,
      unit: 'more or fewer',
    })),
    ...told(['page listeners', 'page nodes']).map((figure) => ({
      figure,
      found: drift(pointsOf(figure)),
      most: mostPageNodes,
      unit: 'more',
    })),
    ...told(['app unexplained watches']).map((figure) => ({
      figure,
      found: drift(pointsOf(figure)),
      most: mostHandles,
      unit: 'more',
    })),
  ]
}

export function isMet({ found, most }: Finding): boolean {
  return found <= most
}

const mostRows = 30

/** Some samples of all, evenly spaced, as columns. */
export function tableOf(samples: readonly Sample[]): string {
  const names = [...new Set(samples.flatMap(({ figures }) => Object.keys(figures)))]
  const step = Math.max(1, Math.ceil(samples.length / mostRows))
  const rows = samples.filter((_, index) => index % step === 0 || index === samples.length - 1)
  const cells = [
    ['minute', ...rows.map(({ atMs }) => (atMs / 60_000).toFixed(1))],
    ...names.map((name) => [name, ...rows.map(({ figures }) => shown(figures[name]))]),
  ]
  return cells
    .map(([name = '', ...values]) => `${name.padEnd(24)} ${values.map((value) => value.padStart(7)).join('')}`)
    .join('\n')
}

export function verdictOf(findings: readonly Finding[]): string {
  return findings
    .map((finding) => {
      const { figure, found, most, unit } = finding
      return `${isMet(finding) ? 'met   ' : 'FAILED'} ${figure.padEnd(24)} ${found.toFixed(2).padStart(9)} of at most ${most.toFixed(2)} ${unit}`
    })
    .join('\n')
}

function shown(value: number | undefined): string {
  if (value === undefined) return '-'
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}
