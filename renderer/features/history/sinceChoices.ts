/** The moments a person may want to go back to. Pure: the time is handed in. */

export type SinceName = 'hour' | 'today' | 'yesterday' | 'week'

export interface SinceChoice {
  readonly name: SinceName
  readonly atMs: number
}

const hourMs = 3_600_000

export function sinceChoices(nowMs: number): readonly SinceChoice[] {
  return [
    { name: 'hour', atMs: nowMs - hourMs },
    { name: 'today', atMs: midnightDaysAgo(nowMs, 0) },
    { name: 'yesterday', atMs: midnightDaysAgo(nowMs, 1) },
    { name: 'week', atMs: midnightDaysAgo(nowMs, 7) },
  ]
}

/** Local midnight: days are not all 24 hours long. */
function midnightDaysAgo(nowMs: number, days: number): number {
  const now = new Date(nowMs)
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime()
}

/** What a `datetime-local` field holds, as a moment; null while it is not filled in. */
export function momentOf(field: string): number | null {
  if (field === '') return null
  const atMs = new Date(field).getTime()
  return Number.isNaN(atMs) ? null : atMs
}
