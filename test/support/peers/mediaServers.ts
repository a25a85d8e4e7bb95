/**
 * Media servers of the tests' own that speak the documented protocols: Jellyfin as of version 12, which takes its key in one
 * header alone; Emby; and Plex, which answers in XML unless it is asked for JSON.
 */
import { json, startOutsideServer, type Asked, type OutsideServer, type Said } from './outsideServer.ts'

export interface MediaServer extends OutsideServer {
  readonly key: string
  /** The folders it was told to look at, call by call. */
  told(): readonly (readonly string[])[]
}

/** @param locations the folders of its libraries */
export async function startJellyfin(locations: readonly string[]): Promise<MediaServer> {
  const key = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'
  const server = await startOutsideServer((asked) => {
    if (asked.headers.authorization !== `MediaBrowser Token="${key}"`) return { status: 401 }
    return mediaBrowserAnswer(asked, {
      about: { ServerName: 'Living room', Version: '12.0.1', Id: 'x' },
      libraries: ['/Library/VirtualFolders', [{ Name: 'All', Locations: locations }]],
    })
  })
  return Object.assign(server, { key, told: () => updatesOf(server) })
}

export async function startEmby(locations: readonly string[]): Promise<MediaServer> {
  const key = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'
  const server = await startOutsideServer((asked) => {
    if (asked.headers['x-emby-token'] !== key) return { status: 401, body: 'Access token is invalid or expired.' }
    return mediaBrowserAnswer(asked, {
      about: { ServerName: 'Attic', Version: '4.9.1.2' },
      libraries: ['/Library/VirtualFolders/Query', { Items: [{ Locations: locations }], TotalRecordCount: 1 }],
    })
  })
  return Object.assign(server, { key, told: () => updatesOf(server) })
}

interface MediaBrowser {
  readonly about: object
  readonly libraries: readonly [path: string, answer: unknown]
}

function mediaBrowserAnswer({ method, path, body }: Asked, { about, libraries }: MediaBrowser): Said {
  if (method === 'GET' && path === '/System/Info') return json(about)
  if (method === 'GET' && path === libraries[0]) return json(libraries[1])
  if (method !== 'POST' || path !== '/Library/Media/Updated') return { status: 404 }
  const { Updates } = JSON.parse(body) as { readonly Updates?: readonly { Path?: unknown; UpdateType?: unknown }[] }
  const isRight = Updates?.every(({ Path, UpdateType }) => typeof Path === 'string' && typeof UpdateType === 'string')
  return { status: isRight ? 204 : 400 }
}

function updatesOf({ asked }: OutsideServer): readonly (readonly string[])[] {
  return asked
    .filter(({ path }) => path === '/Library/Media/Updated')
    .map(({ body }) => (JSON.parse(body) as { Updates: { Path: string }[] }).Updates.map(({ Path }) => Path))
}

export interface PlexLibrary {
  readonly key: string
  readonly folders: readonly string[]
}

export async function startPlex(libraries: readonly PlexLibrary[]): Promise<MediaServer> {
  const key = 'PlexT0kenOfTheTests_'
  const server = await startOutsideServer(({ method, path, headers, query }) => {
    if (headers['x-plex-token'] !== key) return { status: 401, body: '<html>401 Unauthorized</html>' }
    if (method !== 'GET') return { status: 404 }
    if (headers.accept !== 'application/json') return { status: 200, body: '<MediaContainer size="1"/>' }
    if (path === '/') return json({ MediaContainer: { friendlyName: 'Den', version: '1.41.3.9314', size: 0 } })
    if (path === '/library/sections')
      return json({
        MediaContainer: {
          Directory: libraries.map((library) => ({
            key: library.key,
            type: 'movie',
            Location: library.folders.map((folder, id) => ({ id, path: folder })),
          })),
        },
      })
    const [, section = ''] = /^\/library\/sections\/([^/]+)\/refresh$/.exec(path) ?? []
    return { status: libraries.some((library) => library.key === section) && query['path'] ? 200 : 404 }
  })
  const told = () =>
    server.asked.flatMap(({ path, query }) =>
      path.endsWith('/refresh') ? [[path.split('/')[3] ?? '', query['path'] ?? '']] : [],
    )
  return Object.assign(server, { key, told })
}
