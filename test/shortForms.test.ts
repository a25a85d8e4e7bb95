/** Every short form ("API §4", "promise J2") in code, tests and pages leads to a place of `docs/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isThere, pages, partOf, readPage, root } from './support/docsPages.ts'
import { brokenFormsIn } from './support/shortForms.ts'

const folders = ['shared', 'node', 'service', 'electron', 'renderer', 'test', 'scripts', 'bin', 'packaging', '.github']
const isText = /\.(?:ts|tsx|mts|mjs|js|css|html|ya?ml|md)$/

/** This file and its reader write forms that are meant as examples. */
const examples = ['test/shortForms.test.ts', 'test/support/shortForms.ts']

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => isText.test(path) && !path.startsWith('test/fixtures/') && !examples.includes(path))
}

test('every short form in code and tests leads to a place of docs/', () => {
  const broken = folders.flatMap(filesIn).flatMap((path) => {
    const forms = brokenFormsIn(readFileSync(join(root, path), 'utf8'))
    return forms.map((form) => `${path}: ${form}`)
  })
  expect(broken).toEqual([])
})

test('every short form in the pages does', () => {
  expect(pages.flatMap((page) => brokenFormsIn(readPage(page)).map((form) => `${page}: ${form}`))).toEqual([])
})

test('a form that leads somewhere is none', () => {
  const known =
    '(API §4 "v1 search", rule 2; API §2, "Subtitle" and "Unpacked file") API §3 and §4. API §8 limit 8. API decisions §6, ' +
    'product §1 point 5, promise J2, promises F3(b) and J1, docs/promises.md#j2'
  expect(brokenFormsIn(known)).toEqual([])
})

test.each([
  'API §12',
  'API §4.9',
  'API §4 "v3 search"',
  'API §4 "v1 search", rule 9',
  'API §8 limit 40',
  'API decisions §70',
  'product §40',
  '§4',
  'docs/nowhere.md',
  'docs/promises.md#z9',
  'product page, section 4',
  'promise 5.3',
])('%s leads nowhere, and is found', (form) => {
  expect(brokenFormsIn(`/** Why it is so (${form}). */`)).toEqual([form])
})

test('a promise that nobody made is found, alone and in a list, also over the end of a line', () => {
  expect(brokenFormsIn('/** As said (promise Z9). */')).toEqual(['Z9'])
  expect(brokenFormsIn('/**\n * As said (promises J1,\n * Q7). */')).toEqual(['Q7'])
  expect(brokenFormsIn('/** As said (promise J1(c)). */')).toEqual(['J1(c)'])
})

test('every test that a page names is there', () => {
  const there = new Set(filesIn('test').map((path) => path.slice(path.lastIndexOf('/') + 1)))
  const missing = pages.flatMap((page) => {
    const names = Array.from(readPage(page).matchAll(/`([\w./-]+\.test\.tsx?)`/g), ([, name = '']) => name)
    return names.filter((name) => (name.includes('/') ? !isThere(name) : !there.has(name)))
  })
  expect(missing).toEqual([])
})

test('every promise says which test holds it', () => {
  const page = readPage('docs/promises.md')
  const ids = Array.from(page.matchAll(/^### (\w+)$/gm), ([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(30)
  const isHeld = (id: string) => /Held by [^#]*`test\//.test(partOf(page, (heading) => heading === id) ?? '')
  expect(ids.filter((id) => !isHeld(id))).toEqual([])
})
