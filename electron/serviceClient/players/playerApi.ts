/** What is asked of a media server, whichever it is: to look at folders, and who it is. */
import type { Player } from '../../../shared/players/playerTable.ts'
import type { HttpExchange } from '../httpExchange.ts'
import { createJellyfinApi } from './jellyfinApi.ts'
import type { OutsideTarget } from './outsideRequest.ts'
import { createPlexApi } from './plexApi.ts'

export interface PlayerServer {
  /** What its owner calls it. */
  readonly name: string
  readonly version: string
  /** The folders of its libraries, as it names them. */
  readonly locations: readonly string[]
}

export interface Told {
  /** Folders of which it said that they are in none of its libraries. */
  readonly unknown: readonly string[]
}

export interface PlayerApi {
  /** Folders by the server's own names; telling one twice does no harm. @throws TellFailure */
  tell(target: OutsideTarget, folders: readonly string[], signal: AbortSignal): Promise<Told>
  /** @throws TellFailure */
  ask(target: OutsideTarget, signal: AbortSignal): Promise<PlayerServer>
}

export type PlayerApis = Readonly<Record<Player, PlayerApi>>

export function createPlayerApis(exchange: HttpExchange): PlayerApis {
  return {
    jellyfin: createJellyfinApi(exchange, 'jellyfin'),
    emby: createJellyfinApi(exchange, 'emby'),
    plex: createPlexApi(exchange),
  }
}
