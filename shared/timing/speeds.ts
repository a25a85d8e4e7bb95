/** How much faster or slower a subtitle can be than a video: films run at 23.976, 24 or 25 frames a second. Pure. */

const ntsc = 24_000 / 1001

/** The likeliest first. Also right for 29.97 against 30, which differ as 23.976 and 24 do. */
export const speeds: readonly number[] = [1, 25 / ntsc, ntsc / 25, 25 / 24, 24 / 25, 24 / ntsc, ntsc / 24]

/** As people write them. */
const rates: readonly (readonly [fromFps: number, toFps: number])[] = [
  [25, 23.976],
  [23.976, 25],
  [25, 24],
  [24, 25],
  [24, 23.976],
  [23.976, 24],
]
const alike = 0.0002

/** The frame rates of the subtitle and of the film that make this speed; null for one that no two of them make. */
export function ratesOf(speed: number): { readonly fromFps: number; readonly toFps: number } | null {
  const found = rates.find(([from, to]) => Math.abs(from / to - speed) < alike)
  return found ? { fromFps: found[0], toFps: found[1] } : null
}
