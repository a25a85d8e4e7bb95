/** All words of one language. */
import { createMessages } from './createMessages.ts'
import { interfaceLanguages, type UiLanguage } from './interfaceLanguages.ts'
import type { Messages } from './Messages.ts'

export async function loadMessages(language: UiLanguage): Promise<Messages> {
  const { load } = interfaceLanguages.find(({ tag }) => tag === language) ?? interfaceLanguages[0]
  return createMessages(language, (await load()).default)
}
