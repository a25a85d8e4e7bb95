import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../electron/database/database.ts'

const waitsForTheDisk = 2
const leavesItToTheSystem = 1

let folder: string
let db: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertitle-database-'))
  db = openDatabase(join(folder, 'app.sqlite'))
  db.run('CREATE TABLE note (text TEXT)')
})

afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const synchronous = () => db.get<{ synchronous: number }>('PRAGMA synchronous')?.synchronous
const add = (text: string) => db.run('INSERT INTO note VALUES (?)', text)
const notes = () => db.all<{ text: string }>('SELECT text FROM note').map(({ text }) => text)

test('a transaction waits for the disk unless told otherwise', () => {
  expect(synchronous()).toBe(waitsForTheDisk)
  expect(db.transaction(synchronous)).toBe(waitsForTheDisk)
  expect(db.transaction(synchronous, { isDurable: false })).toBe(leavesItToTheSystem)
})

test('what comes after a transaction that does not wait is durable again, also when that one failed', () => {
  db.transaction(() => add('a'), { isDurable: false })
  expect(synchronous()).toBe(waitsForTheDisk)
  const failing = () =>
    db.transaction(
      () => {
        add('b')
        throw new Error('no')
      },
      { isDurable: false },
    )
  expect(failing).toThrow('no')
  expect(synchronous()).toBe(waitsForTheDisk)
  expect(notes()).toEqual(['a'])
})

test('a transaction that does not wait, inside one that does, waits with it', () => {
  const inner = () => db.transaction(synchronous, { isDurable: false })
  expect(db.transaction(inner)).toBe(waitsForTheDisk)
})

test('another connection sees at once what did not wait for the disk', () => {
  const other = openDatabase(join(folder, 'app.sqlite'))
  db.transaction(() => add('a'), { isDurable: false })
  expect(other.all('SELECT text FROM note')).toHaveLength(1)
  other.close()
})

test('what did not wait for the disk can be waited for, by many at once and again', async () => {
  db.transaction(() => add('a'), { isDurable: false })
  await Promise.all([db.synced(), db.synced(), db.synced()])
  db.transaction(() => add('b'), { isDurable: false })
  await db.synced()
  expect(notes()).toEqual(['a', 'b'])
})

test('a database without a log waits for the disk with every commit', async () => {
  const inMemory = openDatabase(':memory:')
  const level = () => inMemory.get<{ synchronous: number }>('PRAGMA synchronous')?.synchronous
  expect(inMemory.transaction(level, { isDurable: false })).toBe(waitsForTheDisk)
  await inMemory.synced()
  inMemory.close()
})

test('a database in memory, as of a dry run, leaves no file where the program stands', () => {
  openDatabase(':memory:').close()
  expect(existsSync(':memory:')).toBe(false)
})
