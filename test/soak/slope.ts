/** What a row of numbers over time says: how fast it grows, and whether it ends where it began. Pure. */

export interface Point {
  readonly atMs: number
  readonly value: number
}

const hourMs = 3_600_000

/** Growth an hour of the line that fits best (least squares). */
export function slopeAnHour(points: readonly Point[]): number {
  const times = points.map(({ atMs }) => atMs / hourMs)
  const [meanTime, meanValue] = [mean(times), mean(points.map(({ value }) => value))]
  const spread = times.reduce((sum, time) => sum + (time - meanTime) ** 2, 0)
  if (spread === 0) return 0
  return points.reduce((sum, { value }, at) => sum + (times[at]! - meanTime) * (value - meanValue), 0) / spread
}

/** From the lowest value of the first fifth to that of the last: what is open for a moment only is not counted. */
export function drift(points: readonly Point[]): number {
  const fifth = Math.max(1, Math.floor(points.length / 5))
  const values = points.map(({ value }) => value)
  return Math.min(...values.slice(-fifth)) - Math.min(...values.slice(0, fifth))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
