/** What goes on from other settings: another service, other engines, other wishes. */
import type { PlayerTeller } from '../../batch/players/playerTeller.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { AiFollowing } from '../ai/aiFollowing.ts'
import type { FolderCommands } from '../folders/folderCommands.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import type { PlanSession } from '../plan/planSession.ts'
import { tellIgnored } from '../rules/tellIgnored.ts'
import { refuseWhilePlanning } from '../plan/refuseWhilePlanning.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'
import type { UpdatesSession } from '../updates/updatesSession.ts'
import type { WatchSession } from '../watch/watchSession.ts'
import type { UsageSession } from './usageSession.ts'

export interface SettingsFollowersParts {
  readonly rules: Pick<WantedRules, 'book'>
  readonly link: Pick<ServiceLink, 'renew'>
  readonly ai: Pick<AiFollowing, 'restart'>
  readonly library: Pick<LibrarySession, 'setRules'>
  readonly folders: Pick<FolderCommands, 'scanAll'>
  readonly plan: Pick<
    PlanSession,
    'isBusy' | 'reset' | 'keyChanged' | 'rulesChanged' | 'ignoredChanged' | 'listingsChanged'
  >
  readonly board: Pick<PlanBoard, 'refresh'>
  readonly usage: Pick<UsageSession, 'reset'>
  readonly watch: Pick<WatchSession, 'serviceChanged' | 'rulesChanged'>
  readonly updates: Pick<UpdatesSession, 'settingsChanged'>
  readonly teller: Pick<PlayerTeller, 'settingsChanged'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface SettingsFollowers {
  /** A plan is made or run. */
  isBusy(): boolean
  /** @throws AppError 'app.busy' for a change that would pull the ground from under a run */
  refuseWhileBusy(): void
  /** These settings have other values now. */
  keysChanged(keys: readonly string[]): void
  serviceChanged(): void
  /** Another key of the same service: what it offers is the same, so what is planned stays. */
  serviceKeyChanged(): void
  /** Engines of the built-in service: what is planned stays. */
  enginesChanged(): void
  /** The keyring was opened, so that all keys are known. */
  keysKnown(): void
  /** The wishes, or what they mean. */
  rulesChanged(): void
  /** Which videos and titles are ignored. */
  ignoredChanged(): void
  /** What is listed and never taken. */
  listingsChanged(): void
  /** Servers that are told something, or their keys. */
  outsideChanged(): void
  /** Any setting or key. */
  changed(): void
}

const wishKeys: readonly string[] = ['languages', 'hearingImpaired', 'forced', 'skipWhenAudioMatches']
const isService = (key: string) => key.startsWith('service.')
const isEngine = (key: string) => key.startsWith('engines.')
export const isWish = (key: string) => wishKeys.includes(key)
/** A plan that is made or run stands on it. */
export const isGround = (key: string) => isService(key) || isEngine(key) || isWish(key)
const isOutside = (key: string) => key.startsWith('players.') || key.startsWith('notify.')

export function createSettingsFollowers(parts: SettingsFollowersParts): SettingsFollowers {
  const { rules, link, ai, library, folders, plan, board, usage, watch, updates, teller, topics } = parts

  function connectAnew(): void {
    link.renew()
    ai.restart()
    watch.serviceChanged()
    topics.changed('settings')
  }

  function outsideChanged(): void {
    teller.settingsChanged()
    topics.changed('players')
  }

  function serviceChanged(): void {
    connectAnew()
    plan.reset()
    usage.reset()
  }

  function serviceKeyChanged(): void {
    connectAnew()
    plan.keyChanged()
    usage.reset()
  }

  function rulesChanged(): void {
    library.setRules(rules.book())
    plan.rulesChanged()
    watch.rulesChanged()
  }

  function changed(): void {
    board.refresh()
    updates.settingsChanged()
    for (const topic of ['settings', 'plan', 'upload', 'collection'] as const) topics.changed(topic)
  }

  return {
    isBusy: () => plan.isBusy(),
    refuseWhileBusy: () => refuseWhilePlanning(plan),
    keysChanged(keys) {
      if (keys.some(isService)) serviceChanged()
      if (keys.some(isEngine)) connectAnew()
      if (keys.some(isWish)) rulesChanged()
      if (keys.some(isOutside)) outsideChanged()
      // What a video is, a scan says.
      if (keys.includes('minimumVideoBytes')) folders.scanAll()
      changed()
    },
    serviceChanged,
    serviceKeyChanged,
    enginesChanged: connectAnew,
    rulesChanged,
    ignoredChanged() {
      // The plan leaves out what the library's rules say by now.
      tellIgnored(parts)
      plan.ignoredChanged()
    },
    listingsChanged() {
      plan.listingsChanged()
      watch.rulesChanged()
    },
    outsideChanged,
    keysKnown() {
      connectAnew()
      outsideChanged()
    },
    changed,
  }
}
