/** Players and servers as the window sees them: how each stands, what it calls our folders, and a trial of it. Tells nobody itself. */
import type { Clock } from '../../../node/clock.ts'
import type { PlayersState, PlayerState, Tried } from '../../../shared/contract/program/players.ts'
import { readFolderPairs, withPair, writeFolderPairs } from '../../../shared/players/folderPairs.ts'
import {
  players,
  playerTable,
  type Outsider,
  type Player,
  type TellFailureKind,
} from '../../../shared/players/playerTable.ts'
import type { OutsideStandings } from '../../batch/players/outsideStandings.ts'
import type { PlayerNews } from '../../batch/players/playerNews.ts'
import type { PlayerTeller } from '../../batch/players/playerTeller.ts'
import { TellFailure } from '../../serviceClient/players/outsideRequest.ts'
import type { PlayerApis } from '../../serviceClient/players/playerApis.ts'
import { addressSettingOf, outsideTarget } from '../../settings/outsideSecrets.ts'
import { shownSecret } from '../../settings/shownSecret.ts'
import type { Secrets } from '../../settings/secrets.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { DigestNotice } from '../../watch/digestNotice.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import type { WatchSession } from '../watch/watchSession.ts'
import { folderNames, folderPathOf } from './folderNames.ts'
import type { HookSession } from './hookSession.ts'
import { unseenFolders } from './unseenFolders.ts'

export interface PlayersSessionParts {
  readonly apis: PlayerApis
  readonly news: PlayerNews
  readonly standings: OutsideStandings
  readonly teller: Pick<PlayerTeller, 'settingsChanged' | 'isBack'>
  readonly digestNotice: Pick<DigestNotice, 'test'>
  readonly store: Pick<SettingsStore, 'read' | 'write'>
  readonly secrets: Pick<Secrets, 'get' | 'protection'>
  readonly library: Pick<LibrarySession, 'folders' | 'entries'>
  readonly watch: Pick<WatchSession, 'isOn'>
  readonly hooks: Pick<HookSession, 'list'>
  readonly topics: Pick<Topics, 'changed' | 'revision'>
  readonly clock: Pick<Clock, 'nowMs'>
}

export interface PlayersSession {
  state(): PlayersState
  /** @throws AppError 'input.invalid' for a folder that is not of the library */
  nameFolder(player: Player, pair: { readonly folderId: string; readonly theirs: string }): PlayersState
  test(outsider: Outsider, signal: AbortSignal): Promise<Tried>
}

type Answer = Omit<Extract<Tried, { kind: 'answers' }>, 'kind' | 'atMs'>

/** A server that is asked by hand answers soon, or not at all. */
const longestTestMs = 20_000

export function createPlayersSession(parts: PlayersSessionParts): PlayersSession {
  const { news, standings, store, library } = parts

  function standingOf(id: Outsider, isToTry: boolean): PlayersState['notify'] {
    const address = store.read()[addressSettingOf(id)]
    const { toldMs, failure, nextMs } = standings.get(id)
    const key = shownSecret(address === '' ? null : parts.secrets.get(`${id}-key`, address))
    return { key, toldMs, failure, retryMs: failure !== null && isToTry ? nextMs : null }
  }

  function playerState(player: Player): PlayerState {
    const waiting = news.count(player)
    const pairs = readFolderPairs(store.read()[playerTable[player].folders])
    const { unknown } = standings.get(player)
    return {
      player,
      folders: folderNames(library, pairs),
      ...standingOf(player, waiting > 0),
      waiting,
      unknown: unknown === null ? null : nameOfPath(unknown),
    }
  }

  const state = (): PlayersState => ({
    revision: parts.topics.revision('players'),
    players: players.map(playerState),
    notify: standingOf('notify', false),
    hooks: [...parts.hooks.list()],
    isWatching: parts.watch.isOn(),
    secretProtection: parts.secrets.protection,
  })

  async function ask(player: Player, signal: AbortSignal): Promise<Answer> {
    const target = outsideTarget(player, { settings: store.read(), secrets: parts.secrets })
    if (target === null) throw new TellFailure('notFound')
    const { name, version, locations } = await parts.apis[player].ask(target, signal)
    const pairs = readFolderPairs(store.read()[playerTable[player].folders])
    const folders = library.folders().map(({ path }) => path)
    const videos = [...library.entries()].map(({ path }) => path)
    return { name, version, unseen: unseenFolders(folders, videos, { locations, pairs }) }
  }

  async function tried(outsider: Outsider, signal: AbortSignal): Promise<Answer> {
    if (outsider === 'notify') {
      await parts.digestNotice.test(signal)
      return { name: '', version: '', unseen: [] }
    }
    const answer = await ask(outsider, signal)
    parts.teller.isBack(outsider)
    parts.topics.changed('players')
    return answer
  }

  const failed = (failure: TellFailureKind): Tried => ({ kind: 'fails', atMs: parts.clock.nowMs(), failure })

  return {
    state,
    nameFolder(player, { folderId, theirs }) {
      const { folders } = playerTable[player]
      const pair = { ours: folderPathOf(library, folderId), theirs: theirs.trim() }
      store.write(folders, writeFolderPairs(withPair(readFolderPairs(store.read()[folders]), pair)))
      parts.teller.settingsChanged()
      parts.topics.changed('players')
      parts.topics.changed('settings')
      return state()
    },
    async test(outsider, signal) {
      const late = AbortSignal.timeout(longestTestMs)
      try {
        const answer = await tried(outsider, AbortSignal.any([signal, late]))
        return { kind: 'answers', atMs: parts.clock.nowMs(), ...answer }
      } catch (thrown) {
        if (thrown instanceof TellFailure) return failed(thrown.kind)
        if (late.aborted && !signal.aborted) return failed('unreachable')
        throw thrown
      }
    },
  }
}
