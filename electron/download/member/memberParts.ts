/**
 * Which part of a film each file of an archive is, where its name does not say so outright: names that are alike but for one
 * place, which counts from one without a gap ("gc1" and "gc2", "film-a" and "film-b", "first" and "second"). Pure.
 */
import { numberOf } from '../../../shared/release/numbering/numerals.ts'

/** By the name that was given; empty where the names do not count, or count two things at once. */
export type PartsOfNames = ReadonlyMap<string, number>

/** A word as a number, one way to count for all names of a row. */
type Counting = (word: string) => number | null

const countings: readonly Counting[] = [numberOf, letterNumber]

interface CountedName {
  readonly name: string
  /** Of the whole path, without the ending. */
  readonly words: readonly string[]
}

export function partsOfNames(names: readonly string[]): PartsOfNames {
  const counted = names.map((name) => ({ name, words: wordsWithNumbers(name) }))
  const parts = new Map<string, number>()
  for (const { name, value } of rowsAlike(counted).flatMap(countedRow)) {
    if ((parts.get(name) ?? value) !== value) return new Map()
    parts.set(name, value)
  }
  return parts
}

/** Letters and digits apart: "gc1" has the words "gc" and "1". */
function wordsWithNumbers(name: string): readonly string[] {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '')
  return (
    stem
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  )
}

interface Row {
  /** The place in which they differ. */
  readonly place: number
  readonly names: readonly CountedName[]
}

/** Names that are the same but for one place; with whatever ending they have. */
function rowsAlike(names: readonly CountedName[]): readonly Row[] {
  const rows = new Map<string, { place: number; names: CountedName[] }>()
  for (const each of names)
    for (const place of each.words.keys()) {
      const key = each.words.map((word, index) => (index === place ? '#' : word)).join(' ')
      const row = rows.get(key) ?? { place, names: [] }
      row.names.push(each)
      rows.set(key, row)
    }
  return [...rows.values()]
}

function countedRow({ place, names }: Row): readonly { readonly name: string; readonly value: number }[] {
  for (const count of countings) {
    const values = names.map(({ name, words }) => ({ name, value: count(words[place] ?? '') ?? 0 }))
    const numbers = new Set(values.map(({ value }) => value))
    if (numbers.size > 1 && [...numbers].every((value) => value > 0 && value <= numbers.size)) return values
  }
  return []
}

function letterNumber(word: string): number | null {
  return /^[a-i]$/.test(word) ? word.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : null
}
