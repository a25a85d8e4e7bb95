/** A translation of a track inside a video: what is ordered, and by whom it can be done. Pure. */
import { AppError } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { Tone } from '../../shared/translation/tones.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { InsideTrack } from '../wanted/insideTrack.ts'
import type { AiOrder } from './aiQueue.ts'
import { fileIdOfTrack } from './trackOfJob.ts'

export interface InsideTranslation {
  readonly service: string
  readonly batchId: string
  readonly video: LibraryVideo
  readonly inside: InsideTrack
  readonly to: LanguageTag
  readonly tone: Tone | null
}

export function insideOrder({ service, batchId, video, inside, to, tone }: InsideTranslation): AiOrder {
  const { path } = video.file
  return {
    kind: 'translation',
    service,
    subtitleId: '',
    fileId: fileIdOfTrack(inside, video.file),
    media: path,
    sourceLanguage: inside.track.language,
    target: to,
    tone: tone ?? '',
    targets: [{ videoPath: path, batchId, pick: null }],
  }
}

/** A service translates what it has itself (API §4); ours alone takes a text as well. */
export function takesText(service: string): boolean {
  return service === 'embedded'
}

/** @throws AppError 'input.invalid' */
export function requireTakesText(service: string): void {
  if (!takesText(service))
    throw new AppError(
      'input.invalid',
      'This service translates only subtitles that it has itself. The built-in one translates a track inside the video: choose it with --service embedded, or in the settings.',
    )
}
