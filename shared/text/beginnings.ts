/** Which texts may match a long list of words, told by their first letters: most are not searched for more. Pure. */

/** Of more letters than these, words of one language share too few to be worth it. */
const longest = 3

/** @param alternatives of a pattern, regardless of case, that stands at the beginning; each starts with a letter */
export function beginningsOf(alternatives: string): (text: string) => boolean {
  const known = new Set(alternativesIn(alternatives).map((one) => caseless(literalOf(one).slice(0, longest))))
  const lengths = [...new Set([...known].map(({ length }) => length))]
  return (text) => {
    const first = caseless(text.slice(0, longest))
    return lengths.some((length) => known.has(first.slice(0, length)))
  }
}

/** Equal for letters that patterns hold equal regardless of case: 'ſ' and 's', 'ẞ' and 'ß', 'ς' and 'σ'. */
function caseless(text: string): string {
  return text.toLowerCase().toUpperCase()
}

/** Those of the pattern itself, not of its groups. */
function alternativesIn(pattern: string): readonly string[] {
  const found = ['']
  let depth = 0
  for (const sign of pattern) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) found.push('')
    else found.push((found.pop() ?? '') + sign)
  }
  return found
}

/** A letter that may be missing begins nothing. */
function literalOf(alternative: string): string {
  const [literal = ''] = /^[^[\](){}?*+.|\\]+/.exec(alternative) ?? []
  return /^[?*{]/.test(alternative.slice(literal.length)) ? literal.slice(0, -1) : literal
}
