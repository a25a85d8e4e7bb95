/** The sections of XML in which nothing is markup: what CDATA holds is text, what a comment holds is nothing. Pure, linear. */

const sections = [
  { opening: '<![CDATA[', closing: ']]>', isText: true },
  { opening: '<!--', closing: '-->', isText: false },
] as const

/** The same markup without them: text stands in it escaped. A section that never ends stays as it is. */
export function withoutSections(markup: string): string {
  let written = ''
  let at = 0
  for (let next = sectionFrom(markup, 0); next; next = sectionFrom(markup, at)) {
    const { from, opening, closing, isText } = next
    const end = markup.indexOf(closing, from + opening.length)
    if (end === -1) break
    written += markup.slice(at, from)
    if (isText) written += escaped(markup.slice(from + opening.length, end))
    at = end + closing.length
  }
  return written + markup.slice(at)
}

type Section = (typeof sections)[number] & { readonly from: number }

function sectionFrom(markup: string, start: number): Section | null {
  for (let from = markup.indexOf('<!', start); from !== -1; from = markup.indexOf('<!', from + 2)) {
    const section = sections.find(({ opening }) => markup.startsWith(opening, from))
    if (section) return { ...section, from }
  }
  return null
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
