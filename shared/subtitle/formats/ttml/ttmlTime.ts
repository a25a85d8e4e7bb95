/** Times of TTML: clock times with a fraction or frames, offsets like '1.5s', '1500ms', '36f', '15000000t', and bare seconds. Pure. */
import { subtitleLimits } from '../../limits.ts'
import { parseClock } from '../timecode.ts'

export interface TtmlRates {
  readonly framesPerSecond: number
  /** Parts of a frame. */
  readonly subFrames: number
  readonly ticksPerSecond: number
  /** How long a second of a clock time lasts: of frames that are counted without gaps, as many as their rate is named after. */
  readonly clockSecond: number
}

/** From the attributes of the root element; the defaults are TTML's own. */
export function readRates(attributes: ReadonlyMap<string, string>): TtmlRates {
  const frameRate = positive(attributes.get('framerate')) ?? 30
  const [numerator = '1', denominator = '1'] = (attributes.get('frameratemultiplier') ?? '1 1').split(/[ :]/)
  const multiplier = (positive(numerator) ?? 1) / (positive(denominator) ?? 1)
  const framesPerSecond = frameRate * multiplier
  const subFrames = positive(attributes.get('subframerate')) ?? 1
  const untold = attributes.has('framerate') ? framesPerSecond * subFrames : 1
  const isCount = attributes.get('timebase') === 'smpte' && !attributes.get('dropmode')?.startsWith('drop')
  return {
    framesPerSecond,
    subFrames,
    ticksPerSecond: positive(attributes.get('tickrate')) ?? untold,
    clockSecond: isCount ? 1 / multiplier : 1,
  }
}

/** Milliseconds, or null for what is no time. */
export function ttmlTime(written: string | undefined, rates: TtmlRates): number | null {
  const text = written?.trim() ?? ''
  const [, clock, sign, frames, part = '0'] = /^(\d{2,3}:\d{2}:\d{2})([:;])(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text) ?? []
  if (clock !== undefined && frames !== undefined) {
    const startMs = parseClock(clock)
    const wholeFrames = Number(frames) + Number(part) / rates.subFrames
    // By custom ';' stands before frames of which some numbers are left out, so that the clock is right.
    const second = sign === ';' ? 1 : rates.clockSecond
    return startMs === null ? null : inRange(startMs * second + (wholeFrames / rates.framesPerSecond) * 1000)
  }
  // Without a unit no metric of the standard, but what programs write; they mean seconds.
  const [, amount, unit = 's'] = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)?$/.exec(text) ?? []
  if (amount !== undefined) return inRange(Number(amount) * msOf(unit, rates))
  const clockMs = parseClock(text)
  return clockMs === null ? null : inRange(clockMs * rates.clockSecond)
}

function msOf(unit: string, { framesPerSecond, ticksPerSecond }: TtmlRates): number {
  if (unit === 'f') return 1000 / framesPerSecond
  if (unit === 't') return 1000 / ticksPerSecond
  return { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }[unit] ?? NaN
}

function inRange(ms: number): number | null {
  return ms >= 0 && ms <= subtitleLimits.maxTimeMs ? Math.round(ms) : null
}

function positive(written: string | undefined): number | null {
  const value = Number(written)
  return value > 0 && Number.isFinite(value) ? value : null
}
