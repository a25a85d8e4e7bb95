/** A database on a server is brought up to date at the start, however long that takes. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../service/store/postgres/migrate.ts'
import type { PostgresDatabase } from '../../service/store/postgres/postgresDatabase.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { openPostgres } from '../support/postgres/openDatabases.ts'
import { isOnPostgres, placeArguments } from '../support/services/storeOfTests.ts'

describe.skipIf(!isOnPostgres)('on PostgreSQL (UNDERTITLE_STORE=postgres)', () => {
  test('neither the wait for another node nor a step is ended for its length; later statements are', () => {
    const db = openPostgres(placeArguments(tempFolder()).at(-1) ?? '')
    onTestFinished(() => db.close())
    const limit = () => db.get<{ ms: string }>("SELECT current_setting('statement_timeout') AS ms")?.ms
    const limits: (string | undefined)[] = []
    const watched: PostgresDatabase = {
      ...db,
      transaction(work, aloneWith) {
        limits.push(limit())
        return db.transaction(work, aloneWith)
      },
      exec(sql) {
        limits.push(limit())
        db.exec(sql)
      },
    }
    migrate(watched)
    expect([limits, limit()]).toEqual([['0', '0'], '30s'])
  })
})
