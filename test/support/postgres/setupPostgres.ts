/** With UNDERTITLE_STORE=postgres the contract is that of services on PostgreSQL: one server for all of its tests. */
import { postgresPrograms, startPostgresServer } from './postgresServer.ts'

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['UNDERTITLE_STORE'] !== 'postgres') return undefined
  const programs = postgresPrograms()
  if (programs === null) return undefined
  const server = await startPostgresServer(programs)
  process.env['UNDERTITLE_TEST_POSTGRES'] = server.url
  return () => server.stop()
}
