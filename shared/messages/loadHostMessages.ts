/** The words of the host in one language. */
import type { HostMessages } from './hostSections.ts'
import type { UiLanguage } from './interfaceLanguages.ts'
import { loadMessages } from './loadMessages.ts'

export function loadHostMessages(language: UiLanguage): Promise<HostMessages> {
  return loadMessages(language)
}
