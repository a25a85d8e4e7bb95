/** The line that is being typed, as it stands in its fields: what it comes to when it is taken over. Pure. */
import type { TypedLine } from '../../../../shared/subtitle/edit/editDraft.ts'
import { editedCues, type EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { readClock } from '../deskTimes.ts'
import { nextEdits, type Edits, type Words } from './edits.ts'

export type Typing = TypedLine

export function typingOf({ from, part, text }: EditedCue): Typing {
  return { from, part, text, start: null, end: null }
}

/** null where its times are none, or nothing is left of its words: that is what deleting it is for. */
export function typedWords({ text, start, end }: Typing, cue: Words): Words | null {
  const [startMs, endMs] = [timeOf(start, cue.startMs), timeOf(end, cue.endMs)]
  const isGood = startMs !== null && endMs !== null && endMs > startMs && text.trim() !== ''
  return isGood ? { startMs, endMs, text } : null
}

/** With what is typed; of times that are none, the words alone. */
export function editsWith(edits: Edits, typing: Typing | null, cues: readonly Cue[]): Edits {
  const cue =
    typing && editedCues(cues, edits.now).find(({ from, part }) => from === typing.from && part === typing.part)
  if (!typing || !cue) return edits
  const words = typedWords(typing, cue) ?? typedWords({ ...typing, start: null, end: null }, cue)
  return words ? nextEdits(edits, { kind: 'set', at: typing, words }, cues) : edits
}

/** Tenths are shown: what was not touched keeps its thousandths. */
function timeOf(typed: string | null, was: number): number | null {
  const read = typed === null ? was : readClock(typed)
  return read === Math.max(0, Math.round(was / 100)) * 100 ? was : read
}
