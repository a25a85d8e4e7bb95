/**
 * Jellyfin and Emby, which share their calls and differ in how they take a key:
 *   POST /Library/Media/Updated {Updates: [{Path, UpdateType}]}   looks at these paths, or at what is nearest above them
 *   GET /System/Info                                              who answers; only with a right key
 *   GET /Library/VirtualFolders, in Emby with /Query              the folders of its libraries
 * https://api.jellyfin.org · https://dev.emby.media/reference/RestAPI/LibraryService/postLibraryMediaUpdated.html
 */
import { record, unreadable, type Decoder } from '../../../shared/json/decoder.ts'
import { listOf, requiredListOf, text } from '../../../shared/wire/fields.ts'
import { readSmallJson } from '../answers/jsonReader.ts'
import type { HttpExchange } from '../httpExchange.ts'
import type { PlayerApi, PlayerServer } from './playerApi.ts'
import { sendOutside, TellFailure, urlBelow, type OutsideTarget } from './outsideRequest.ts'

type Kind = 'jellyfin' | 'emby'

/** Since version 12 Jellyfin takes nothing but the first; Emby knows only the second. */
const keyHeaders: Readonly<Record<Kind, (key: string) => Readonly<Record<string, string>>>> = {
  jellyfin: (key) => ({ authorization: `MediaBrowser Token="${encodeURIComponent(key)}"` }),
  emby: (key) => ({ 'x-emby-token': key }),
}

const mostFoldersACall = 200
const mostLibraries = 500
const info = record({ ServerName: text, Version: text })
const library = record({ Locations: listOf(text, mostLibraries) })
const libraries = requiredListOf(library, mostLibraries)
const libraryPage = record({ Items: libraries })

export function createJellyfinApi(exchange: HttpExchange, kind: Kind): PlayerApi {
  const headersFor = ({ key }: OutsideTarget) => {
    if (key === null) throw new TellFailure('noKey')
    return { ...keyHeaders[kind](key), accept: 'application/json' }
  }

  async function get<Value>(target: OutsideTarget, asked: Asked<Value>, signal: AbortSignal): Promise<Value> {
    const url = urlBelow(target.address, asked.path)
    const order = { method: 'GET', url, headers: headersFor(target), body: null } as const
    return readAnswer(await sendOutside(exchange, order, signal), asked.decoder)
  }

  async function locations(target: OutsideTarget, signal: AbortSignal): Promise<readonly string[]> {
    const all =
      kind === 'jellyfin'
        ? await get(target, { path: '/Library/VirtualFolders', decoder: libraries }, signal)
        : (await get(target, { path: '/Library/VirtualFolders/Query', decoder: libraryPage }, signal)).Items
    return all.flatMap(({ Locations }) => Locations.flatMap((path) => path ?? []))
  }

  return {
    async tell(target, folders, signal) {
      for (let at = 0; at < folders.length; at += mostFoldersACall) {
        const Updates = folders.slice(at, at + mostFoldersACall).map((Path) => ({ Path, UpdateType: 'Modified' }))
        const order = {
          method: 'POST',
          url: urlBelow(target.address, '/Library/Media/Updated'),
          headers: { ...headersFor(target), 'content-type': 'application/json' },
          body: JSON.stringify({ Updates }),
        } as const
        await sendOutside(exchange, order, signal)
      }
      // What lies in none of its libraries it passes over without a word.
      return { unknown: [] }
    },
    async ask(target, signal): Promise<PlayerServer> {
      const { ServerName, Version } = await get(target, { path: '/System/Info', decoder: info }, signal)
      return { name: ServerName ?? '', version: Version ?? '', locations: await locations(target, signal) }
    },
  }
}

interface Asked<Value> {
  readonly path: string
  readonly decoder: Decoder<Value>
}

/** @throws TellFailure 'badAnswer' */
export function readAnswer<Value>(bytes: Uint8Array, decoder: Decoder<Value>): Value {
  const read = tryToRead(bytes, decoder)
  if (read === unreadable) throw new TellFailure('badAnswer')
  return read
}

function tryToRead<Value>(bytes: Uint8Array, decoder: Decoder<Value>): Value | typeof unreadable {
  try {
    return readSmallJson(bytes, decoder)
  } catch {
    return unreadable // Whatever is no JSON, such as a page of a proxy.
  }
}
