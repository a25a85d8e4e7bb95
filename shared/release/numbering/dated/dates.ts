/** Finds the date of a daily show or a match ('2024.05.17', '17-05-2024', '2 mar 2013'). */
import { monthOf, monthWords } from './months.ts'
import type { NumberHints } from '../numberHints.ts'
import { noNumbering, type Numbering } from '../numbering.ts'

const monthName = [...monthWords].sort((a, b) => b.length - a.length).join('|')

const yearFirst = /(?<!\d)((?:19|20)\d\d)([ ._/-])(\d{1,2})\2(\d{1,2})(?!\d|p\b)/
const yearLast = /(?<!\d)(?<!\d[.])(\d{1,2})([ ._/-])(\d{1,2})\2((?:19|20)\d\d)(?!\d|p\b)/
const shortYear = /(?<![\da-z])(?<!\d[._-])(\d\d)([._-])(\d\d)\2(\d\d)(?!\d|p\b|\.\d{1,3}(?![\dpi])|\.\d{5})/i
const compact = /(?<![\da-z])((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?![\da-z])/i
/** '12 Jan 2024', '12. Januar 2024', '12 de enero de 2024'. */
const named = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})(?:st|nd|rd|th|er)?[ ._-]+(?:de[ ._]+)?(${monthName})[ ._,-]+(?:de[ ._]+)?((?:19|20)\\d\\d)(?!\\d)`,
  'iu',
)
const namedFirst = new RegExp(
  `(?<!\\p{L})(${monthName})[ ._-]+(\\d{1,2})(?:st|nd|rd|th)?[ ._,-]+((?:19|20)\\d\\d)(?!\\d)`,
  'iu',
)
const namedYearFirst = new RegExp(`(?<!\\d)((?:19|20)\\d\\d)[ ._-]+(${monthName})[ ._-]+(\\d{1,2})(?!\\d|p\\b)`, 'iu')
/** Online recorders write the day and the hour behind the title: '_24.01.21_20-15_'. */
const ofRecorder = /(?<=[ _])(\d\d)\.(\d\d)\.(\d\d)[ _]\d\d-\d\d(?=[ _]|$)/
/** '2024年1月12日', '2024년 1월 12일'. */
const eastern = /((?:19|20)\d\d)[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]/

const compactShort = /(?<![\da-z])(0[5-9]|[12]\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?![\da-z])/i

type Parts = readonly [year: number, month: number, day: number]

interface DateReader {
  readonly pattern: RegExp
  readonly read: (found: RegExpExecArray) => readonly Parts[]
}

const numeric: readonly DateReader[] = [
  { pattern: ofRecorder, read: (found) => [[2000 + Number(found[1]), Number(found[2]), Number(found[3])]] },
  { pattern: yearFirst, read: (found) => eitherWay(Number(found[1]), Number(found[3]), Number(found[4])) },
  { pattern: yearLast, read: (found) => eitherWay(Number(found[4]), Number(found[3]), Number(found[1])) },
  { pattern: compact, read: (found) => [[Number(found[1]), Number(found[2]), Number(found[3])]] },
  { pattern: shortYear, read: (found) => shortDates(Number(found[1]), Number(found[3]), Number(found[4])) },
]

const inEastern: readonly DateReader[] = [
  { pattern: eastern, read: (found) => [[Number(found[1]), Number(found[2]), Number(found[3])]] },
]

const withMonthName: readonly DateReader[] = [
  { pattern: named, read: (found) => [[Number(found[3]), monthOf(found[2] ?? ''), Number(found[1])]] },
  { pattern: namedFirst, read: (found) => [[Number(found[3]), monthOf(found[1] ?? ''), Number(found[2])]] },
  { pattern: namedYearFirst, read: (found) => [[Number(found[1]), monthOf(found[2] ?? ''), Number(found[3])]] },
]

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

export function readDate(text: string, { hasDate, hasMonth, isAscii }: NumberHints): Numbering | null {
  return (
    (isAscii ? null : readAs(inEastern, text)) ??
    (hasDate ? readAs(numeric, text) : null) ??
    (hasMonth ? readAs(withMonthName, text) : null)
  )
}

function readAs(readers: readonly DateReader[], text: string): Numbering | null {
  for (const { pattern, read } of readers) {
    const found = pattern.exec(text)
    const date = found && isoOf(read(found))
    if (!date) continue
    const end = withClock(text, found.index + found[0].length)
    return { ...noNumbering, date, start: startOf(text, found.index), end }
  }
  return null
}

/** '2019-11-05 2000 - Words', '2024-01-02 20-00-00', '20240102_20002100': when a recorder began, and when it ended. */
const clock =
  /[ _T-](?:[01]\d|2[0-3])[-_ .h:]?[0-5]\d(?:[-_ .]?[0-5]\d)?(?:(?:[01]\d|2[0-3])[0-5]\d)?(?=$|\)|[ _]-[ _]|_(?!\d)| \()/y

function withClock(text: string, end: number): number {
  clock.lastIndex = end
  return clock.test(text) ? clock.lastIndex : end
}

/** 'Nachrichten vom 05.01.2024', 'Новости от 05.01.2024', 'Title - Puntata del 14-01-2024': the words belong to the day. */
const ofDay =
  /(?<=[\p{L}\p{N})\].])(?:(?<!\d)[ ._]*[ ._-][ ._]*(?:puntata|sendung|folge|ausgabe|programa|emisión|emission|émission|edición|edição|выпуск|эфир|випуск|odcinek|wydanie))?[ ._-]+(?:vom|от|від|du|del|de|do|van|z(?: dnia)?)[ ._-]+$/iu
/** 'Title.Mon.14th.Mar.2016': shortened like the month behind it; 'Title - Monday 14 March 2016': whole words may end a title, unless a sign parts them. */
const weekday =
  /(?<=[\p{L}\p{N})\].])(?:[ ._]+(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)[ ._,]+|[ ._]+-[ ._]+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)[ ._,]+)$/iu
const longestOfDay = 24
/** '14th Mar': the day and what begins its month. */
const longestDay = 8

function startOf(text: string, place: number): number {
  const before = text.slice(Math.max(0, place - longestOfDay), place)
  const isNamed = /^\d{1,2}(?:st|nd|rd|th)?[ ._-]+\p{L}/u.test(text.slice(place, place + longestDay))
  const found = ofDay.exec(before) ?? (isNamed ? weekday.exec(before) : null)
  return place - (found?.[0].length ?? 0)
}
