import { existsSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { keepCopy, openOrMend } from '../../../electron/database/mend.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const now = Date.UTC(2026, 0, 1)
const day = 24 * 3_600_000
const write = (db: ReturnType<typeof openDatabase>, value: string) =>
  db.run('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', 'languages', value)
const read = (db: ReturnType<typeof openDatabase>) =>
  db.get<{ value: string }>("SELECT value FROM setting WHERE key = 'languages'")?.value

/** A home whose database says 'de', and 'de' too in its copy unless it has none. */
function home(hasCopy: boolean) {
  const file = join(tempFolder(), 'undertitle.sqlite')
  const db = openDatabase(file)
  write(db, 'de')
  for (let n = 0; n < 200; n += 1)
    db.run('INSERT INTO setting (key, value) VALUES (?, ?)', `k${String(n)}`, 'x'.repeat(500))
  if (hasCopy) keepCopy(db, file, now)
  db.close()
  return file
}

const size = (file: string) => statSync(file).size
const damages: Readonly<Record<string, (file: string) => void>> = {
  'cut to nothing': (file) => truncateSync(file, 0),
  'cut within its head': (file) => truncateSync(file, 50),
  'cut to a half': (file) => truncateSync(file, size(file) / 2),
  'cut by a page': (file) => truncateSync(file, size(file) - 4096),
  zeroed: (file) => writeFileSync(file, Buffer.alloc(size(file))),
  'zeroed behind its first page': (file) =>
    writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 4096), Buffer.alloc(size(file) - 4096)])),
  'full of other bytes': (file) => writeFileSync(file, Buffer.alloc(size(file), 'other ')),
}

test.each(Object.entries(damages))('a database that is %s is set aside, and its copy used', (_kind, damage) => {
  const file = home(true)
  damage(file)
  const damaged = readFileSync(file)
  const { db, note } = openOrMend(file, now)
  expect(read(db)).toBe('de')
  const [aside = ''] = /undertitle\.sqlite\.damaged-[\w-]+/.exec(note ?? '') ?? []
  expect(readFileSync(join(file, '..', aside)).equals(damaged)).toBe(true)
  db.close()
  const again = openOrMend(file, now + 1)
  expect([again.note, read(again.db)]).toEqual([null, 'de'])
  again.db.close()
})

test.each(Object.entries(damages).slice(1))('without a copy one that is %s never stops the start', (_kind, damage) => {
  const file = home(false)
  damage(file)
  const { db, note } = openOrMend(file, now)
  expect(read(db)).toBeUndefined()
  expect(note).toContain('a new one was begun')
  db.close()
})

test('where the copy is damaged too a new one is begun, and both are kept', () => {
  const file = home(true)
  writeFileSync(file, 'no database')
  writeFileSync(`${file}.copy`, 'nor this')
  const { db } = openOrMend(file, now)
  expect(read(db)).toBeUndefined()
  db.close()
  const kept = readdirSync(join(file, '..')).filter((name) => name.includes('.damaged-'))
  expect(kept).toHaveLength(2)
})

test('a copy is made once a day, and never of a damaged database', () => {
  const file = home(true)
  const db = openDatabase(file)
  write(db, 'fr')
  utimesSync(`${file}.copy`, now / 1000, now / 1000)
  keepCopy(db, file, now + day - 1)
  expect(read(openDatabase(`${file}.copy`))).toBe('de')
  keepCopy(db, file, now + day)
  expect(read(openDatabase(`${file}.copy`))).toBe('fr')
  expect(existsSync(`${file}.copy.part`)).toBe(false)
  db.close()
})

test('a new home has nothing to mend', () => {
  const { db, note } = openOrMend(join(tempFolder(), 'undertitle.sqlite'), now)
  expect(note).toBeNull()
  db.close()
})
