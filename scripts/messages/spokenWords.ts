/** The words of packages in every language of the interface. */
import { interfaceLanguages } from '../../shared/messages/interfaceLanguages.ts'
import { loadMessages } from '../../shared/messages/loadMessages.ts'
import type { SpokenWords } from './packagedWords.ts'

export function spokenWords(): Promise<readonly SpokenWords[]> {
  return Promise.all(interfaceLanguages.map(async ({ tag }) => ({ tag, words: (await loadMessages(tag)).packages })))
}
