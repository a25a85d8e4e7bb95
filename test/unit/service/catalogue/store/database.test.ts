import { expect, test } from 'vitest'
import { openServiceDatabase } from '../../../../../service/catalogue/store/database.ts'
import { reserveSubtitleId } from '../../../../../service/catalogue/addSubtitle.ts'
import { addTitle } from '../../../../../service/catalogue/addTitle.ts'
import { indexNames } from '../../../../../service/search/indexNames.ts'
import { emptyCatalogue, temporaryFolder } from '../../../../support/services/emptyCatalogue.ts'

const unsaid = {
  type: 'movie',
  year: 2019,
  originalName: null,
  firstAirDate: null,
  filmdbId: null,
  moviedbId: null,
  sdId: null,
} as const

test('opening the same folder twice at once works, and each sees what the other has written', () => {
  const folder = temporaryFolder()
  const one = openServiceDatabase(folder)
  const other = openServiceDatabase(folder)
  const numbers = [one, other, one, other].map((db) => Number(reserveSubtitleId(db)))
  expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3])
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
      reserveSubtitleId(db)
      throw new Error('no')
    }),
  ).toThrow('no')
  const [a, b] = [emptyCatalogue(), db].map((one) => reserveSubtitleId(one))
  expect(b).toBe(a)
})

test('a snapshot sees one state while others write, and one that throws is over', () => {
  const folder = temporaryFolder()
  const [reader, writer] = [openServiceDatabase(folder), openServiceDatabase(folder)]
  const titles = () => reader.get<{ n: number }>('SELECT COUNT(*) AS n FROM titles')?.n
  reader.snapshot(() => {
    expect(titles()).toBe(0)
    addTitle(writer, { ...unsaid, name: 'Paper Lantern' })
    expect(titles()).toBe(0)
  })
  expect(titles()).toBe(1)
  const failing = () => {
    reader.snapshot(() => {
      throw new Error('no')
    })
  }
  expect(failing).toThrow('no')
  addTitle(reader, { ...unsaid, name: 'Glass Harbor' })
  expect(titles()).toBe(2)
  reader.close()
  writer.close()
})

test('the names of a catalogue with an older index are indexed anew', () => {
  const folder = temporaryFolder()
  const old = openServiceDatabase(folder)
  addTitle(old, { ...unsaid, name: 'Paper Lantern' })
  old.run('DROP TABLE name_thirds')
  old.run('CREATE TABLE name_halves (hash INTEGER, name_id INTEGER)')
  old.run("DELETE FROM applied_steps WHERE step LIKE '%name_thirds%'")
  old.close()
  const db = openServiceDatabase(folder)
  indexNames(db)
  expect(db.get('SELECT COUNT(*) AS thirds FROM name_thirds')).toEqual({ thirds: 3 })
  expect(db.all("SELECT rowid AS id FROM name_words WHERE name_words MATCH 'lantern'")).toEqual([{ id: 1 }])
  db.close()
})
