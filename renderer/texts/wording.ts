/** Numbers, dates and lists as a language writes them. Words themselves are messages. */
import { languageOf } from '../../shared/language.ts'

export interface Wording {
  /** 1234 → '1,234' */
  readonly number: (value: number) => string
  /** 1234.567 → '1234.57', as it is typed into a field */
  readonly plainNumber: (value: number) => string
  /** 1234 → '1.2k' */
  readonly shortNumber: (value: number) => string
  /** 0.94 → '94 %' */
  readonly percent: (share: number) => string
  /** Bytes → '1.4 GB' */
  readonly size: (bytes: number) => string
  /** → '21 Nov 2026, 11:47' */
  readonly moment: (atMs: number) => string
  /** → '21 Nov 2026' */
  readonly day: (atMs: number) => string
  /** → '21 Nov' */
  readonly shortDay: (atMs: number) => string
  /** → '11:47' */
  readonly time: (atMs: number) => string
  /** A running time in milliseconds → '1:42:07' */
  readonly runningTime: (ms: number) => string
  /** The seconds of a clock → '09.6' */
  readonly clockSeconds: (seconds: number) => string
  /** What is left in milliseconds, in its two largest units, both written alike → '7h 12m', '7 Std. 12 Min.' */
  readonly remaining: (ms: number) => string
  /** The same for work that is under way: its last minute in seconds → '25s' */
  readonly secondsLeft: (ms: number) => string
  /** 'pt-BR' → 'Brazilian Portuguese'; the tag itself where it has no name. */
  readonly languageName: (tag: string) => string
  /** Order of names as the language's readers expect it, whatever the machine speaks; for `sort`. */
  readonly compareNames: (a: string, b: string) => number
  /** → 'a, b and c' */
  readonly list: (items: readonly string[]) => string
  /** 'English, German, or Spanish' */
  readonly anyOf: (items: readonly string[]) => string
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export function createWording(locale: string): Wording {
  const numbers = new Intl.NumberFormat(locale)
  const plainNumbers = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 })
  const clockSeconds = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, ...oneDecimal })
  const thousands = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const shortDays = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  const lists = new Intl.ListFormat(locale)
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' })
  const order = new Intl.Collator(locale)
  const display = timeDisplay(locale)
  const unit = (value: number, name: string) => timeOf(locale, display, [value, name])
  const remaining = (ms: number) =>
    partsOf(ms)
      .map(([value, name]) => unit(value, name))
      .join(' ')
  return {
    number: (value) => numbers.format(value),
    plainNumber: (value) => plainNumbers.format(value),
    shortNumber: (value) => (value < 1_000 ? numbers.format(value) : `${thousands.format(value / 1_000)}k`),
    // What is not whole is never called 100 %.
    percent: (share) => percents.format(share < 1 ? Math.min(share, 0.99) : share),
    size: (bytes) => sizeOf(locale, bytes),
    moment: (atMs) => moments.format(atMs),
    day: (atMs) => days.format(atMs),
    shortDay: (atMs) => shortDays.format(atMs),
    time: (atMs) => times.format(atMs),
    runningTime,
    clockSeconds: (seconds) => clockSeconds.format(seconds),
    remaining: (ms) => remaining(ms),
    secondsLeft: (ms) => (ms < minuteMs ? unit(Math.max(1, Math.ceil(ms / 1_000)), 'second') : remaining(ms)),
    languageName: (tag) => nameOf(names, tag),
    compareNames: (a, b) => order.compare(a, b),
    list: (items) => lists.format(items),
    anyOf: (items) => choices.format(items),
  }
}

function sizeOf(locale: string, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), sizeUnits.length - 1)
  const unit = sizeUnits[step] ?? 'byte'
  const maximumFractionDigits = step >= 3 ? 1 : 0
  // A whole word has its plural only where it is no abbreviation.
  const unitDisplay = step === 0 ? 'long' : 'short'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    bytes / 1_000 ** step,
  )
}

type UnitDisplay = 'narrow' | 'short'
const timeUnits = ['day', 'hour', 'minute', 'second'] as const

function timeOf(locale: string, unitDisplay: UnitDisplay, [value, unit]: readonly [number, string]): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 }).format(value)
}

/**
 * The narrow forms, unless a language cuts some of them off with a stop (German's '8h 47 Min.' are two ways of writing) or
 * glues a whole abbreviation to its number (French '8min').
 */
function timeDisplay(locale: string): UnitDisplay {
  const isUnfit = (narrow: string) => narrow.endsWith('.') || narrow.endsWith('8min')
  return timeUnits.some((unit) => isUnfit(timeOf(locale, 'narrow', [8, unit]))) ? 'short' : 'narrow'
}

function runningTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const padded = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`
}

function partsOf(ms: number): readonly (readonly [number, string])[] {
  const left = Math.max(0, Math.ceil(ms / minuteMs) * minuteMs)
  const [days, hours, minutes] = [Math.floor(left / dayMs), Math.floor(left / hourMs) % 24, (left / minuteMs) % 60]
  if (days > 0)
    return hours > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [[days, 'day']]
  if (hours > 0)
    return minutes > 0
      ? [
          [hours, 'hour'],
          [minutes, 'minute'],
        ]
      : [[hours, 'hour']]
  return [[minutes, 'minute']]
}

/** Tags come from file names and from the service: one that is no tag is shown as it is. */
function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return tag
      .split('+')
      .map((part) => {
        const name = names.of(part)
        // Browsers know fewer languages than the service: its own name says more than its code.
        return name === undefined || name === part ? (languageOf(part)?.nativeName ?? part) : name
      })
      .join(' + ')
  } catch {
    return tag
  }
}
