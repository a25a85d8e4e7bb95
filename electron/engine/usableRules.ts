/** The rules of the settings for what is wanted, whatever has become of the settings. */
import type { Engine } from './compose.ts'
import { wantedRules } from '../wanted/wantedRules.ts'
import type { WantedRules } from '../wanted/wish.ts'

/** Wishes that are no longer valid never stop the start (promise F7). */
export function usableRules({ settings }: Pick<Engine, 'settings'>): WantedRules {
  try {
    return wantedRules(settings)
  } catch {
    return wantedRules({ ...settings, languages: 'en' })
  }
}
