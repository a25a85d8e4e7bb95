/** The native words as they are just now; they change with the language in the settings. */
import { bestLanguage } from '../../../shared/messages/bestLanguage.ts'
import type { UiLanguage } from '../../../shared/messages/interfaceLanguages.ts'
import { loadNativeTexts } from './loadNativeTexts.ts'
import type { NativeTexts } from './NativeTexts.ts'

export interface CurrentTexts {
  /** Only after words were loaded. */
  get(): NativeTexts
  /** Of two languages that are asked for at once the later one stays. @param wanted '' follows the machine. */
  use(wanted: UiLanguage | ''): Promise<void>
}

/** @param systemLanguages asked when words are loaded: Electron knows them only when it is ready. */
export function createCurrentTexts(systemLanguages: () => readonly string[]): CurrentTexts {
  let texts: NativeTexts | null = null
  let asked = 0
  return {
    get() {
      if (texts === null) throw new Error('No words have been loaded yet.')
      return texts
    },
    async use(wanted) {
      const turn = ++asked
      const language = wanted === '' ? bestLanguage(systemLanguages()) : wanted
      if (texts?.locale === language) return
      const loaded = await loadNativeTexts(language)
      if (turn === asked) texts = loaded
    },
  }
}
