/** The first of the wished languages that the interface speaks, whatever their region; else English. Pure. */
import { uiLanguages, type UiLanguage } from './interfaceLanguages.ts'

export function bestLanguage(wished: readonly string[]): UiLanguage {
  for (const tag of wished) {
    const found = uiLanguages.find((language) => baseOf(language) === baseOf(tag))
    if (found) return found
  }
  return 'en'
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
