/** A file that the user had taken over stays theirs, whatever was mended of it, until another text takes its place. */
import { expect, test } from 'vitest'
import { adoptedSince } from '../../../electron/sidecar/history/adoptedSince.ts'
import type { Written, WrittenDetails } from '../../../electron/sidecar/history/history.ts'

const row = (id: number, details: Partial<WrittenDetails>) =>
  ({ id, atMs: id * 100, replacesId: id === 1 ? null : id - 1, details: { subtitleId: '', ...details } }) as Written

function since(...details: readonly Partial<WrittenDetails>[]) {
  const rows = details.map((one, index) => row(index + 1, one))
  return adoptedSince({ get: (id) => rows[id - 1] ?? null }, rows.at(-1) ?? null)
}

test('it is theirs since it was taken over, also after it was mended', () => {
  expect(since({ isAdopted: true })).toBe(100)
  expect(since({ isAdopted: true }, {}, {})).toBe(100)
})

test('what was found, what replaced it, and what nobody wrote is not', () => {
  expect(since({ subtitleId: 's1' }, { subtitleId: 's1' })).toBe(null)
  expect(since({ isAdopted: true }, { subtitleId: 's2' })).toBe(null)
  expect(since()).toBe(null)
})
