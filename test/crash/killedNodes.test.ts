/**
 * Three nodes behind nginx, over one PostgreSQL and one S3-compatible store, of which one is killed again and again while clients search,
 * download and upload; then each is restarted in turn: `npx vitest run --project crash test/crash/killedNodes.test.ts`.
 * UNDERTITLE_NODE_KILLS says how many kills, UNDERTITLE_SEED which moments.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRandom, makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startS3Server } from '../support/peers/s3Server.ts'
import { openPostgres } from '../support/postgres/openDatabases.ts'
import { postgresPrograms, startPostgresServer } from '../support/postgres/postgresServer.ts'
import { freePort } from '../support/programs/freePort.ts'
import { hasNginx, startNginx } from '../support/programs/nginx.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { createAccountIn, listening } from '../support/programs/serviceProcess.ts'
import { expectFairBooksIn, subtitleNumbersIn } from '../support/services/serviceBooks.ts'
import { startClients } from '../support/services/serviceClients.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const kills = Number(process.env['UNDERTITLE_NODE_KILLS'] ?? 24)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const longestLoadMs = 4_000
const programs = postgresPrograms()
const isHere = programs !== null && hasNginx
const needed = isHere ? '' : ' (needs Debian’s postgresql and nginx-light)'

test.skipIf(!isHere)(`${kills} kills of three nodes, then a rolling restart (seed ${seed})${needed}`, async () => {
  const pick = createRandom(seed)
  const folder = tempFolder()
  const server = await startPostgresServer(programs ?? '')
  onTestFinished(() => server.stop())
  const store = await startS3Server('subtitles')
  onTestFinished(() => store.close())
  const world = makeWorld({ folder, seed, movies: 20, shows: 2, languages: ['EN', 'ES'] })
  const imported = await runCli(['service', 'import', '--database', server.url, world.manifest])
  expect([imported.code, imported.stderr.includes('password')]).toEqual([0, false])
  const database = openPostgres(server.url)
  onTestFinished(() => database.close())
  const numbers = subtitleNumbersIn(database)
  expect(numbers.length).toBeGreaterThan(20)

  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const startNode = async (port: number) => {
    const place = ['--database', server.url, '--archives', 's3://subtitles', '--apertium', 'off']
    const args = ['service', 'start', ...place, '--port', String(port), '--trust-proxy', '127.0.0.1']
    const { child } = await listening(startCli(args, { env: store.env }))
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  const nodes: ChildProcess[] = await Promise.all(ports.map(startNode))
  const nginx = await startNginx(tempFolder(), ports)
  onTestFinished(() => nginx.stop())
  const load = () => {
    const account = createAccountIn(database, 'pro')
    return { account, clients: startClients({ url: nginx.url, account, numbers, pick, isProxied: true }) }
  }

  for (let killed = 0; killed < kills; killed += 1) {
    const { account, clients } = load()
    await wait(pick(longestLoadMs))
    const index = pick(nodes.length)
    const gone = once(nodes[index]!, 'close')
    nodes[index]!.kill('SIGKILL')
    await gone
    nodes[index] = await startNode(ports[index] ?? 0)
    clients.stop()
    expectFairBooksIn(database, account, await clients.done())
  }

  const { account, clients } = load()
  for (const [index, node] of nodes.entries()) {
    const ended = once(node, 'close')
    node.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    nodes[index] = await startNode(ports[index] ?? 0)
  }
  clients.stop()
  const done = await clients.done()
  expect(done.answered.length).toBeGreaterThan(10)
  expect(done.answered).toHaveLength(done.asked.length)
  expect(done.uploads.filter(({ isAnswered }) => !isAnswered)).toEqual([])
  expectFairBooksIn(database, account, done)
})
