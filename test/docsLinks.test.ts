/** Every link of the documents leads somewhere, and every page is reached from the first one. */
import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'
import { anchorsOf, pages, readPage, root } from './support/docsPages.ts'

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

test.each(pages)('the links of %s lead somewhere', (page) => {
  expect(targetsOf(page).filter((target) => isBroken(page, target))).toEqual([])
})

test('every page is reached from README', () => {
  const reached = new Set(['README.md'])
  for (const page of reached)
    if (page.endsWith('.md')) for (const target of targetsOf(page)) reached.add(placeOf(page, target))
  expect(pages.filter((page) => !reached.has(page))).toEqual([])
})
