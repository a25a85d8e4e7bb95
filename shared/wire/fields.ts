/** Fields as services really send them: numbers as text, flags as 0 and 1, whole lists missing. Reads leniently, never throws. */
import { mapped, opaque, unreadable, type Decoder, type ListPart, type Plain, type Read } from '../json/decoder.ts'

/** No honest list of words is longer; the rest is not read. */
const mostTexts = 200

/** A field that may be missing or of any type; `plain` makes the best of it. */
export function lenient<Value>(plain: (raw: Plain) => Value): Decoder<Value> {
  return { plain, object: null, list: null }
}

function readText(raw: Plain): string | null {
  if (typeof raw === 'string') return raw === '' ? null : raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : null
}

function readNumber(raw: Plain): number | null {
  if (typeof raw === 'string' && !/^\s*[-+]?\d+(\.\d+)?\s*$/.test(raw)) return null
  const number = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : NaN
  return Number.isFinite(number) ? number : null
}

function readInteger(raw: Plain): number | null {
  const number = readNumber(raw)
  return number !== null && Number.isSafeInteger(number) ? number : null
}

function readFlag(raw: Plain): boolean | null {
  if (typeof raw === 'boolean') return raw
  if (raw === 1 || raw === '1') return true
  if (raw === 0 || raw === '0') return false
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  if (word === 'true' || word === 'yes') return true
  return word === 'false' || word === 'no' ? false : null
}

/** Ids of titles come as 123, "123" and "sd123". */
function readTitleId(raw: Plain): number | null {
  const number = readInteger(typeof raw === 'string' ? raw.trim().replace(/^sd(?=\d)/i, '') : raw)
  return number !== null && number > 0 ? number : null
}

function readCount(raw: Plain): number | null {
  const number = readInteger(raw)
  return number !== null && number >= 0 ? number : null
}

/** Where an unknown number must be one, it comes as 0. */
function readPositive(raw: Plain): number | null {
  const number = readInteger(raw)
  return number !== null && number > 0 ? number : null
}

function readTitleType(raw: Plain): 'movie' | 'tv' | null {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  return word === 'movie' || word === 'tv' ? word : null
}

/** A non-empty text, or null. */
export const text = lenient(readText)
export const decimal = lenient(readNumber)
export const integer = lenient(readInteger)
/** An integer that is not negative, or null: counters, sizes. */
export const count = lenient(readCount)
/** An integer above 0, or null: ids and years. */
export const positive = lenient(readPositive)
export const flag = lenient(readFlag)
export const titleId = lenient(readTitleId)
export const titleType = lenient(readTitleType)

/** Texts of a list; anything else in it is left out. A lone text counts as a list of one. */
export const texts: Decoder<readonly string[]> = {
  plain: (raw) => [readText(raw)].filter((word) => word !== null),
  object: null,
  list: { entry: text, atMost: mostTexts, make: (entries) => entries.filter((entry) => typeof entry === 'string') },
}

/** A text that must be there, be it empty. */
export const anyText: Decoder<string> = {
  plain: (raw) => (typeof raw === 'string' ? raw : unreadable),
  object: null,
  list: null,
}

/** An id that must be there, as a text or a number. */
export const requiredId: Decoder<string> = { plain: (raw) => readText(raw) ?? unreadable, object: null, list: null }

/** One of these words, spelled just so. */
export function oneOf<Word extends string>(words: readonly Word[]): Decoder<Word> {
  return { plain: (raw) => words.find((word) => word === raw) ?? unreadable, object: null, list: null }
}

/** A list whose unreadable entries are left out, cut after `atMost`; missing or no list at all reads as empty. */
export function listOf<Entry>(entry: Decoder<Entry>, atMost: number): Decoder<readonly Entry[]> {
  return { plain: () => [], object: null, list: entriesOf(entry, atMost) }
}

/** The same, or null where there is no list. */
export function listOrNull<Entry>(entry: Decoder<Entry>, atMost: number): Decoder<readonly Entry[] | null> {
  return { plain: () => null, object: null, list: entriesOf(entry, atMost) }
}

/** The same, but a body without the list is no answer at all. */
export function requiredListOf<Entry>(entry: Decoder<Entry>, atMost: number): Decoder<readonly Entry[]> {
  return { plain: () => unreadable, object: null, list: entriesOf(entry, atMost) }
}

function entriesOf<Entry>(entry: Decoder<Entry>, atMost: number): ListPart<readonly Entry[]> {
  const make = (entries: readonly unknown[]) => entries.filter((one) => one !== unreadable) as readonly Entry[]
  return { entry, atMost, make }
}

/** A list that counts only as a whole: with one entry that cannot be read, or one too many, it is none. */
export function wholeListOf<Entry>(entry: Decoder<Entry>, atMost: number): Decoder<readonly Entry[]> {
  const make = (entries: readonly unknown[], isCut: boolean): Read<readonly Entry[]> =>
    isCut || entries.includes(unreadable) ? unreadable : (entries as readonly Entry[])
  return { plain: () => unreadable, object: null, list: { entry, atMost, make } }
}

/** An object, or the list that it would hold without the object around it. */
export function orBareList<Shape, Entries>(
  shape: Decoder<Shape>,
  { list, as }: { readonly list: Decoder<Entries>; readonly as: (entries: Entries) => Shape },
): Decoder<Shape> {
  return { ...shape, list: mapped(list, as).list }
}

/** An object, or null where the field is missing or something else. */
export function objectOrNull<Shape>(shape: Decoder<Shape>): Decoder<Shape | null> {
  return orElse(shape, () => null)
}

/** An object, or null where the field is missing or null; anything else is unreadable. */
export function objectOrNothing<Shape>(shape: Decoder<Shape>): Decoder<Shape | null> {
  return { ...shape, plain: (raw) => (raw === undefined || raw === null ? null : unreadable) }
}

/** An object, or what becomes of anything else: of an object that cannot be read as well. */
export function orElse<Shape, Other>(shape: Decoder<Shape>, other: (raw: Plain) => Other): Decoder<Shape | Other> {
  const { object } = shape
  const make = (values: readonly unknown[]): Shape | Other => {
    const read = object?.make(values) ?? unreadable
    return read === unreadable ? other(opaque) : read
  }
  return { plain: other, object: object && { ...object, make }, list: null }
}
