/** The native words of one language. */
import type { UiLanguage } from '../../../shared/messages/interfaceLanguages.ts'
import { loadMessages } from '../../../shared/messages/loadMessages.ts'
import type { NativeTexts } from './NativeTexts.ts'

export async function loadNativeTexts(locale: UiLanguage): Promise<NativeTexts> {
  const { desktop, errors } = await loadMessages(locale)
  return { ...desktop, errors, locale }
}
