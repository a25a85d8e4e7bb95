/** A translation of a track inside a video, or of a file beside it: what is ordered, and by whom it can be done. Pure. */
import { AppError } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { Tone } from '../../shared/translation/tones.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { InsideTrack } from '../wanted/insideTrack.ts'
import type { TextBeside } from '../wanted/textBeside.ts'
import type { AiOrder } from './aiQueue.ts'
import { fileIdOfText, fileIdOfTrack } from './trackOfJob.ts'

interface SentTranslation {
  readonly service: string
  readonly batchId: string
  readonly video: LibraryVideo
  readonly to: LanguageTag
  readonly tone: Tone | null
}

export interface InsideTranslation extends SentTranslation {
  readonly inside: InsideTrack
}

export interface BesideTranslation extends SentTranslation {
  readonly beside: TextBeside
}

export function insideOrder({ inside, ...sent }: InsideTranslation): AiOrder {
  const { file } = sent.video
  const source = { fileId: fileIdOfTrack(inside, file), media: file.path, sourceLanguage: inside.track.language }
  return sentOrder(sent, source)
}

export function besideOrder({ beside, ...sent }: BesideTranslation): AiOrder {
  return sentOrder(sent, { fileId: fileIdOfText(beside), media: beside.path, sourceLanguage: beside.language })
}

function sentOrder(
  { service, batchId, video, to, tone }: SentTranslation,
  source: Pick<AiOrder, 'fileId' | 'media' | 'sourceLanguage'>,
): AiOrder {
  const targets = [{ videoPath: video.file.path, batchId, pick: null }]
  return { kind: 'translation', service, subtitleId: '', ...source, target: to, tone: tone ?? '', targets }
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
