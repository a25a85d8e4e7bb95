/** A database on a server for one command: this thread asks, and waits. */
import { createLink } from './link/link.ts'
import { migrate } from './migrate.ts'
import { openLinks } from './link/openLinks.ts'
import { createPostgresDatabase, type PostgresDatabase } from './postgresDatabase.ts'
import type { PostgresPlace } from './postgresStore.ts'

/** @throws AppError where the server cannot be used; nothing is left open then */
export function openPostgresDatabase({ url, threads }: PostgresPlace): PostgresDatabase {
  const links = openLinks(threads.query, url)
  const database = createPostgresDatabase(createLink(links.newEnd()))
  const close = () => {
    database.close()
    void links.close()
  }
  try {
    migrate(database)
  } catch (thrown) {
    close()
    throw thrown
  }
  return { ...database, close }
}
