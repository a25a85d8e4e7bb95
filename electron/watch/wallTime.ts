/** The time of day and the day of a moment on this machine's own clock and calendar, which summer time moves. */

/** Minutes after midnight. */
export function minuteOfDay(atMs: number): number {
  const date = new Date(atMs)
  return date.getHours() * 60 + date.getMinutes()
}

/** '2026-11-21' */
export function dayOf(atMs: number): string {
  const date = new Date(atMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
