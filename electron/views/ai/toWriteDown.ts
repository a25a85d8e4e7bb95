/** Of which videos what is spoken is written down: of those with sound, where no subtitle in that language is beside them. Pure. */
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { nothingToHear } from '../../media/readMedia.ts'
import { isSilent } from '../../media/soundTrack.ts'
import { withoutLanguage } from './translationCosts.ts'

export interface ToWriteDown {
  readonly videos: readonly LibraryVideo[]
  /** Left out: they have such a subtitle, or no sound. */
  readonly covered: number
  readonly silent: number
}

export function toWriteDown(chosen: readonly LibraryVideo[], language: LanguageTag): ToWriteDown {
  const lacking = withoutLanguage(chosen, language)
  const videos = lacking.filter((video) => !isSilent(video))
  return { videos, covered: chosen.length - lacking.length, silent: lacking.length - videos.length }
}

/** What is finished but for silent videos is no mistake. @throws AppError 'input.invalid' where there is only what cannot be heard */
export function requireSound({ videos, covered, silent }: ToWriteDown): void {
  if (videos.length + covered === 0 && silent > 0) throw new AppError('input.invalid', nothingToHear)
}
