/**
 * Plex Media Server:
 *   GET /library/sections                          its libraries, each with its folders
 *   GET /library/sections/{key}/refresh?path=…     looks at that folder
 *   GET /                                          who answers
 * https://support.plex.tv/articles/201638786-plex-media-server-url-commands
 */
import { record } from '../../../shared/json/decoder.ts'
import { isInside } from '../../../shared/players/folderPairs.ts'
import { listOf, requiredId, text } from '../../../shared/wire/fields.ts'
import type { HttpExchange } from '../httpExchange.ts'
import { readAnswer } from './jellyfinApi.ts'
import { sendOutside, TellFailure, urlBelow, type OutsideTarget } from './outsideRequest.ts'
import type { PlayerApi } from './playerApi.ts'

const mostSections = 500
const root = record({ MediaContainer: record({ friendlyName: text, version: text }) })
const location = record({ path: text })
const section = record({ key: requiredId, Location: listOf(location, mostSections) })
const sectionList = record({ MediaContainer: record({ Directory: listOf(section, mostSections) }) })

export interface PlexSection {
  readonly key: string
  readonly folders: readonly string[]
}

export interface PlexRefresh {
  readonly key: string
  readonly path: string
}

/** So many folders of one library are looked at one by one; more mean a look at the whole of it. */
const mostFoldersALocation = 20

export function createPlexApi(exchange: HttpExchange): PlayerApi {
  async function get(target: OutsideTarget, path: string, more: Asked): Promise<Uint8Array> {
    if (target.key === null) throw new TellFailure('noKey')
    const url = urlBelow(target.address, path, more.query)
    const headers = { 'x-plex-token': target.key, accept: 'application/json' }
    return sendOutside(exchange, { method: 'GET', url, headers, body: null }, more.signal)
  }

  async function sections(target: OutsideTarget, signal: AbortSignal): Promise<readonly PlexSection[]> {
    const { MediaContainer } = readAnswer(await get(target, '/library/sections', { signal }), sectionList)
    return MediaContainer.Directory.map(({ key, Location }) => ({
      key,
      folders: Location.flatMap(({ path }) => path ?? []),
    }))
  }

  return {
    async tell(target, folders, signal) {
      const { refreshes, unknown } = plexRefreshes(await sections(target, signal), folders)
      for (const { key, path } of refreshes)
        await get(target, `/library/sections/${encodeURIComponent(key)}/refresh`, { query: { path }, signal })
      return { unknown }
    },
    async ask(target, signal) {
      const { friendlyName, version } = readAnswer(await get(target, '/', { signal }), root).MediaContainer
      const locations = (await sections(target, signal)).flatMap(({ folders }) => folders)
      return { name: friendlyName ?? '', version: version ?? '', locations }
    },
  }
}

interface Asked {
  readonly query?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Which library is to look at which folder; and the folders that are in none. Pure. */
export function plexRefreshes(
  sections: readonly PlexSection[],
  folders: readonly string[],
): { readonly refreshes: readonly PlexRefresh[]; readonly unknown: readonly string[] } {
  const places = sections.flatMap(({ key, folders: all }) => all.map((place) => ({ key, place })))
  const refreshes = places.flatMap(({ key, place }) => {
    const inside = folders.filter((folder) => isInside(folder, place))
    return (inside.length > mostFoldersALocation ? [place] : inside).map((path) => ({ key, path }))
  })
  return { refreshes, unknown: folders.filter((folder) => !places.some(({ place }) => isInside(folder, place))) }
}
