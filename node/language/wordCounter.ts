/** Which words a text has, and how often those of a list stand in it. Pure. */
import { rememberedKinds } from './kindOfUnits.ts'

/** A text says few words many times: each is looked up once. */
export interface WordCounts {
  readonly times: ReadonlyMap<string, number>
  readonly total: number
}

/** Words of any script; an apostrophe parts them, as in "l'home". 'Na na na na' is sung once: it is no language's word four times. */
export function countWords(text: string): WordCounts {
  const times = new Map<string, number>()
  let total = 0
  let before = ''
  for (const word of wordsIn(text.toLowerCase().normalize('NFC'))) {
    if (word === before) continue
    before = word
    total += 1
    times.set(word, (times.get(word) ?? 0) + 1)
  }
  return { times, total }
}

interface WordList {
  readonly whole: ReadonlySet<string>
  readonly beginnings: readonly string[]
}

/** `word*` in a list is any word that begins so. */
export function countOf(list: string, { times }: WordCounts): number {
  const { whole, beginnings } = readList(list)
  let count = 0
  for (const word of whole) count += times.get(word) ?? 0
  if (beginnings.length === 0) return count
  for (const [word, often] of times)
    if (!whole.has(word) && beginnings.some((beginning) => word.startsWith(beginning))) count += often
  return count
}

const lists = new Map<string, WordList>()

function readList(list: string): WordList {
  const before = lists.get(list)
  if (before) return before
  const entries = list.split(/\s+/).filter((entry) => entry !== '')
  const beginnings = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1))
  const read = { whole: new Set(entries.filter((entry) => !entry.endsWith('*'))), beginnings }
  lists.set(list, read)
  return read
}

/** A letter and the letters and marks behind it, found in a pass over numbers: 20,000 characters are counted of every download. */
function wordsIn(text: string): readonly string[] {
  const words: string[] = []
  let start = -1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    const isPair = code > 0xffff
    const kind = isPair ? kindOf(code) : kindOfUnit(code)
    if (start === -1) {
      if (kind === letter) start = at
    } else if (kind === other) {
      words.push(text.slice(start, at))
      start = -1
    }
    if (isPair) at += 1
  }
  if (start !== -1) words.push(text.slice(start))
  return words
}

const [letter, mark, other] = [1, 2, 3]

const kindOfUnit = rememberedKinds(kindOf)

function kindOf(code: number): number {
  const char = String.fromCodePoint(code)
  if (/\p{L}/u.test(char)) return letter
  return /\p{M}/u.test(char) ? mark : other
}
