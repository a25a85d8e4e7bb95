/** A moment for people: by the clock of here, which it names, and as `--since` takes it. Programs are told UTC. */

/** '2026-05-01T18:00:30+02:00': one word, so that it can be copied into the next command. */
export function localTime(ms: number): string {
  const at = new Date(ms)
  const minutes = -at.getTimezoneOffset()
  const zone = `${minutes < 0 ? '-' : '+'}${two(Math.trunc(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')
  return `${localDay(ms)}T${time}${zone}`
}

export function localDay(ms: number): string {
  const at = new Date(ms)
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

function two(count: number): string {
  return String(count).padStart(2, '0')
}
