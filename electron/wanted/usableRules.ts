/** The rules of the settings for what is wanted, whatever has become of the settings. Pure. */
import type { Settings } from '../settings/settings.ts'
import { wantedRules } from './wantedRules.ts'
import type { WantedRules } from './wish.ts'

/** Wishes that are no longer valid never stop the start (promise F7). */
export function usableRules(settings: Settings): WantedRules {
  try {
    return wantedRules(settings)
  } catch {
    return wantedRules({ ...settings, languages: 'en' })
  }
}
