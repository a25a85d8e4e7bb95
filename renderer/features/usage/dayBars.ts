/** The geometry of the chart of days: heights, grid lines and labels. Pure; draws nothing. */
import type { UsageDay } from '../../../shared/contract/account.ts'

export type MeterKind = 'search' | 'downloads' | 'ai'

export interface DayBar {
  readonly day: string
  readonly value: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DayBars {
  readonly bars: readonly DayBar[]
  /** Values of the grid lines from 0 up, each with its place. */
  readonly lines: readonly { readonly value: number; readonly y: number }[]
}

export interface ChartSize {
  readonly width: number
  readonly height: number
}

/** Share of a day's slot that its bar fills. */
const barShare = 0.7

export function layOutBars(days: readonly UsageDay[], kind: MeterKind, { width, height }: ChartSize): DayBars {
  const top = niceTop(Math.max(0, ...days.map((day) => day[kind])))
  const slot = width / Math.max(1, days.length)
  const bars = days.map((day, index) => {
    const value = day[kind]
    // A day with any use stays visible beside a day with a thousand times more.
    const barHeight = value === 0 ? 0 : Math.max(2, (value / top) * height)
    const x = slot * (index + (1 - barShare) / 2)
    return { day: day.day, value, x, y: height - barHeight, width: slot * barShare, height: barHeight }
  })
  return { bars, lines: [0, top / 2, top].map((value) => ({ value, y: height - (value / top) * height })) }
}

/** The next of 2, 4, 6, 8, 10, 20, 40, …: its half is whole, so the middle line has a plain label. */
export function niceTop(largest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [2, 4, 6, 8, 10].find((factor) => factor * power >= largest)
    if (step !== undefined) return step * power
  }
}
