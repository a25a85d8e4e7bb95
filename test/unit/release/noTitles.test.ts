/** A rule of the parser names a habit, never a title: words that stand together in its patterns are all listed here. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const room = new URL('../../../shared/release/', import.meta.url)
/** Tables of tags, languages and services are data: every phrase there is a tag. */
const tables = new Set(['tagTable.ts', 'languageTable.ts', 'serviceTable.ts'])

/** What people write beside titles, and what folders of libraries are called. */
const phrases = new Set(
  'season,episode|series,season|mini,series|christmas,special|behind,the|the,scenes|deleted,scenes|extras,season|new,file|dvd,size|series,|kopie,von|kopie,van|toutes,les|sub,ita'.split(
    '|',
  ),
)

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** Lists of single words: months, numerals, words of many languages. */
const wordLists = /'\S+(?: \S+){3,} ?'/g
const separator = String.raw`(?:\[[ ._\\s:-]+\](?:[*+?]|\{\d(?:,\d)?\})?|\\[Ws][*+?]?| \??|\\\.)\)?`
const together = new RegExp(
  String.raw`(?<![\\\p{L}])(\p{L}{3,}|\d{4})${separator}(?:an?${separator})?(\p{L}{3,})(?!\p{L})`,
  'giu',
)

/** '(?<!open[ ._])': what must not stand before. */
const before = new RegExp(String.raw`\(\?<[!=](\p{L}{3,})${separator}`, 'giu')

function sourcesOf(folder: URL): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sourcesOf(new URL(`${entry.name}/`, folder))
    return tables.has(entry.name) ? [] : [{ name: entry.name, text: readFileSync(new URL(entry.name, folder), 'utf8') }]
  })
}

/** The patterns and texts of a source, without comments and lists of words. */
function literalsOf(source: string): readonly string[] {
  const code = source.replace(comments, '').replace(wordLists, "''")
  return (
    code.match(
      /(?<=[=(,:?[\s])\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[dgimsuvy]*|'[^'\n]*'|`[^`\n]*`/g,
    ) ?? []
  )
}

function phrasesIn(literal: string): readonly string[] {
  return [...literal.matchAll(together), ...literal.matchAll(before)].map(([, first = '', second = '']) =>
    `${first},${second}`.toLowerCase(),
  )
}

test('no pattern holds words of a title', () => {
  const found = sourcesOf(room).flatMap(({ name, text }) =>
    literalsOf(text).flatMap((literal) => phrasesIn(literal).map((phrase) => ({ name, phrase }))),
  )
  expect(found.filter(({ phrase }) => !phrases.has(phrase))).toEqual([])
})

test('a title would be seen in a pattern and in a text', () => {
  const source = String.raw`const a = /(?<!open[ ._])season/, b = /(?:2001\W+the\W|copper\W+a\W+harbor)/, c = 'silent lantern', d = ${'`star[ ._]wars`'}`
  expect(literalsOf(source).flatMap(phrasesIn)).toEqual([
    'open,season',
    'open,',
    '2001,the',
    'copper,harbor',
    'silent,lantern',
    'star,wars',
  ])
})
