/** What a search by hand costs that brought no answer. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { placeFilm } from '../../support/make/films/oneFilm.ts'
import { answeringJson, startFaultPeer, type Behaviour } from '../../support/peers/faultPeer.ts'
import { runHere } from '../../support/programs/runHere.ts'

async function searchAt(service: string) {
  const home = join(tempFolder(), 'home')
  const env = { UNDERTITLE_API_KEY: 'ut_any' }
  const { code } = await runHere(['search', 'Amber Field', '--home', home, '--service', service], { env })
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const entries = db.all<{ state: string; spent: number | null }>(
    'SELECT state, units_spent AS spent FROM quota_entries',
  )
  db.close()
  return { code, entries }
}

const cut: Behaviour = (socket) => {
  socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{')
}

test('a search that could not be sent costs nothing', async () => {
  const peer = await startFaultPeer(cut, (socket) => socket.end('This is no TLS.\r\n'))
  const { code, entries } = await searchAt(`https://127.0.0.1:${String(peer.port)}`)
  expect({ code, entries }).toEqual({ code: 3, entries: [{ state: 'released', spent: 0 }] })
})

test.each([
  ['was refused costs nothing', answeringJson({ error: 'bad key' }, 401), { state: 'released', spent: 0 }],
  ['was cut off is shown as unknown', cut, { state: 'unknown', spent: null }],
] as const)('a search that %s', async (_ending, behave, entry) => {
  const peer = await startFaultPeer(behave)
  expect((await searchAt(peer.url)).entries).toEqual([entry])
})

test('a run tells an answer that nobody could read among what it has spent', async () => {
  const { folder, library } = placeFilm()
  const usage = answeringJson({ usage: { search: { used: 0, limit: 9, remaining: 9, period: 'day' } } })
  const unreadable = answeringJson({ files: 'none of them' })
  const peer = await startFaultPeer((socket, request, index) =>
    (request.path === '/api/v2/me' ? usage : unreadable)(socket, request, index),
  )
  const options = ['--home', join(folder, 'home'), '--service', peer.url, '--json']
  const run = (...args: readonly string[]) => runHere([...args, ...options], { env: { UNDERTITLE_API_KEY: 'ut_any' } })
  const got = await run('get', library, '--languages', 'en')
  expect(got.stdout).toContain('"spent":{"search":1,"downloads":0,"ai":0}')
  expect((await runHere(['runs', '--home', join(folder, 'home'), '--json'], {})).stdout).toContain('"search":1')
})
