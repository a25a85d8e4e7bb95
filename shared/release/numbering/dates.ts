/** Finds the date of a daily show or a match ('2024.05.17', '17-05-2024', '2 mar 2013'). */
import type { NumberHints } from './numberHints.ts'
import { noNumbering, type Numbering } from './numbering.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

const yearFirst = /(?<!\d)((?:19|20)\d\d)([ ._/-])(\d{1,2})\2(\d{1,2})(?!\d|p\b)/
const yearLast = /(?<!\d)(?<!\d[.])(\d{1,2})([ ._/-])(\d{1,2})\2((?:19|20)\d\d)(?!\d|p\b)/
const shortYear = /(?<![\da-z])(?<!\d[._-])(\d\d)([._-])(\d\d)\2(\d\d)(?!\d|p\b|\.\d{1,3}(?![\dpi])|\.\d{5})/i
const compact = /(?<![\da-z])((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?![\da-z])/i
const named = new RegExp(
  `(?<![\\da-z])(\\d{1,2})(?:st|nd|rd|th)?[ ._-]+(${monthNames})[ ._,-]+((?:19|20)\\d\\d)(?!\\d)`,
  'i',
)
const namedFirst = new RegExp(
  `(?<![a-z])(${monthNames})[ ._-]+(\\d{1,2})(?:st|nd|rd|th)?[ ._,-]+((?:19|20)\\d\\d)(?!\\d)`,
  'i',
)
const namedYearFirst = new RegExp(`(?<!\\d)((?:19|20)\\d\\d)[ ._-]+(${monthNames})[ ._-]+(\\d{1,2})(?!\\d|p\\b)`, 'i')

const compactShort = /(?<![\da-z])(0[5-9]|[12]\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?![\da-z])/i

type Parts = readonly [year: number, month: number, day: number]

interface DateReader {
  readonly pattern: RegExp
  readonly read: (found: RegExpExecArray) => readonly Parts[]
}

const numeric: readonly DateReader[] = [
  { pattern: yearFirst, read: (found) => eitherWay(Number(found[1]), Number(found[3]), Number(found[4])) },
  { pattern: yearLast, read: (found) => eitherWay(Number(found[4]), Number(found[3]), Number(found[1])) },
  { pattern: compact, read: (found) => [[Number(found[1]), Number(found[2]), Number(found[3])]] },
  { pattern: shortYear, read: (found) => shortDates(Number(found[1]), Number(found[3]), Number(found[4])) },
]

const withMonthName: readonly DateReader[] = [
  { pattern: named, read: (found) => [[Number(found[3]), monthOf(found[2]), Number(found[1])]] },
  { pattern: namedFirst, read: (found) => [[Number(found[3]), monthOf(found[1]), Number(found[2])]] },
  { pattern: namedYearFirst, read: (found) => [[Number(found[1]), monthOf(found[2]), Number(found[3])]] },
]

function monthOf(name: string | undefined): number {
  return months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1
}

/** The usual order first; when that is no date (month 13), the two swapped. */
function eitherWay(year: number, month: number, day: number): readonly Parts[] {
  return [
    [year, month, day],
    [year, day, month],
  ]
}

function shortDates(first: number, second: number, third: number): readonly Parts[] {
  const century = (year: number) => (year < 60 ? 2000 + year : 1900 + year)
  return [
    [century(first), second, third],
    [century(third), second, first],
    [century(third), first, second],
  ]
}

function isoOf(parts: readonly Parts[]): string | null {
  const fit = parts.find(([, month, day]) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
  if (!fit) return null
  const [year, month, day] = fit
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** '140722': a date only where nothing else numbers the episode, or beside its number. */
export function readShortDate(text: string): Numbering | null {
  const found = compactShort.exec(text)
  const date = found && isoOf([[2000 + Number(found[1]), Number(found[2]), Number(found[3])]])
  return found && date ? { ...noNumbering, date, start: found.index, end: found.index + found[0].length } : null
}

export function readDate(text: string, { hasDate, hasMonth }: NumberHints): Numbering | null {
  return (hasDate ? readAs(numeric, text) : null) ?? (hasMonth ? readAs(withMonthName, text) : null)
}

function readAs(readers: readonly DateReader[], text: string): Numbering | null {
  for (const { pattern, read } of readers) {
    const found = pattern.exec(text)
    const date = found && isoOf(read(found))
    if (date) return { ...noNumbering, date, start: startOf(text, found.index), end: found.index + found[0].length }
  }
  return null
}

/** 'Nachrichten vom 05.01.2024', 'Новости от 05.01.2024': the word belongs to the day. */
const ofDay = /(?<=[\p{L}\p{N})\].])[ ._]+(?:vom|от|du|del)[ ._]+$/iu
/** 'Title.Mon.14th.Mar.2016': shortened like the month behind it. */
const weekday = /(?<=[\p{L}\p{N})\].])[ ._]+(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)[ ._,]+$/iu
const longestOfDay = 9
/** '14th Mar': the day and what begins its month. */
const longestDay = 8

function startOf(text: string, place: number): number {
  const before = text.slice(Math.max(0, place - longestOfDay), place)
  const isNamed = /^\d{1,2}(?:st|nd|rd|th)?[ ._-]+\p{L}/u.test(text.slice(place, place + longestDay))
  const found = ofDay.exec(before) ?? (isNamed ? weekday.exec(before) : null)
  return place - (found?.[0].length ?? 0)
}
