/** What is on its way to the server, and what is waited for: a copy goes out while the one before it is worked on. */
import { expect, test } from 'vitest'
import type { Link } from '../../../../../service/store/postgres/link/link.ts'
import { createPostgresDatabase } from '../../../../../service/store/postgres/postgresDatabase.ts'

const refused = 'refused'

/** Notes what is sent and what is waited for, in that order; the server refuses what is called so. */
function databaseOnPaper() {
  const noted: string[] = []
  const link: Link = {
    post(queries) {
      const texts = queries.map(({ text }) => text.replace(/;.*/, ''))
      noted.push(`sent ${texts.join(', ')}`)
      return () => {
        noted.push(`waited for ${texts.join(', ')}`)
        if (texts.includes(refused)) throw new Error(refused)
        return texts.map(() => ({ columns: [], rows: [], count: 0 }))
      }
    },
    send: () => undefined,
    askPatiently: () => Promise.reject(new Error('not asked')),
    close: () => undefined,
  }
  return { database: createPostgresDatabase(link), noted }
}

const content = () => new Uint8Array(1)

test('two copies are on their way at most; the last one is waited for with what is asked next', () => {
  const { database, noted } = databaseOnPaper()
  database.transaction(() => {
    for (const text of ['first', 'second', 'third']) database.copy(text, content())
    database.run('change')
  })
  expect(noted).toEqual([
    'sent BEGIN, first',
    'sent second',
    'waited for BEGIN, first',
    'sent third',
    'waited for second',
    'sent change',
    'waited for third',
    'waited for change',
    'sent COMMIT',
    'waited for COMMIT',
  ])
})

test('a copy that the server refuses ends its transaction, be it told by the next one or by the commit', () => {
  for (const after of [['second', 'third'], []]) {
    const { database, noted } = databaseOnPaper()
    const copies = () => {
      for (const text of [refused, ...after]) database.copy(text, content())
    }
    expect(() => database.transaction(copies)).toThrow(refused)
    expect(noted.filter((note) => /ROLLBACK|third/.test(note))).toEqual(['sent ROLLBACK', 'waited for ROLLBACK'])
    noted.length = 0
    database.run('change')
    expect(noted).toEqual(['sent change', 'waited for change'])
  }
})
