/**
 * Tells media servers to look at the folders in which something has changed: gathered for a moment, so that a run of 500
 * files is a few calls; again and again with growing waits where it fails; and never in the way of whoever writes.
 */
import type { Clock } from '../../../node/clock.ts'
import { toAppError } from '../../../shared/errors.ts'
import { readFolderPairs, toTheirs, type FolderPair } from '../../../shared/players/folderPairs.ts'
import { players, playerTable, type Player } from '../../../shared/players/playerTable.ts'
import type { LogEvent } from '../../log/logEntry.ts'
import { TellFailure, type OutsideTarget } from '../../serviceClient/players/outsideRequest.ts'
import type { PlayerApi } from '../../serviceClient/players/playerApi.ts'
import type { PlayerApis } from '../../serviceClient/players/playerApis.ts'
import { outsideTarget } from '../../settings/outsideSecrets.ts'
import type { Secrets } from '../../settings/secrets.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { afterFailure, afterTold, freshStanding, type OutsideStandings } from './outsideStandings.ts'
import type { PlayerNews } from './playerNews.ts'

export interface PlayerTellerParts {
  readonly apis: PlayerApis
  readonly news: PlayerNews
  readonly standings: OutsideStandings
  readonly settings: Pick<SettingsStore, 'read'>
  readonly secrets: Pick<Secrets, 'get'>
  readonly clock: Pick<Clock, 'nowMs' | 'later'>
  readonly note: LogEvent
  /** What is to be told waits for another start. */
  readonly isOffline: boolean
}

export interface PlayerTeller {
  /** Something in this folder is another than before. */
  folderChanged(folder: string): void
  /** What an earlier start left untold has its turn too. */
  wake(): void
  /** Another address, key or name of folders: what failed before is tried at once, what is off is forgotten. */
  settingsChanged(): void
  /** It was asked by hand and answered: what kept it from being told is over, and what waits is told at once. */
  isBack(player: Player): void
  /** Tells at once what waits, for as long as that may take: a command ends after it. */
  finish(longestMs: number): Promise<void>
  /** Calls the listener after each try; answers what ends that. */
  onChanged(listener: () => void): () => void
  /** What is under way is given up, and told at the next start. */
  close(): void
}

/** How long folders are gathered: a run writes its next file within this time. */
const gatherMs = 5_000

export function createPlayerTeller(parts: PlayerTellerParts): PlayerTeller {
  const { apis, news, standings, clock } = parts
  const stop = new AbortController()
  const listeners = new Set<() => void>()
  const running = new Map<Player, Promise<void>>()
  let cancelTimer: (() => void) | null = null
  let timerMs = Infinity

  const targetOf = (player: Player) =>
    outsideTarget(player, { settings: parts.settings.read(), secrets: parts.secrets })
  const setPlayers = () => {
    const settings = parts.settings.read()
    return players.filter((player) => settings[playerTable[player].address] !== '')
  }

  function tellIn(ms: number): void {
    const dueMs = clock.nowMs() + ms
    if (stop.signal.aborted || dueMs >= timerMs) return
    cancelTimer?.()
    timerMs = dueMs
    cancelTimer = clock.later(ms, () => {
      cancelTimer = null
      timerMs = Infinity
      for (const player of players) void tellWhenDue(player)
    })
  }

  /** Never rejects: a timer calls it, and nobody waits there. */
  async function tellWhenDue(player: Player): Promise<void> {
    try {
      if (parts.isOffline || !setPlayers().includes(player) || news.count(player) === 0) return
      const waitMs = standings.get(player).nextMs - clock.nowMs()
      if (waitMs > 0) tellIn(waitMs)
      else await tellNow(player)
    } catch (thrown) {
      noteTrouble(thrown)
    }
  }

  /** One call at a time to each of them. */
  function tellNow(player: Player): Promise<void> {
    const mine =
      running.get(player) ??
      tell(player)
        .catch(noteTrouble)
        .finally(() => running.delete(player))
    running.set(player, mine)
    return mine
  }

  /** Of the home's disk, or its keys: it stays untold, and the next file brings another try. */
  function noteTrouble(thrown: unknown): void {
    const { code, message } = toAppError(thrown)
    parts.note('warn', 'player.trouble', { code, message })
  }

  async function tell(player: Player): Promise<void> {
    const target = targetOf(player)
    if (target === null) return
    const due = news.of(player)
    const folders = due.map(({ folder }) => folder)
    const pairs = readFolderPairs(parts.settings.read()[playerTable[player].folders])
    const outcome = await tellFolders(apis[player], { target, folders, pairs }, stop.signal)
    if (stop.signal.aborted) return
    if (outcome.kind === 'told') {
      news.told(player, due)
      standings.set(player, afterTold(clock.nowMs(), outcome.unknown))
      parts.note('info', 'player.told', { player, folders: due.length })
    } else {
      const standing = afterFailure(standings.get(player), outcome.failure.kind, clock.nowMs())
      standings.set(player, standing)
      parts.note('warn', 'player.failed', { player, failure: outcome.failure.message })
    }
    for (const listener of listeners) listener()
    if (news.count(player) > 0) tellIn(Math.max(gatherMs, standings.get(player).nextMs - clock.nowMs()))
  }

  return {
    folderChanged(folder) {
      try {
        const set = setPlayers()
        for (const player of set) news.add(player, folder)
        if (set.length > 0) tellIn(gatherMs)
      } catch (thrown) {
        noteTrouble(thrown) // The file is written all the same.
      }
    },
    wake: () => tellIn(0),
    settingsChanged() {
      const set = setPlayers()
      for (const player of players) {
        const isSet = set.includes(player)
        if (!isSet) news.forget(player)
        standings.set(player, isSet ? { ...standings.get(player), failures: 0, nextMs: 0 } : freshStanding)
      }
      tellIn(0)
    },
    isBack(player) {
      const { toldMs, unknown } = standings.get(player)
      standings.set(player, { ...freshStanding, toldMs, unknown })
      tellIn(0)
    },
    async finish(longestMs) {
      const late = Promise.withResolvers<undefined>()
      const cancel = clock.later(longestMs, () => late.resolve(undefined))
      await Promise.race([Promise.all(players.map(tellWhenDue)), late.promise])
      cancel()
    },
    onChanged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      stop.abort()
      cancelTimer?.()
    },
  }
}

type CallOutcome =
  /** `unknown`: the first folder that the server does not have. */
  | { readonly kind: 'told'; readonly unknown: string | null }
  | { readonly kind: 'failed'; readonly failure: TellFailure }

interface FolderCall {
  readonly target: OutsideTarget
  readonly folders: readonly string[]
  readonly pairs: readonly FolderPair[]
}

/** By the names that the server has for the folders. Never rejects. */
async function tellFolders(api: PlayerApi, call: FolderCall, signal: AbortSignal): Promise<CallOutcome> {
  const theirs = new Map(call.folders.map((folder) => [toTheirs(folder, call.pairs), folder]))
  try {
    const { unknown } = await api.tell(call.target, [...theirs.keys()], signal)
    const [first] = unknown
    return { kind: 'told', unknown: first === undefined ? null : (theirs.get(first) ?? null) }
  } catch (thrown) {
    return { kind: 'failed', failure: thrown instanceof TellFailure ? thrown : new TellFailure('unreachable') }
  }
}
