/** What is to be done to a text before it is written. Pure. */
import type { CleanWish } from '../../shared/subtitle/clean/cleanSubtitle.ts'
import type { HearingImpairedWish } from '../wanted/wish.ts'

export interface CleanRules extends CleanWish {
  readonly format: 'keep' | 'srt'
}

export const asDelivered: CleanRules = { hearingImpaired: false, credits: false, format: 'keep' }

interface CleanSettings {
  readonly 'clean.hearingImpaired': boolean
  readonly 'clean.credits': boolean
  readonly 'clean.interjections': boolean
  readonly 'clean.capitals': boolean
  readonly 'clean.sentenceStarts': boolean
  readonly 'clean.ocrLetters': boolean
  readonly 'clean.format': 'keep' | 'srt'
  readonly hearingImpaired: HearingImpairedWish
}

/** Who asks for subtitles for the hearing-impaired gets them whole. */
export function cleanRules(settings: CleanSettings): CleanRules {
  const wantsThem = settings.hearingImpaired === 'prefer' || settings.hearingImpaired === 'only'
  return {
    hearingImpaired: settings['clean.hearingImpaired'] && !wantsThem,
    credits: settings['clean.credits'],
    interjections: settings['clean.interjections'],
    capitals: settings['clean.capitals'],
    sentenceStarts: settings['clean.sentenceStarts'],
    ocrLetters: settings['clean.ocrLetters'],
    format: settings['clean.format'],
  }
}

/** A capital alone is none without a name that goes. */
export function changesNothing(rules: CleanRules): boolean {
  const { hearingImpaired, credits, interjections, capitals, ocrLetters } = rules
  return rules.format === 'keep' && ![hearingImpaired, credits, interjections, capitals, ocrLetters].includes(true)
}
