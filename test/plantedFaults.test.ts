/** test/planted: each fault still fits the program, and each names a test that is there; `npm run test:planted` runs them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFaults } from './planted/allFaults.ts'
import { isNamed, plant } from './planted/plantedFault.ts'
import { isThere, root } from './support/docsPages.ts'

test.each(allFaults.map((fault) => [fault.breaks, fault] as const))('%s', (_breaks, fault) => {
  const text = readFileSync(`${root}/${fault.file}`, 'utf8')
  expect(plant(fault, text)).not.toBe(text)
  const path = `test/${fault.test}.test.ts`
  expect(isThere(path)).toBe(true)
  if (fault.named !== undefined) expect(readFileSync(`${root}/${path}`, 'utf8')).toContain(fault.named)
})

test('no two faults have one name', () => {
  expect(new Set(allFaults.map(({ breaks }) => breaks)).size).toBe(allFaults.length)
})

test.each([
  ['a %s is %i', 'a film is 3', true],
  ['a %s is %i', 'a film is', false],
  ['a $what', 'another film', false],
  ['%s%s', '', true],
  ['as %s as', 'as as', false],
  ['no value', 'no value', true],
  ['no value', 'no value at all', false],
])('the name %j is that of %j: %s', (named, name, is) => {
  expect(isNamed({ named }, name)).toBe(is)
})

test('a test whose values are long texts keeps nobody waiting', () => {
  expect(isNamed({ named: '%s %s takes %s' }, ' '.repeat(1_000_000))).toBe(false)
})
