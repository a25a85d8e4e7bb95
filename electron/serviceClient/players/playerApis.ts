/** The media servers that this app knows how to tell, each by its own calls. */
import type { Player } from '../../../shared/players/playerTable.ts'
import type { HttpExchange } from '../httpExchange.ts'
import { createJellyfinApi } from './jellyfinApi.ts'
import type { PlayerApi } from './playerApi.ts'
import { createPlexApi } from './plexApi.ts'

export type PlayerApis = Readonly<Record<Player, PlayerApi>>

export function createPlayerApis(exchange: HttpExchange): PlayerApis {
  return {
    jellyfin: createJellyfinApi(exchange, 'jellyfin'),
    emby: createJellyfinApi(exchange, 'emby'),
    plex: createPlexApi(exchange),
  }
}
