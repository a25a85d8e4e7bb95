/** What is ordered where a text is to be made from speech. Pure. */
import type { LanguageTag } from '../../shared/language.ts'
import type { AiOrder } from './aiQueue.ts'

export interface TranscriptionFor {
  readonly service: string
  readonly batchId: string
  readonly language: LanguageTag
  /** The video beside which the result goes. */
  readonly videoPath: string
}

/** The video itself is what is heard; the app hands it over when the service asks for it. */
export function transcriptionOrder({ service, batchId, language, videoPath }: TranscriptionFor): AiOrder {
  return {
    kind: 'transcription',
    service,
    subtitleId: '',
    fileId: '',
    media: videoPath,
    sourceLanguage: language,
    target: language,
    tone: '',
    targets: [{ videoPath, batchId, pick: null }],
  }
}
