/** A watch goes on from what other commands of its home write: languages, rules, what is ignored, the service and its key. */
import { othersVersion } from '../database/versions.ts'
import type { Engine } from '../engine/compose.ts'
import type { WatchStores } from '../engine/watchStores.ts'
import type { WatchTranslations } from '../engine/watchTranslations.ts'
import type { Clock } from '../../node/clock.ts'
import type { ServiceLink } from '../views/serviceLink.ts'
import { lookAtOthers } from '../views/settings/lookAtOthers.ts'
import { noteRulesOfSome } from '../watch/rulesNote.ts'
import type { WatchListener } from '../watch/watchListener.ts'
import type { WatchLoop } from '../watch/watchLoop.ts'

export interface OthersOfWatch {
  readonly engine: Pick<Engine, 'db' | 'rules'>
  readonly stores: Pick<WatchStores, 'calendar' | 'videos' | 'notes'>
  readonly link: Pick<ServiceLink, 'isOutdated' | 'renew'>
  readonly translations: Pick<WatchTranslations, 'restart'>
  readonly loop: Pick<WatchLoop, 'wake' | 'startAnew'>
  readonly clock: Pick<Clock, 'nowMs'>
}

interface Following extends OthersOfWatch {
  readonly listener: Pick<WatchListener, 'report'>
  readonly signal: AbortSignal
}

export function followOthers({ listener, signal, ...parts }: Following): void {
  lookAtOthers(createOthersLook(parts), { report: (error) => listener.report(error), signal })
}

export function createOthersLook({ engine, stores, link, translations, loop, clock }: OthersOfWatch): () => void {
  const { db, rules } = engine
  const { calendar, videos, notes } = stores
  let version = othersVersion(db)
  let wishes = rules.fingerprint()

  function followWishes(): void {
    const next = othersVersion(db)
    if (next === version) return
    const now = rules.fingerprint()
    if (now !== wishes) {
      noteRulesOfSome({ rules, notes, calendar })
      videos.checkAllAgain()
      loop.wake()
    }
    // Only now: where one of these fails, the next look does them again.
    version = next
    wishes = now
  }

  return () => {
    followWishes()
    if (!link.isOutdated()) return
    link.renew()
    translations.restart()
    loop.startAnew()
    calendar.retryHeldBack(clock.nowMs())
  }
}
