/** Clock times as subtitle formats write them <-> milliseconds. Tolerant when reading, exact when writing. */
import { subtitleLimits } from '../limits.ts'

/** Where the decimal digits of other scripts begin: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const digitZeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]

const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})(?:[.,;`´'’،٫](\d{1,9})|:(\d{3}))?$/

/** '00.01.02,345': dots all the way. */
const dotted = /^(\d{1,2})\.(\d{2})\.(\d{2})(?=[.,:]\d{1,3}$)/

/** '01:02:03,456', as nearly every file has it. */
const usualClock = /^\d\d:[0-5]\d:[0-5]\d[,.]\d{3}$/

/** '01:02:03,456', '1:02:03.4', '02:03', '00:00:01:500' in milliseconds; null for anything that is no time of a film. */
export function parseClock(written: string): number | null {
  return usualClock.test(written) ? usualClockAt(written, 0) : parseOddClock(written)
}

/** Of a text that is known to hold '01:02:03,456' at this place. */
export function usualClockAt(text: string, at: number): number {
  const minutes = twoDigitsAt(text, at) * 60 + twoDigitsAt(text, at + 3)
  const seconds = minutes * 60 + twoDigitsAt(text, at + 6)
  return seconds * 1000 + digitAt(text, at + 9) * 100 + twoDigitsAt(text, at + 10)
}

function twoDigitsAt(text: string, at: number): number {
  return digitAt(text, at) * 10 + digitAt(text, at + 1)
}

function digitAt(text: string, at: number): number {
  return text.charCodeAt(at) - 0x30
}

function parseOddClock(written: string): number | null {
  const match = clock.exec(asciiDigits(written).replaceAll(' ', '').replace(dotted, '$1:$2:$3'))
  if (!match) return null
  const [, hours, minutes = '', seconds = '', decimals, millis] = match
  const fraction = decimals ?? millis ?? ''
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null
  const wholeSeconds = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
  const ms = wholeSeconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'))
  return ms <= subtitleLimits.maxTimeMs ? ms : null
}

function asciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (char) => {
    const code = char.charCodeAt(0)
    const zero = digitZeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? char : String(code - zero)
  })
}

/** '00:01:02,345' */
export function srtTime(ms: number): string {
  return clockText(ms, ',')
}

/** '00:01:02.345' */
export function vttTime(ms: number): string {
  return clockText(ms, '.')
}

/** '0:01:02.34': centiseconds, rounded. */
export function assTime(ms: number): string {
  const centiseconds = Math.round(ms / 10)
  const text = clockText(centiseconds * 10, '.')
  return text.replace(/^0/, '').slice(0, -1)
}

function clockText(ms: number, point: string): string {
  const whole = Math.min(Math.max(0, Math.round(ms)), subtitleLimits.maxTimeMs)
  const part = (unitMs: number, modulo: number) => String(Math.floor(whole / unitMs) % modulo).padStart(2, '0')
  const millis = String(whole % 1000).padStart(3, '0')
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}${point}${millis}`
}
