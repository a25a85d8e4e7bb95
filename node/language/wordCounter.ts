/** Which words a text has, and how often those of a list stand in it. Pure. */

/** A text says few words many times: each is looked up once. */
export interface WordCounts {
  readonly times: ReadonlyMap<string, number>
  readonly total: number
}

/** Words of any script; an apostrophe parts them, as in "l'home". 'Na na na na' is sung once: it is no language's word four times. */
export function countWords(text: string): WordCounts {
  const sung =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const words = sung.filter((word, at) => word !== sung[at - 1])
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return { times, total: words.length }
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
