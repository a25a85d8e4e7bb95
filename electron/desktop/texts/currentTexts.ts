/** The native words as they are just now; they change with the language in the settings. */
import { chooseTexts } from './chooseTexts.ts'
import type { NativeTexts } from './en.ts'

export interface CurrentTexts {
  get(): NativeTexts
  /** @param wanted a language tag; '' follows the machine. */
  use(wanted: string): void
}

export function createCurrentTexts(systemLanguages: readonly string[]): CurrentTexts {
  let texts = chooseTexts('', systemLanguages)
  return {
    get: () => texts,
    use: (wanted) => void (texts = chooseTexts(wanted, systemLanguages)),
  }
}
