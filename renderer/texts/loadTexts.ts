/** The words of one language for the screens. */
import type { UiLanguage } from '../../shared/messages/interfaceLanguages.ts'
import { loadMessages } from '../../shared/messages/loadMessages.ts'
import type { Texts } from './Texts.ts'
import { createWording } from './wording.ts'

export async function loadTexts(language: UiLanguage): Promise<Texts> {
  return { ...(await loadMessages(language)), locale: language, wording: createWording(language) }
}
