import { expect, test } from 'vitest'
import { createRowWriter } from '../../../../../service/catalogue/store/rowWriter.ts'
import { emptyCatalogue } from '../../../../support/services/emptyCatalogue.ts'

test.each([0, 1, 31, 32, 33, 100])('%i rows come in whole and in order, whatever is left over', (count) => {
  const db = emptyCatalogue()
  db.run('CREATE TABLE pairs (id INTEGER PRIMARY KEY, word TEXT)')
  const writer = createRowWriter(db, 'pairs', 2)
  const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1, word: `w${index}` }))
  for (const { id, word } of rows) writer.add([id, word])
  writer.flush()
  expect(db.all('SELECT id, word FROM pairs ORDER BY id')).toEqual(rows)
  writer.flush()
  expect(db.get('SELECT COUNT(*) AS n FROM pairs')).toEqual({ n: count })
})
