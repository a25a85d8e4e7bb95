/** What another process of this home wrote: the command line sets languages, a service or rules while a window is open. */
import { settingKeys } from '../../../shared/settings/settingTable.ts'
import type { Database } from '../../database/database.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import { isGround, type SettingsFollowers } from './settingsFollowers.ts'

export interface OthersWritesParts {
  readonly db: Pick<Database, 'get'>
  readonly store: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'fingerprint'>
  readonly followers: Pick<SettingsFollowers, 'isBusy' | 'keysChanged' | 'rulesChanged' | 'changed'>
}

/**
 * Answers what is called every now and then: it looks whether others have written, and lets the host follow. What a plan
 * that is made or run stands on waits for its end.
 */
export function createOthersWrites({ db, store, rules, followers }: OthersWritesParts): () => void {
  // SQLite counts what other connections commit, and never what this one does.
  const versionNow = () => db.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
  const standsNow = () => ({ values: store.read(), wishes: rules.fingerprint() })
  let version = versionNow()
  let seen = standsNow()
  return () => {
    const before = seen
    // Asked before and after: what is written between the two is seen the next time at the latest.
    const next = versionNow()
    const now = standsNow()
    if (versionNow() === version) {
      seen = now
      return
    }
    const keys = settingKeys.filter((key) => now.values[key] !== before.values[key])
    const areWishesOther = now.wishes !== before.wishes
    if ((areWishesOther || keys.some(isGround)) && followers.isBusy()) return
    version = next
    seen = now
    if (keys.length > 0) followers.keysChanged(keys)
    // Rules of places and what is ignored are no settings.
    else if (areWishesOther) {
      followers.rulesChanged()
      followers.changed()
    }
  }
}
