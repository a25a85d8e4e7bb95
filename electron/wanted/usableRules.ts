/** The rules of the settings for what is wanted, whatever has become of the settings. Pure. */
import type { Settings } from '../../shared/settings/settingTable.ts'
import { wishRules } from './wishRules.ts'
import type { WishRules } from './wish.ts'

/** Wishes that are no longer valid never stop the start (promise F7). */
export function usableRules(settings: Settings): WishRules {
  try {
    return wishRules(settings)
  } catch {
    return wishRules({ ...settings, languages: 'en' })
  }
}
