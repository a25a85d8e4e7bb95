/** Word lists of many languages as one test of a text. Pure. */

const word = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu

/**
 * Words stand between blanks; `laugh*` is any word that begins so, `dial_tone` is two words, `*音` is anything that holds
 * these letters: for scripts without spaces. Meant for texts in lower case.
 */
export function wordTest(...lists: readonly string[]): (text: string) => boolean {
  const entries = lists.flatMap((list) => list.split(/\s+/)).filter((entry) => entry !== '')
  const inside = entries.filter((entry) => entry.startsWith('*')).map((entry) => entry.slice(1))
  const whole = entries.filter((entry) => !entry.startsWith('*')).map((entry) => entry.replace('_', ' '))
  const exact = new Set(whole.filter((entry) => !entry.endsWith('*')))
  const beginnings = new Set(whole.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)))
  const longest = Math.max(0, ...Array.from(beginnings, ({ length }) => length))

  function holds(candidate: string): boolean {
    if (exact.has(candidate)) return true
    for (let length = Math.min(longest, candidate.length); length > 1; length -= 1)
      if (beginnings.has(candidate.slice(0, length))) return true
    return false
  }

  return (text) => {
    const words = text.replaceAll('’', "'").match(word) ?? []
    return (
      inside.some((part) => text.includes(part)) ||
      words.some((one, index) => partsOf(one).some(holds) || holds(`${one} ${words[index + 1] ?? ''}`))
    )
  }
}

/** "d'applaudissements" is an applause too, and so is what has the Arabic article. */
function partsOf(one: string): readonly string[] {
  const parts = /['-]/.test(one) ? [one, ...one.split(/['-]/).filter((part) => part.length > 2)] : [one]
  return one.startsWith('ال') ? [...parts, one.slice(2)] : parts
}
