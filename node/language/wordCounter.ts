/** How often words of a list stand in a text. Pure. */

/** Words of any script; an apostrophe parts them, as in "l'home". */
export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  )
}

interface WordList {
  readonly whole: ReadonlySet<string>
  readonly beginnings: readonly string[]
}

/** `word*` in a list is any word that begins so. */
export function countOf(list: string, words: readonly string[]): number {
  const { whole, beginnings } = readList(list)
  return words.filter((word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))).length
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
