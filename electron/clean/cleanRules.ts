/** What is to be done to a text before it is written, and what its file is called then. Pure. */
import type { HearingImpairedWish } from '../wanted/wish.ts'
import type { SidecarExtension } from '../sidecar/sidecarName.ts'

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

interface Named {
  readonly isHearingImpaired: boolean
  readonly extension: SidecarExtension
}

/** A text without descriptions of sounds is no longer one for the hearing-impaired. */
export function namedAfterCleaning(delivered: Named, { hearingImpaired, format }: CleanRules): Named {
  return {
    isHearingImpaired: delivered.isHearingImpaired && !hearingImpaired,
    extension: format === 'srt' ? 'srt' : delivered.extension,
  }
}
