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
  const place = `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
  if (!places.has(place)) roomsAt(url).exec(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  places.add(place)
  return place
}

const places = new Set<string>()
/** By server: one connection, and its thread, for all rooms that this process makes there. */
const makers = new Map<string, PostgresDatabase>()

function roomsAt(url: string): PostgresDatabase {
  const known = makers.get(url)
  if (known) return known
  const maker = createPostgresDatabase(createLink(openLinks(postgresThreads.query, url).newEnd()))
  makers.set(url, maker)
  return maker
}
