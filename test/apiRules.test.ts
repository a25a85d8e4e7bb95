/** docs/api-rules.md: every line names a test that is there, and nothing that docs/api.md numbers or lists is without a line. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isThere, partOf, readPage, root } from './support/docsPages.ts'

const api = readPage('docs/api.md')
const rules = readPage('docs/api-rules.md')

/** Cells of the rows of its tables, without their heads. */
function cellsIn(part: string): readonly (readonly string[])[] {
  const rows = part.split('\n').filter((line) => line.startsWith('| '))
  return rows
    .filter((line, at) => !line.startsWith('| -') && !(rows[at + 1] ?? '').startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function headingsOf(page: string, levels: RegExp): readonly string[] {
  return Array.from(page.matchAll(/^(#+) (.+)$/gm), ([, level = '', heading = '']) => [level, heading] as const)
    .filter(([level]) => levels.test(level))
    .map(([, heading]) => heading)
}

const named = headingsOf(rules, /^##$/)
const linesUnder = (heading: string) => cellsIn(partOf(rules, (text) => text === heading) ?? '')

/** What stands in code marks, without the parts of a name that follow a shared beginning (`.limit`). */
const wordsIn = (text: string) =>
  Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word).filter((word) => /^[\w.]+$/.test(word))

test('the list has the headings of the API, in its order', () => {
  const open = ['1. What the service does', '2. Resources and their fields', '4. Endpoints']
  expect(named).toEqual(headingsOf(api, /^###?$/).filter((heading) => !open.includes(heading)))
})

test('each line names a test by its file and name', () => {
  const lines = named.flatMap(linesUnder)
  expect(lines.length).toBeGreaterThan(150)
  const missing = lines.filter(([, held = '']) => {
    const [file = '', name = ''] = held.split(' › ')
    const path = [`test/contract/${file}.test.ts`, `test/${file}.test.ts`].find(isThere)
    return path === undefined || name === '' || !namesIn(path).includes(name)
  })
  expect(missing).toEqual([])
})

/** Every text in quotes: whichever way a test is written, its name is one. */
function namesIn(path: string): readonly string[] {
  const text = readFileSync(`${root}/${path}`, 'utf8')
  return Array.from(text.matchAll(/(['"`])((?:\\.|(?!\1)[^\n\\])*)\1/g), ([, , quoted = '']) => quoted)
}

/** The first column of its tables: fields, parameters and codes. */
const listedUnder = (heading: string) =>
  cellsIn(partOf(api, (text) => text === heading) ?? '').flatMap(([first = '']) => wordsIn(first))

test.each(named)('"%s": every field, parameter and code has a line', (heading) => {
  const held = linesUnder(heading).flatMap(([rule = '']) => wordsIn(rule))
  expect(listedUnder(heading).filter((word) => !held.includes(word))).toEqual([])
})

test.each(named)('"%s": every numbered rule has a line', (heading) => {
  const numbers = Array.from((partOf(api, (text) => text === heading) ?? '').matchAll(/^(\d+)\. /gm), ([, n = '']) => n)
  const isStep = heading === 'Upload' ? 'step' : 'rule'
  const told = linesUnder(heading).map(([rule = '']) => rule)
  expect(numbers.filter((number) => !told.some((rule) => rule.startsWith(`${isStep} ${number}`)))).toEqual([])
})
