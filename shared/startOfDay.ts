/** When the day of a moment began, on this machine's calendar. Pure. */
export function startOfDayMs(atMs: number): number {
  return new Date(atMs).setHours(0, 0, 0, 0)
}
