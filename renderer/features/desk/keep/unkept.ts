/** What stands on the desk and not yet in the file: edits, and the line that is being typed. Pure. */
import type { DeskDraft } from '../../../../shared/contract/videos/desk.ts'
import type { SubtitleEdit } from '../../../../shared/subtitle/edit/editedCues.ts'
import { isEdited } from '../../../app/desk/edits/edits.ts'
import type { LinesOnDesk } from '../../../app/desk/edits/editActs.ts'
import { editsWith } from '../../../app/desk/edits/typing.ts'

type OnDesk = Pick<LinesOnDesk, 'text' | 'edits' | 'editing'>

export function unkeptEdit({ text, edits, editing }: OnDesk): SubtitleEdit {
  return editsWith(edits, editing, text?.cues ?? []).now
}

/** null: nothing that would be lost. */
export function draftOf({ text, edits, editing }: OnDesk): DeskDraft | null {
  const isTyped = editing !== null && isChanged({ text, edits, editing })
  return isTyped || isEdited(edits.now) ? { ...edits.now, typing: isTyped ? editing : null } : null
}

/** Also where what is typed could not be taken over yet. */
function isChanged({ text, edits, editing }: OnDesk): boolean {
  if (editing === null) return false
  const isTimed = editing.start !== null || editing.end !== null
  return isTimed || editing.text.trim() === '' || editsWith(edits, editing, text?.cues ?? []) !== edits
}
