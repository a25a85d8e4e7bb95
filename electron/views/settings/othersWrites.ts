/** What another process of this home wrote: the command line sets languages, a service, its key or rules while a window is open. */
import { settingKeys } from '../../../shared/settings/settingTable.ts'
import type { Database } from '../../database/database.ts'
import { othersVersion, ownVersion } from '../../database/versions.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { ServiceLink } from '../serviceLink.ts'
import { isGround, isWish, type SettingsFollowers } from './settingsFollowers.ts'

export interface OthersWritesParts {
  readonly db: Pick<Database, 'get'>
  readonly store: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'fingerprint'>
  readonly followers: Pick<SettingsFollowers, 'isBusy' | 'keysChanged' | 'rulesChanged' | 'serviceChanged' | 'changed'>
  readonly news: ToldNews
  /** Keys are in no database. */
  readonly link: Pick<ServiceLink, 'isOutdated'>
}

/** Whoever goes on from a setting that it read once hears that some have other values. */
export interface ToldNews {
  tell(): void
}

/**
 * Answers what is called every now and then: it looks whether others have written, and lets the host follow. What a plan
 * that is made or run stands on waits for its end.
 */
export function createOthersWrites(parts: OthersWritesParts): () => void {
  const lookAtDatabase = databaseLook(parts)
  const { followers, link } = parts
  return () => {
    lookAtDatabase()
    if (followers.isBusy() || !link.isOutdated()) return
    followers.serviceChanged()
    followers.changed()
  }
}

function databaseLook({ db, store, rules, followers, news }: OthersWritesParts): () => void {
  const standsNow = () => ({ values: store.read(), wishes: rules.fingerprint() })
  let version = othersVersion(db)
  let own = ownVersion(db)
  let seen = standsNow()
  return () => {
    // Asked before all is read: what is written meanwhile is seen the next time.
    const [next, nextOwn] = [othersVersion(db), ownVersion(db)]
    if (next === version && nextOwn === own) return
    const before = seen
    const now = standsNow()
    if (next === version && othersVersion(db) === version) {
      own = nextOwn
      seen = now
      return
    }
    const keys = settingKeys.filter((key) => now.values[key] !== before.values[key])
    const areWishesOther = now.wishes !== before.wishes
    if ((areWishesOther || keys.some(isGround)) && followers.isBusy()) return
    version = next
    own = nextOwn
    seen = now
    // Rules of places and what is ignored are no settings.
    if (areWishesOther && !keys.some(isWish)) followers.rulesChanged()
    if (keys.length > 0) {
      news.tell()
      followers.keysChanged(keys)
    } else if (areWishesOther) followers.changed()
  }
}
