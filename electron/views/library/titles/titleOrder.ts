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

/** Orders names as people do: 'Show 2' before 'Show 10'. */
export function sortKeyOf(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(6, '0'))
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
