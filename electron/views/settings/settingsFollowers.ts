/** What goes on from other settings: another service, other engines, other wishes. */
import type { PlayerTeller } from '../../batch/players/playerTeller.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { AiFollowing } from '../ai/aiFollowing.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import type { PlanSession } from '../plan/planSession.ts'
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
  readonly plan: Pick<PlanSession, 'isBusy' | 'reset' | 'rulesChanged' | 'listingsChanged'>
  readonly board: Pick<PlanBoard, 'refresh'>
  readonly usage: Pick<UsageSession, 'reset'>
  readonly watch: Pick<WatchSession, 'serviceChanged' | 'rulesChanged'>
  readonly updates: Pick<UpdatesSession, 'settingsChanged'>
  readonly teller: Pick<PlayerTeller, 'settingsChanged'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface SettingsFollowers {
  /** @throws AppError 'input.invalid' for a change that would pull the ground from under a run */
  refuseWhileBusy(): void
  serviceChanged(): void
  /** Engines of the built-in service: what is planned stays. */
  enginesChanged(): void
  /** The keyring was opened, so that all keys are known. */
  keysKnown(): void
  /** The wishes, or what they mean. */
  rulesChanged(): void
  /** What is listed and never taken. */
  listingsChanged(): void
  /** Servers that are told something, or their keys. */
  outsideChanged(): void
  /** Any setting. */
  changed(): void
}

export function createSettingsFollowers(parts: SettingsFollowersParts): SettingsFollowers {
  const { rules, link, ai, library, plan, board, usage, watch, updates, teller, topics } = parts

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

  return {
    refuseWhileBusy: () => refuseWhilePlanning(plan),
    serviceChanged() {
      connectAnew()
      plan.reset()
      usage.reset()
    },
    enginesChanged: connectAnew,
    rulesChanged() {
      library.setRules(rules.book())
      plan.rulesChanged()
      watch.rulesChanged()
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
    changed() {
      board.refresh()
      updates.settingsChanged()
      for (const topic of ['settings', 'plan', 'upload', 'collection'] as const) topics.changed(topic)
    },
  }
}
