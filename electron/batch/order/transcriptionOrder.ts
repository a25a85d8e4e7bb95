/** What is ordered where a text is to be made from speech. Pure. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { AiOrder } from '../../ai/aiQueue.ts'

export interface TranscriptionFor {
  readonly service: string
  readonly batchId: string
  readonly language: LanguageTag
  /** The video beside which the result goes. */
  readonly videoPath: string
  /** What is heard: the video itself unless told. */
  readonly media?: string
}

export function transcriptionOrder({
  service,
  batchId,
  language,
  videoPath,
  media = videoPath,
}: TranscriptionFor): AiOrder {
  return {
    kind: 'transcription',
    service,
    subtitleId: '',
    fileId: '',
    media,
    sourceLanguage: language,
    target: language,
    tone: '',
    targets: [{ videoPath, batchId, pick: null }],
  }
}
