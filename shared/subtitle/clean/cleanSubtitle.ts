/** The clean-ups of a subtitle that its user can wish for, together. Pure. */
import { withoutCapitals } from './capitalLines.ts'
import { withoutCredits } from './creditCues.ts'
import type { SubtitleDocument } from '../document.ts'
import { withoutSounds, withoutSoundsCapitalised } from './hearingImpairedText.ts'
import { withoutInterjections } from './interjections.ts'
import { withRightLetters } from './ocrLetters.ts'
import { cleanUntilDone, type Cleaned, type CleanUp } from './removedText.ts'

export interface CleanWish {
  readonly hearingImpaired: boolean
  readonly credits: boolean
  /** 'Ah,' and 'Hm.' */
  readonly interjections?: boolean
  /** Whole lines in capitals that nobody says. */
  readonly capitals?: boolean
  /** A capital where the name of a speaker stood; counts with `hearingImpaired` only. */
  readonly sentenceStarts?: boolean
  /** Letters that a program took for each other when it read pictures of text. */
  readonly ocrLetters?: boolean
}

/** Times and order stay; cleaning what is clean changes nothing. */
export function cleanSubtitle<Document extends Pick<SubtitleDocument, 'cues'>>(
  document: Document,
  wish: CleanWish,
): Cleaned<Document> {
  return cleanUntilDone(document, cleanUpsOf(wish))
}

/** Right letters first: the others look for words. */
function cleanUpsOf({
  hearingImpaired,
  credits,
  interjections = false,
  capitals = false,
  sentenceStarts = false,
  ocrLetters = false,
}: CleanWish): readonly CleanUp[] {
  return [
    ...(ocrLetters ? [withRightLetters] : []),
    ...(credits ? [withoutCredits] : []),
    ...(hearingImpaired ? [sentenceStarts ? withoutSoundsCapitalised : withoutSounds] : []),
    ...(capitals ? [withoutCapitals] : []),
    ...(interjections ? [withoutInterjections] : []),
  ]
}
