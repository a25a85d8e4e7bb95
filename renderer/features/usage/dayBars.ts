/** The measures of the chart of days: how high each bar and grid line stands. Pure; draws nothing. */
import type { UsageDay } from '../../../shared/contract/account.ts'

export type MeterKind = 'search' | 'downloads' | 'ai'

export interface DayBar {
  readonly day: string
  readonly value: number
  /** Of the chart's height, 0 to 1. */
  readonly share: number
}

export interface DayBars {
  readonly bars: readonly DayBar[]
  /** Values of the grid lines from 0 up, each with its place. */
  readonly lines: readonly { readonly value: number; readonly share: number }[]
}

export function layOutBars(days: readonly UsageDay[], kind: MeterKind): DayBars {
  const top = niceTop(Math.max(0, ...days.map((day) => day[kind])))
  const bars = days.map((day) => ({ day: day.day, value: day[kind], share: day[kind] / top }))
  return { bars, lines: [0, top / 2, top].map((value) => ({ value, share: value / top })) }
}

/** The next of 2, 4, 6, 8, 10, 20, 40, …: its half is whole, so the middle line has a plain label. */
function niceTop(largest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [2, 4, 6, 8, 10].find((factor) => factor * power >= largest)
    if (step !== undefined) return step * power
  }
}
