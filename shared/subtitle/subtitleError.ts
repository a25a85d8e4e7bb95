/** Why bytes were refused as a subtitle: an AppError with the finer reason. */
import { AppError } from '../errors.ts'

const sentences = {
  SUB_BINARY:
    'This file is not text: it holds a program, pictures, an archive or a format of broadcasters. Choose another subtitle.',
  SUB_TOO_BIG: 'This file is too large for a subtitle. Choose another subtitle.',
  SUB_LINE_TOO_LONG: 'A line of this file is far too long for a subtitle. Choose another subtitle.',
  SUB_NOT_SUBTITLE: 'This text is in no subtitle format that the app reads. Choose another subtitle.',
  SUB_NO_CUES: 'This subtitle holds no usable lines. Choose another subtitle.',
} as const

export type SubtitleRefusal = keyof typeof sentences

export class SubtitleError extends AppError {
  readonly detail: SubtitleRefusal

  constructor(detail: SubtitleRefusal) {
    super('subtitle.unreadable', sentences[detail])
    this.name = 'SubtitleError'
    this.detail = detail
  }
}
