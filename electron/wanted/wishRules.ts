/** The rules of what is wanted, as the settings say them. */
import type { Settings } from '../../shared/settings/settingTable.ts'
import { parseWishes } from './parseWishes.ts'
import type { WishRules } from './wish.ts'

/** @throws AppError 'input.unknownLanguage' and 'input.invalid' as `parseWishes` does */
export function wishRules(settings: Settings): WishRules {
  const { languages, hearingImpaired, forced, skipWhenAudioMatches } = settings
  return { wishes: parseWishes(languages), hearingImpaired, forced, skipWhenAudioMatches }
}
