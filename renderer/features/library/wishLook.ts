/** How a wish's state looks. The words are said beside it; colour is never alone. */
import type { VideoRow } from '../../../shared/contract/library.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/tone.ts'
import type { Texts } from '../../texts/Texts.ts'

export type WishStanding = VideoRow['wishes'][number]

export interface WishLook {
  readonly tone: Tone
  readonly icon: IconName
  readonly isHollow: boolean
}

export const wishLooks: Readonly<Record<WishStanding['state'], WishLook>> = {
  covered: { tone: 'good', icon: 'check', isHollow: false },
  missing: { tone: 'quiet', icon: 'plus', isHollow: true },
  ask: { tone: 'look', icon: 'question', isHollow: false },
  waiting: { tone: 'quiet', icon: 'waiting', isHollow: false },
  none: { tone: 'quiet', icon: 'none', isHollow: true },
}

/** 'English: covered by a file of yours' */
export function wishWords({ library, wording }: Texts, { language, state, by }: WishStanding): string {
  const standing = { language: wording.languageName(language), state: library.states[state] }
  return by === null ? library.standing(standing) : library.standingBy({ ...standing, by: library.by[by] })
}
