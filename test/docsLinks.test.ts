/** Every link of the documents leads somewhere, every file that they name is there, and every page is reached from the first. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'
import { anchorsIn, anchorsOf, pages, readPage, root } from './support/docsPages.ts'

/** Links and pictures that lead to another place of the repository, code left out. */
function targetsOf(page: string): readonly string[] {
  const text = readPage(page).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target).filter(
    (target) => !/^[a-z]+:/i.test(target),
  )
}

function placeOf(page: string, target: string): string {
  const [path = ''] = target.split('#')
  return path === '' ? page : normalize(join(dirname(page), path)).replaceAll('\\', '/')
}

function isBroken(page: string, target: string): boolean {
  const place = placeOf(page, target)
  if (!existsSync(join(root, place)) || relative(root, join(root, place)).startsWith('..')) return true
  const [, anchor] = target.split('#')
  return anchor !== undefined && statSync(join(root, place)).isFile() && !anchorsOf(place).includes(anchor)
}

test('a heading is named as its page shows it: not in a fence of code, and with a number where it was there before', () => {
  const text = '# A page\n```sh\n# no heading\n```\n## Words, told\n~~~~\n```\n## None\n~~~~\n## Words, told\n'
  expect(anchorsIn(text)).toEqual(['a-page', 'words-told', 'words-told-1'])
})

test.each(pages)('the links of %s lead somewhere', (page) => {
  expect(targetsOf(page).filter((target) => isBroken(page, target))).toEqual([])
})

const sources = ['bin', 'docs', 'electron', 'packaging', 'renderer', 'scripts', 'service', 'shared', 'test']
const files = sources.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${join(folder, name).replaceAll('\\', '/')}`,
  ),
)

/** What stands in code marks and is a file of ours, or a place below one of our folders. */
function namedFiles(page: string): readonly string[] {
  const named = Array.from(readPage(page).matchAll(/`([\w@./-]+)`/g), ([, path = '']) => path)
  const isOurs = (path: string) => path.includes('/') && sources.includes(path.split('/')[0] ?? '')
  return named.filter((path) => /^[^/].*\.(ts|tsx|mjs|nsh)$/.test(path) || isOurs(path))
}

/** As a whole path, or by an end that no other file has. */
function isNamed(path: string): boolean {
  if (existsSync(join(root, path))) return true
  return files.filter((file) => file.endsWith(`/${path}`)).length === 1
}

// What was once is told of files that were once.
test.each(pages.filter((page) => page !== 'CHANGELOG.md'))('the files that %s names are there', (page) => {
  expect(namedFiles(page).filter((path) => !isNamed(path))).toEqual([])
})

test('every page is reached from README', () => {
  const reached = new Set(['README.md'])
  for (const page of reached)
    if (page.endsWith('.md')) for (const target of targetsOf(page)) reached.add(placeOf(page, target))
  expect(pages.filter((page) => !reached.has(page))).toEqual([])
})

test('ARCHITECTURE stays a page that one reads at a sitting: 150 lines of 140 characters', () => {
  const lines = readPage('ARCHITECTURE.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(150)
  expect(lines.filter((line) => line.length > 140)).toEqual([])
})
