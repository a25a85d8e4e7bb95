/** The native words of one language. */
import type { UiLanguage } from '../../../shared/messages/interfaceLanguages.ts'
import { loadHostMessages } from '../../../shared/messages/loadHostMessages.ts'
import type { NativeTexts } from './NativeTexts.ts'

export async function loadNativeTexts(locale: UiLanguage): Promise<NativeTexts> {
  const { desktop, errors } = await loadHostMessages(locale)
  return { ...desktop, errors, locale }
}
