import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createHookBook } from '../../../../electron/watch/hooks/hookBook.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function open(folder = tempFolder()) {
  const db = openDatabase(join(folder, 'app.sqlite'))
  return { db, book: createHookBook(db, { nowMs: () => 7_000 }), folder }
}

test('a token opens its own hook until that is revoked', () => {
  const { db, book } = open()
  const [sonarr, radarr] = [book.make('Sonarr'), book.make('Radarr')]
  expect(sonarr.token).toMatch(/^[\w-]{43}$/)
  expect(book.find(radarr.token)).toMatchObject({ id: radarr.id, name: 'Radarr', usedMs: null, event: null })
  book.used(sonarr.id, 'Download', 'looked')
  book.setPairs(sonarr.id, [{ ours: '/a', theirs: '/b' }])
  book.revoke(radarr.id)
  expect([book.find(radarr.token), book.find(''), book.find(sonarr.token.slice(1))]).toEqual([null, null, null])
  expect(book.list()).toEqual([
    {
      ...{ id: sonarr.id, name: 'Sonarr', madeMs: 7_000, usedMs: 7_000, event: 'Download', outcome: 'looked' },
      pairs: [{ ours: '/a', theirs: '/b' }],
    },
  ])
  db.close()
})

test('the token itself stands in no file', () => {
  const { db, book, folder } = open()
  const { token } = book.make('Sonarr')
  db.close()
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(readFileSync(join(folder, file)).includes(token)).toBe(false)
  const again = open(folder)
  expect(again.book.find(token)?.name).toBe('Sonarr')
  again.db.close()
})
