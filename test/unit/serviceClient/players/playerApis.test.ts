/** Each media server is told by its documented calls, and each way to fail is one of the closed list. */
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpExchange } from '../../../../electron/serviceClient/httpExchange.ts'
import { TellFailure } from '../../../../electron/serviceClient/players/outsideRequest.ts'
import { plexRefreshes } from '../../../../electron/serviceClient/players/plexApi.ts'
import { createPlayerApis } from '../../../../electron/serviceClient/players/playerApis.ts'
import { players, type TellFailureKind } from '../../../../shared/players/playerTable.ts'
import { startEmby, startJellyfin, startPlex } from '../../../support/peers/mediaServers.ts'

const never = new AbortController().signal

function apis() {
  const exchange = createHttpExchange({ connectMs: 500, headersMs: 500 })
  onTestFinished(() => exchange.close())
  return createPlayerApis(exchange)
}

async function failureOf(work: Promise<unknown>): Promise<TellFailureKind> {
  const thrown: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof TellFailure)) throw new Error(`no such failure: ${String(thrown)}`)
  return thrown.kind
}

test('Jellyfin and Emby are told of all folders in one call, each with its own header', async () => {
  const [jellyfin, emby] = [await startJellyfin(['/media']), await startEmby(['/media'])]
  const { jellyfin: toJellyfin, emby: toEmby } = apis()
  const folders = ['/media/A (1999)', '/media/Ä & Ö/S01']
  expect(await toJellyfin.tell({ address: jellyfin.url, key: jellyfin.key }, folders, never)).toEqual({ unknown: [] })
  await toEmby.tell({ address: `${emby.url}/`, key: emby.key }, folders, never)
  expect(jellyfin.told()).toEqual([folders])
  expect(emby.told()).toEqual([folders])
  expect(jellyfin.asked[0]?.headers).not.toHaveProperty('x-emby-token')
  expect(emby.asked[0]?.headers).not.toHaveProperty('authorization')
})

test('500 folders are three calls to Jellyfin', async () => {
  const jellyfin = await startJellyfin(['/media'])
  const folders = Array.from({ length: 500 }, (_, at) => `/media/${at}`)
  await apis().jellyfin.tell({ address: jellyfin.url, key: jellyfin.key }, folders, never)
  expect(jellyfin.told().map(({ length }) => length)).toEqual([200, 200, 100])
  expect(jellyfin.told().flat()).toEqual(folders)
})

test('Plex is told by the library that holds the folder, and says which it does not know', async () => {
  const plex = await startPlex([
    { key: '1', folders: ['/data/films', '/data/more films'] },
    { key: '4', folders: ['/data/tv'] },
  ])
  const folders = ['/data/films/A', '/data/more films/B?&', '/data/films2/C', '/data/tv']
  const told = await apis().plex.tell({ address: plex.url, key: plex.key }, folders, never)
  expect(told).toEqual({ unknown: ['/data/films2/C'] })
  expect(plex.told()).toEqual([
    ['1', '/data/films/A'],
    ['1', '/data/more films/B?&'],
    ['4', '/data/tv'],
  ])
  expect(plex.asked.every(({ query }) => !('X-Plex-Token' in query))).toBe(true)
})

test('more than twenty folders of one library are one look at all of it', () => {
  const folders = Array.from({ length: 21 }, (_, at) => `/data/tv/${at}`)
  const sections = [{ key: '4', folders: ['/data/tv'] }]
  expect(plexRefreshes(sections, folders).refreshes).toEqual([{ key: '4', path: '/data/tv' }])
  expect(plexRefreshes(sections, folders.slice(1)).refreshes).toHaveLength(20)
})

test('each says who it is and which folders its libraries have', async () => {
  const { jellyfin, emby, plex } = apis()
  const servers = [
    [jellyfin, await startJellyfin(['/a', '/b']), 'Living room', '12.0.1'],
    [emby, await startEmby(['/a', '/b']), 'Attic', '4.9.1.2'],
    [plex, await startPlex([{ key: '1', folders: ['/a', '/b'] }]), 'Den', '1.41.3.9314'],
  ] as const
  for (const [api, { url: address, key }, name, version] of servers)
    expect(await api.ask({ address, key }, never)).toEqual({ name, version, locations: ['/a', '/b'] })
})

test.each(players)('%s that fails does so in one of the known ways', async (player) => {
  const api = apis()[player]
  const start = { jellyfin: startJellyfin, emby: startEmby, plex: () => startPlex([{ key: '1', folders: ['/a'] }]) }
  const server = await start[player](['/a'])
  const target = { address: server.url, key: server.key }
  const says = async (trouble: typeof server.trouble) => {
    server.trouble = trouble
    return failureOf(api.ask(target, never))
  }
  expect(await failureOf(api.tell({ ...target, key: 'wrong' }, ['/a'], never))).toBe('refused')
  expect(await failureOf(api.tell({ ...target, key: null }, ['/a'], never))).toBe('noKey')
  expect(await says({ status: 404 })).toBe('notFound')
  expect(await says({ status: 500 })).toBe('failing')
  expect(await says({ status: 200, body: '<html>Welcome</html>' })).toBe('badAnswer')
  expect(await says({ status: 200, body: `[${'['.repeat(50_000)}` })).toBe('badAnswer')
  expect(await says({ status: 200, body: 'x'.repeat(2 ** 20 + 1) })).toBe('badAnswer')
  const isHeard = server.asked.length
  expect(await failureOf(api.ask({ ...target, address: 'http://127.0.0.1:1' }, never))).toBe('unreachable')
  expect(await failureOf(api.ask({ ...target, address: 'http://media.example.org' }, never))).toBe('unsafe')
  expect(await failureOf(api.ask({ ...target, address: 'http://93.184.216.34' }, never))).toBe('unsafe')
  expect(server.asked).toHaveLength(isHeard)
})

test('a redirect is not followed, not even to the same place, and the key goes nowhere else', async () => {
  const [server, other] = [await startJellyfin(['/a']), await startJellyfin(['/a'])]
  for (const location of [`${other.url}/System/Info`, '/System/Info']) {
    server.trouble = { status: 302, headers: { location } }
    expect(await failureOf(apis().jellyfin.ask({ address: server.url, key: server.key }, never))).toBe('elsewhere')
  }
  expect(other.asked).toEqual([])
})

test('a server that never answers is given up', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as { port: number }
  expect(await failureOf(apis().plex.ask({ address: `http://127.0.0.1:${port}`, key: 'k' }, never))).toBe('unreachable')
})
