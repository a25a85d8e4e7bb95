/** What is to be done to a text before it is written. Pure. */
import type { HearingImpairedWish } from '../wanted/wish.ts'

export interface CleanRules {
  /** Takes out descriptions of sounds and names of speakers. */
  readonly hearingImpaired: boolean
  /** Takes out credits and advertisements. */
  readonly credits: boolean
  readonly format: 'keep' | 'srt'
}

export const asDelivered: CleanRules = { hearingImpaired: false, credits: false, format: 'keep' }

interface CleanSettings {
  readonly 'clean.hearingImpaired': boolean
  readonly 'clean.credits': boolean
  readonly 'clean.format': 'keep' | 'srt'
  readonly hearingImpaired: HearingImpairedWish
}

/** Who asks for subtitles for the hearing-impaired gets them whole. */
export function cleanRules(settings: CleanSettings): CleanRules {
  const wantsThem = settings.hearingImpaired === 'prefer' || settings.hearingImpaired === 'only'
  return {
    hearingImpaired: settings['clean.hearingImpaired'] && !wantsThem,
    credits: settings['clean.credits'],
    format: settings['clean.format'],
  }
}

export function changesNothing({ hearingImpaired, credits, format }: CleanRules): boolean {
  return !hearingImpaired && !credits && format === 'keep'
}
