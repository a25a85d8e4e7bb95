/** What guides put in quotation marks as words of the window are words of the window: a button that was renamed is renamed there too. */
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import english from '../shared/messages/en.json' with { type: 'json' }
import { pages, readPage } from './support/docsPages.ts'

/** As the library has them; plurals and choices have several ways to be said. */
interface Part {
  readonly type: number
  readonly value: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>
  readonly children?: readonly Part[]
}

/** The library's kinds of parts: text, and what is shown as a number. */
const literal = 0
const numbers = new Set([2, 7])

function patternOf(parts: readonly Part[]): string {
  return parts
    .map(({ type, value, options, children }) => {
      if (options)
        return `(?:${Object.values(options)
          .map((option) => patternOf(option.value))
          .join('|')})`
      if (children) return patternOf(children)
      if (type === literal) return value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      return numbers.has(type) ? String.raw`\d[\d,.]*` : '.+'
    })
    .join('')
}

function textsIn(messages: object): readonly string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : textsIn(value as object),
  )
}

/** One that begins with a name, as of a film, would fit whatever ends like it; one that may be a name alone fits everything. */
const said = textsIn(english)
  .map((text) => patternOf(new IntlMessageFormat(withoutDots(text), 'en').getAst() as unknown as readonly Part[]))
  .filter((pattern) => !pattern.startsWith('.+'))
  .map((pattern) => new RegExp(`^(?:${pattern})[.]?$`, 'u'))
  .filter((pattern) => !pattern.test('?'))

function withoutDots(words: string): string {
  return words.replace(/ ?…$/, '')
}

function isSaid(words: string): boolean {
  return said.some((pattern) => pattern.test(withoutDots(words)))
}

/** A button with its price is put together of several. */
function areSaid(words: string): boolean {
  return isSaid(words) || words.split(/[:,] /).every(isSaid)
}

/** Names of shows, and how numbers look. */
const isExample = (words: string) => /\d$/.test(words) && /^Show\b/.test(words)

function quotedWords(page: string): readonly string[] {
  const text = readPage(page)
    .replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')
    .replaceAll('\n', ' ')
  return Array.from(text.matchAll(/"(\p{Lu}[^"]{2,50}?),?"/gu), ([, words = '']) => words).filter(
    (words) => !isExample(words),
  )
}

const guides = pages.filter((page) => page.startsWith('docs/guide/') || page === 'README.md')

test.each(guides)('the words of the window in %s are there', (page) => {
  expect(quotedWords(page).filter((words) => !areSaid(words))).toEqual([])
})

test('words that no screen says are found', () => {
  expect(['Save filter', 'Fix 12 of ours', 'Find subtitles for these 53'].map(isSaid)).toEqual([true, true, true])
  expect(['Melt 12 of ours', 'Fix none of ours', 'Save filters'].map(isSaid)).toEqual([false, false, false])
})
