/** The commands of players and servers, and the functions that answer them. Mapping only. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { playersCommands } from '../../../shared/contract/program/players.ts'
import type { HookSession } from '../../views/players/hookSession.ts'
import type { PlayersSession } from '../../views/players/playersSession.ts'
import { after } from './after.ts'

export interface PlayersDomains {
  readonly players: PlayersSession
  readonly hooks: HookSession
  readonly signal: AbortSignal
}

export function playersHandlersOf({
  players,
  hooks,
  signal,
}: PlayersDomains): Pick<Handlers, keyof typeof playersCommands> {
  return {
    'players.state': async () => players.state(),
    'players.nameFolder': async ({ player, ...pair }) => players.nameFolder(player, pair),
    'players.test': ({ outsider }) => players.test(outsider, signal),
    'hooks.make': async ({ name }) => hooks.make(name),
    'hooks.nameFolder': async ({ hookId, ...pair }) => {
      hooks.nameFolder(hookId, pair)
      return players.state()
    },
    'hooks.revoke': ({ hookId }) => after(() => hooks.revoke(hookId)),
  }
}
