/** What a person has made of a subtitle and not kept yet, with the line that is under the hand. Pure. */
import type { SubtitleEdit } from './editedCues.ts'

export interface TypedLine {
  readonly from: number
  readonly part: number
  readonly text: string
  /** As they are typed; null where they were not touched. */
  readonly start: string | null
  readonly end: string | null
}

export interface EditDraft extends SubtitleEdit {
  readonly typing: TypedLine | null
}
