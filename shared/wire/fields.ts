/** Fields as services really send them: numbers as text, flags as 0 and 1, whole lists missing. Reads leniently, never throws. */
import { z } from 'zod'

/** A field that may be missing or of any type; `read` makes the best of it. */
function lenient<Value>(read: (raw: unknown) => Value) {
  return z.unknown().optional().transform(read)
}

function readText(raw: unknown): string | null {
  if (typeof raw === 'string') return raw === '' ? null : raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : null
}

function readNumber(raw: unknown): number | null {
  if (typeof raw === 'string' && !/^\s*[-+]?\d+(\.\d+)?\s*$/.test(raw)) return null
  const number = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : NaN
  return Number.isFinite(number) ? number : null
}

function readInteger(raw: unknown): number | null {
  const number = readNumber(raw)
  return number !== null && Number.isSafeInteger(number) ? number : null
}

function readFlag(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw
  if (raw === 1 || raw === '1') return true
  if (raw === 0 || raw === '0') return false
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  if (word === 'true' || word === 'yes') return true
  return word === 'false' || word === 'no' ? false : null
}

/** Ids of titles come as 123, "123" and "sd123". */
function readTitleId(raw: unknown): number | null {
  const number = readInteger(typeof raw === 'string' ? raw.trim().replace(/^sd(?=\d)/i, '') : raw)
  return number !== null && number > 0 ? number : null
}

function readCount(raw: unknown): number | null {
  const number = readInteger(raw)
  return number !== null && number >= 0 ? number : null
}

function readTitleType(raw: unknown): 'movie' | 'tv' | null {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  return word === 'movie' || word === 'tv' ? word : null
}

/** A non-empty text, or null. */
export const text = lenient(readText)
export const decimal = lenient(readNumber)
export const integer = lenient(readInteger)
/** An integer that is not negative, or null: counters, sizes. */
export const count = lenient(readCount)
export const flag = lenient(readFlag)
export const titleId = lenient(readTitleId)
export const titleType = lenient(readTitleType)
/** Texts of a list; anything else in it is left out. A lone text counts as a list of one. */
export const texts = lenient((raw): readonly string[] =>
  (Array.isArray(raw) ? raw : [raw]).flatMap((entry) => readText(entry) ?? []),
)

/** A list whose unreadable entries are left out, cut after `atMost`; missing or no list at all reads as empty. */
export function listOf<Entry extends z.ZodType>(entry: Entry, atMost: number) {
  return lenient((raw): readonly z.output<Entry>[] => (Array.isArray(raw) ? readEntries(entry, raw, atMost) : []))
}

/** The same, or null where there is no list. */
export function listOrNull<Entry extends z.ZodType>(entry: Entry, atMost: number) {
  return lenient((raw) => (Array.isArray(raw) ? readEntries(entry, raw, atMost) : null))
}

/** The same, but a body without the list is no answer at all. */
export function requiredListOf<Entry extends z.ZodType>(entry: Entry, atMost: number) {
  return z.array(z.unknown()).transform((raw) => readEntries(entry, raw, atMost))
}

function readEntries<Entry extends z.ZodType>(
  entry: Entry,
  raw: readonly unknown[],
  atMost: number,
): readonly z.output<Entry>[] {
  return raw.slice(0, atMost).flatMap((one) => {
    const read = entry.safeParse(one)
    return read.success ? [read.data] : []
  })
}

/** An object, or null where the field is missing or something else. */
export function objectOrNull<Shape extends z.ZodType>(shape: Shape) {
  return lenient((raw): z.output<Shape> | null => {
    const read = shape.safeParse(raw)
    return read.success ? read.data : null
  })
}
