/** Who hears a film that is transcribed: nobody else, unless that is said. Pure. */
import type { Texts } from '../../texts/Texts.ts'
import type { OrderState } from './orderStore.ts'

export function hearingWords(
  ai: Pick<Texts['ai'], 'unheard' | 'transcribeHint' | 'transcribeSent'>,
  { isUnheard, sentTo }: Pick<OrderState, 'isUnheard' | 'sentTo'>,
): string {
  if (isUnheard) return ai.unheard
  return sentTo === null ? ai.transcribeHint : ai.transcribeSent({ address: sentTo })
}
