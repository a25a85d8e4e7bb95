/** Moments and moves as the desk writes and reads them. Pure. */
import type { Texts } from '../../texts/Texts.ts'

/** '24:29.6', in German '24:29,6'; with hours where there are any. */
export function clockOf({ wording }: Pick<Texts, 'wording'>, ms: number): string {
  const tenths = Math.max(0, Math.round(ms / 100))
  const seconds = Math.floor(tenths / 10)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const head = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  return `${head}:${wording.clockSeconds((tenths % 600) / 10)}`
}

/** '24:29.6', '1:02:03' or '12,5'; null for what is no time. */
export function readClock(text: string): number | null {
  const parts = text.trim().replace(',', '.').split(':')
  if (
    parts.length > 3 ||
    !parts.every((part, at) => (at === parts.length - 1 ? /^\d{1,5}(\.\d{0,3})?$/ : /^\d{1,3}$/).test(part))
  )
    return null
  return Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000)
}

/** '+0.4' */
export function movedBy({ wording }: Pick<Texts, 'wording'>, ms: number): string {
  const seconds = wording.number(Math.abs(Math.round(ms / 10) / 100))
  return `${ms < 0 ? '−' : '+'}${seconds}`
}

export function secondsOf({ wording }: Pick<Texts, 'wording'>, ms: number): string {
  return wording.number(Math.abs(Math.round(ms / 100) / 10))
}
