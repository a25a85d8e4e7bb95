/** Days and sizes: which file is written to, and which ones go. */
import { expect, test } from 'vitest'
import { dayOf, filesToRemove, fileToWrite, inOrder } from '../../../electron/log/logFiles.ts'

const atMs = Date.UTC(2026, 10, 22, 12)
const file = (name: string, sizeBytes = 10) => ({ name: `undertitle-${name}.log`, sizeBytes })

test('each day has its file, and a full one the next part', () => {
  expect(fileToWrite([], '2026-11-22')).toBe('undertitle-2026-11-22.log')
  expect(fileToWrite([file('2026-11-21')], '2026-11-22')).toBe('undertitle-2026-11-22.log')
  expect(fileToWrite([file('2026-11-22', 999_999)], '2026-11-22')).toBe('undertitle-2026-11-22.log')
  const full = [file('2026-11-22', 1_000_000), file('2026-11-22.1', 1_000_000)]
  expect(fileToWrite(full, '2026-11-22')).toBe('undertitle-2026-11-22.2.log')
})

test('what is older than 7 days goes, and what nobody of us named stays', () => {
  const files = [file('2026-11-15'), file('2026-11-16'), file('2026-11-21'), { name: 'notes.txt', sizeBytes: 9 ** 9 }]
  expect(filesToRemove(files, { atMs, keep: 'undertitle-2026-11-22.log' })).toEqual(['undertitle-2026-11-15.log'])
})

test('beyond the size the oldest go first', () => {
  const parts = Array.from({ length: 10 }, (_, part) => file(`2026-11-21.${part + 1}`, 1_000_000))
  expect(filesToRemove(parts, { atMs, keep: 'undertitle-2026-11-22.log' })).toEqual([
    'undertitle-2026-11-21.1.log',
    'undertitle-2026-11-21.2.log',
  ])
})

test('days that a wrong clock wrote go; the file that is written to stays, whatever its day', () => {
  const files = [file('1970-01-01'), file('2099-01-01'), file('2026-11-23')]
  expect(filesToRemove(files, { atMs, keep: 'undertitle-1970-01-01.log' })).toEqual(['undertitle-2099-01-01.log'])
})

test('the tenth part comes after the ninth', () => {
  const names = ['2026-11-22.10', '2026-11-22', '2026-11-21.3', '2026-11-22.9'].map((name) => file(name).name)
  expect(inOrder([...names, 'else.log'])).toEqual(
    ['2026-11-21.3', '2026-11-22', '2026-11-22.9', '2026-11-22.10'].map((name) => file(name).name),
  )
})

test('days are those of the world, as the lines', () => {
  expect(dayOf(Date.UTC(2026, 10, 22, 23, 59, 59))).toBe('2026-11-22')
})
