/** Which language the screens speak, and its words. English is always there; the others are loaded when asked for. */
import { en, type Texts } from './en.ts'

export const uiLanguages = ['en', 'es', 'de', 'fr', 'pt-BR'] as const
export type UiLanguage = (typeof uiLanguages)[number]

/** The first of the machine's languages that the screens speak, else English. */
export function bestLanguage(wished: readonly string[]): UiLanguage {
  for (const tag of wished) {
    const [base = ''] = tag.toLowerCase().split('-')
    const found = uiLanguages.find((language) => language.toLowerCase().split('-')[0] === base)
    if (found) return found
  }
  return 'en'
}

export async function loadTexts(language: UiLanguage): Promise<Texts> {
  switch (language) {
    case 'en':
      return en
    case 'es':
      return (await import('./es.ts')).es
    case 'de':
      return (await import('./de.ts')).de
    case 'fr':
      return (await import('./fr.ts')).fr
    case 'pt-BR':
      return (await import('./ptBR.ts')).ptBR
  }
}
