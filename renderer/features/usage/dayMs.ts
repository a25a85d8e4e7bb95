/** '2026-11-21' as a moment of that day here: noon, so that no time zone moves it to another day. Pure. */
export function dayMs(day: string): number {
  return new Date(`${day}T12:00`).getTime()
}
