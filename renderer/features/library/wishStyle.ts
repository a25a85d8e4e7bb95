/** How a wish's state looks. The words are said beside it; colour is never alone. */
import type { VideoRow } from '../../../shared/contract/library.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/tone.ts'
import type { Texts } from '../../texts/Texts.ts'

export type WishStatus = VideoRow['wishes'][number]

export interface WishStyle {
  readonly tone: Tone
  readonly icon: IconName
  readonly isHollow: boolean
}

export const wishStyles: Readonly<Record<WishStatus['state'], WishStyle>> = {
  covered: { tone: 'good', icon: 'check', isHollow: false },
  missing: { tone: 'quiet', icon: 'plus', isHollow: true },
  ask: { tone: 'look', icon: 'question', isHollow: false },
  waiting: { tone: 'quiet', icon: 'waiting', isHollow: false },
  none: { tone: 'quiet', icon: 'none', isHollow: true },
}

/** 'English: covered by a file of yours' */
export function wishWords({ library, wording }: Texts, { language, state, by }: WishStatus): string {
  const standing = { language: wording.languageName(language), state: library.states[state] }
  return by === null ? library.standing(standing) : library.standingBy({ ...standing, by: library.by[by] })
}
