/** A PostgreSQL of this system in a temporary folder: on the loopback alone, without a password, gone with the tests. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../programs/freePort.ts'

export interface PostgresServer {
  /** Of its one database, with a user who may do everything. */
  readonly url: string
  stop(): Promise<void>
}

const debian = '/usr/lib/postgresql'
const oldestVersion = 15
/** Debian's `nobody`: the server does not run as root. */
const nobody = 65_534

/** The folder of its programs; null where this system has none that is new enough. */
export function postgresPrograms(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newest = Math.max(...versions.filter(Number.isInteger), 0)
  const folder = join(debian, String(newest), 'bin')
  return newest >= oldestVersion && existsSync(join(folder, 'initdb')) ? folder : null
}

export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-postgres-'))
  chmodSync(folder, 0o700)
  const asNobody = userInfo().uid === 0 ? { uid: nobody, gid: nobody } : {}
  if (userInfo().uid === 0) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  const ofServer = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' }, ...asNobody }
  const init = ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, { ...ofServer, stdio: 'ignore' })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off']
  const given = [...settings, 'max_connections=200', 'shared_buffers=64MB'].flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...given], { ...ofServer, stdio: 'ignore' })
  await answering(programs, port, server)
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode === null) {
        // Ends connections and itself, whoever is connected.
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(programs: string, port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000
  while (server.exitCode === null && Date.now() < deadline) {
    const probe = spawn(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    })
    const [code] = (await once(probe, 'exit')) as [number | null]
    if (code === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL did not start')
}
