/** How large the page is drawn: in steps of Chromium's, kept between starts. */

export type ZoomStep = 'in' | 'out' | 'reset'

/** Chromium's unit: each whole level is 20 % larger than the one before, 0 is as designed. From 58 % to 207 %. */
const levels = { smallest: -3, largest: 4, step: 0.5 } as const

export function zoomedLevel(level: number, step: ZoomStep): number {
  if (step === 'reset') return 0
  return usableLevel(level + (step === 'in' ? levels.step : -levels.step))
}

export function usableLevel(level: number): number {
  return Math.min(levels.largest, Math.max(levels.smallest, level))
}
