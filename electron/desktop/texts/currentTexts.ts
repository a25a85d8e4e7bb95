/** The native words as they are just now; they change with the language in the settings. */
import { chooseTexts } from './chooseTexts.ts'
import type { NativeTexts } from './en.ts'

export interface CurrentTexts {
  get(): NativeTexts
  /** @param wanted a language tag; '' follows the machine. */
  use(wanted: string): void
}

/** @param systemLanguages asked at the first use: Electron knows them only when it is ready. */
export function createCurrentTexts(systemLanguages: () => readonly string[]): CurrentTexts {
  let texts: NativeTexts | null = null
  return {
    get: () => (texts ??= chooseTexts('', systemLanguages())),
    use: (wanted) => void (texts = chooseTexts(wanted, systemLanguages())),
  }
}
