/** The clean-ups of a subtitle that its user can wish for, together. Pure. */
import { withoutCredits } from './creditCues.ts'
import type { SubtitleDocument } from '../document.ts'
import { withoutSounds } from './hearingImpairedText.ts'
import { cleanUntilDone, type Cleaned } from './removedText.ts'

export interface CleanWish {
  readonly hearingImpaired: boolean
  readonly credits: boolean
}

/** Times and order stay; cleaning what is clean changes nothing. */
export function cleanSubtitle<Document extends Pick<SubtitleDocument, 'cues'>>(
  document: Document,
  { hearingImpaired, credits }: CleanWish,
): Cleaned<Document> {
  return cleanUntilDone(document, [...(credits ? [withoutCredits] : []), ...(hearingImpaired ? [withoutSounds] : [])])
}
