/** Frame rates by the speed they play a film at. Pure. */

type Speed = 'film' | 'pal' | 'ntsc'

/** Fields count as frames: 50 plays like 25, 59.94 like 29.97. Rates of no class are not compared. */
function speedOf(fps: number): Speed | null {
  const isNear = (rate: number) => Math.abs(fps - rate) < 0.05 || Math.abs(fps / 2 - rate) < 0.05
  if (isNear(23.976) || isNear(24)) return 'film'
  if (isNear(25)) return 'pal'
  return isNear(29.97) || isNear(30) ? 'ntsc' : null
}

/** Whether two rates play at one speed; null where either is not known (the service's code 0). */
export function isSameSpeed(a: number | null, b: number | null): boolean | null {
  const [first, second] = [a === null ? null : speedOf(a), b === null ? null : speedOf(b)]
  return first === null || second === null ? null : first === second
}
