/** The languages that screens, menus and notifications speak. A further one is its file of messages and one line here. */
import type { MessageTree } from './createMessages.ts'

interface InterfaceLanguage {
  /** As the settings write it. */
  readonly tag: string
  /** In its own words, so that it is found by whoever reads it. */
  readonly name: string
  /** Only the language in use is loaded. */
  readonly load: () => Promise<{ readonly default: MessageTree }>
}

export const interfaceLanguages = [
  { tag: 'en', name: 'English', load: () => import('./en.json', { with: { type: 'json' } }) },
  { tag: 'de', name: 'Deutsch', load: () => import('./de.json', { with: { type: 'json' } }) },
  { tag: 'es', name: 'Español', load: () => import('./es.json', { with: { type: 'json' } }) },
  { tag: 'fr', name: 'Français', load: () => import('./fr.json', { with: { type: 'json' } }) },
  { tag: 'pt-BR', name: 'Português (Brasil)', load: () => import('./pt-BR.json', { with: { type: 'json' } }) },
  { tag: 'it', name: 'Italiano', load: () => import('./it.json', { with: { type: 'json' } }) },
] as const satisfies readonly InterfaceLanguage[]

export type UiLanguage = (typeof interfaceLanguages)[number]['tag']

export const uiLanguages: readonly UiLanguage[] = interfaceLanguages.map(({ tag }) => tag)
