import { expect, test } from 'vitest'
import { openServiceDatabase } from '../../../../service/catalogue/database.ts'
import { nextNumber } from '../../../../service/catalogue/sequences.ts'
import { emptyCatalogue, temporaryFolder } from '../../../support/emptyCatalogue.ts'

test('opening the same folder twice at once works, and each sees what the other has written', () => {
  const folder = temporaryFolder()
  const one = openServiceDatabase(folder)
  const other = openServiceDatabase(folder)
  const first = nextNumber(one, 'n_id')
  expect(nextNumber(other, 'n_id')).toBe(first + 1)
  expect(nextNumber(one, 'n_id', 5)).toBe(first + 2)
  expect(nextNumber(other, 'n_id')).toBe(first + 7)
  one.close()
  other.close()
})

test('a table that another part of the service adds is made once and kept', () => {
  const folder = temporaryFolder()
  const tables = ['CREATE TABLE plans (name TEXT)']
  const first = openServiceDatabase(folder, tables)
  first.run('INSERT INTO plans VALUES (?)', 'free')
  first.close()
  const again = openServiceDatabase(folder, [...tables, 'ALTER TABLE plans ADD COLUMN units INTEGER'])
  expect(again.all('SELECT * FROM plans').map((row) => ({ ...(row as object) }))).toEqual([
    { name: 'free', units: null },
  ])
  again.close()
})

test('a transaction that throws leaves nothing behind', () => {
  const db = emptyCatalogue()
  expect(() =>
    db.transaction(() => {
      nextNumber(db, 'n_id')
      throw new Error('no')
    }),
  ).toThrow('no')
  const [a, b] = [emptyCatalogue(), db].map((one) => nextNumber(one, 'n_id'))
  expect(b).toBe(a)
})
