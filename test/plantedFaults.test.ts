/** test/planted: each fault still fits the program, and each names a test that is there; `npm run test:planted` runs them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFaults } from './planted/allFaults.ts'
import { plant } from './planted/plantedFault.ts'
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
