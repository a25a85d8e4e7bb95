/** All that a screen says: the words of one language, and how it writes numbers, dates and lists. */
import type { Messages } from '../../shared/messages/Messages.ts'
import type { Wording } from './wording.ts'

export interface Texts extends Messages {
  readonly locale: string
  readonly wording: Wording
}
