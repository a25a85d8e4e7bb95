/** How names are ordered and searched: as people do it, not as computers store them. Pure. */

/** Case, accents and the dots of release names do not matter when searching. */
export function searchKeyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s._]+/g, ' ')
    .trim()
}

const zeros = ['0', '00', '000', '0000', '00000']

/** Orders names as people do: 'Show 2' before 'Show 10'. Made for each file of a library: a pattern would take three times as long. */
export function sortKeyOf(text: string): string {
  const lower = text.toLowerCase()
  let key = ''
  let from = 0
  for (let at = 0; at < lower.length; at += 1) {
    if (!isDigitAt(lower, at)) continue
    const start = at
    while (isDigitAt(lower, at + 1)) at += 1
    const filling = zeros[zeros.length - 1 - (at - start)]
    if (filling === undefined) continue
    key += lower.slice(from, start) + filling
    from = start
  }
  return key + lower.slice(from)
}

function isDigitAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 48 && unit <= 57
}

/** Of the languages that the interface speaks; French and Italian join theirs to the word. */
const articles =
  /^(?:(?:the|an?|der|die|das|eine?|les?|la|une?|des|el|los|las|una|unos|unas|il|lo|gli|uno|os?|as|uma?|dos) |(?:l|un)['’])(?=\S)/u

/** Of a title: without the article in front and without accents. */
export function titleSortKeyOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
  return sortKeyOf(plain.replace(articles, ''))
}
