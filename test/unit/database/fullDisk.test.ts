import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'

test('a disk that is full is told in a sentence, and the transaction that met it is undone', () => {
  const db = openDatabase(':memory:')
  const pages = db.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0
  db.get(`PRAGMA max_page_count=${pages}`)
  const fill = () => db.run('INSERT INTO setting (key, value) VALUES (?, ?)', 'key', 'x'.repeat(100_000))
  expect(fill).toThrow(expect.objectContaining({ code: 'disk.full' }))
  expect(() => db.transaction(fill)).toThrow(expect.objectContaining({ code: 'disk.full' }))
  expect(db.transaction(() => 'goes on')).toBe('goes on')
  db.close()
})
