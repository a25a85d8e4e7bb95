/** Places for tests on one PostgreSQL, and connections that are asked and waited for. */
import { createHash } from 'node:crypto'
import { createLink } from '../../../service/store/postgres/link/link.ts'
import { openLinks } from '../../../service/store/postgres/link/openLinks.ts'
import { openPostgresDatabase } from '../../../service/store/postgres/openPostgresDatabase.ts'
import { createPostgresDatabase, type PostgresDatabase } from '../../../service/store/postgres/postgresDatabase.ts'
import type { PostgresThreads } from '../../../service/store/postgres/postgresStore.ts'
import { builtFiles } from '../programs/builtFiles.ts'

export const postgresThreads: PostgresThreads = builtFiles.postgresThreads

export function openPostgres(url: string): PostgresDatabase {
  return openPostgresDatabase({ url, threads: postgresThreads })
}

/** A room of its own in one database: a hundredth of the work of a database of its own. The same for the same name. */
export function placeNamed(url: string, name: string): string {
  const schema = `t_${createHash('md5').update(name).digest('hex')}`
  makeSchema(url, schema)
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

function makeSchema(url: string, schema: string): void {
  const links = openLinks(postgresThreads.query, url)
  const database = createPostgresDatabase(createLink(links.newEnd()))
  try {
    database.exec(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  } finally {
    database.close()
    void links.close()
  }
}
