/** What was edited while an edit before it was being written, as an edit of the text that came of that. Pure. */
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { editedCues, type EditedCue, type SubtitleEdit } from '../../../../shared/subtitle/edit/editedCues.ts'
import { isSameWords, retimedEdit, wordsOf, type CuePlace } from './edits.ts'

export interface Carrying {
  /** Of the text that both edits are of. */
  readonly cues: readonly Cue[]
  readonly kept: SubtitleEdit
  readonly now: SubtitleEdit
  /** The text that was written with `kept`. */
  readonly written: readonly Cue[]
}

export interface Carried {
  readonly edit: SubtitleEdit
  /** Where a line of the text before is now. */
  readonly placeOf: (place: CuePlace) => CuePlace | null
}

/** null where the written text has not the lines that were meant: nobody can say which is which. */
export function carriedEdits({ cues, kept, now, written }: Carrying): Carried | null {
  const places = editedCues(cues, kept)
  if (places.length !== written.length) return null
  const heirs = heirsOf(editedCues(cues, now), places)
  const unchanged = new Map(editedCues(cues, retimedEdit(kept, now)).map((cue) => [keyOf(cue), cue]))
  const changes = places.flatMap((place, index) => {
    const before = unchanged.get(keyOf(place))
    const lines = heirs[index] ?? []
    const isAsWritten = lines.length === (before ? 1 : 0) && lines.every((line) => before && isSameWords(line, before))
    return isAsWritten ? [] : [{ index, cues: lines.map(wordsOf) }]
  })
  const factor = now.speed / kept.speed
  const moved = new Map(heirs.flatMap((lines, from) => lines.map((line, part) => [keyOf(line), { from, part }])))
  return {
    edit: { speed: factor, offsetMs: Math.round(now.offsetMs - kept.offsetMs * factor), changes },
    placeOf: (place) => moved.get(keyOf(place)) ?? null,
  }
}

/** Of each written line, what stands in its place by now; what was not written is put beside the line before it. */
function heirsOf(lines: readonly EditedCue[], places: readonly EditedCue[]): readonly (readonly EditedCue[])[] {
  const heirs: EditedCue[][] = places.map(() => [])
  const inOrder = places.map((place, at) => ({ place, at })).toSorted((a, b) => byPlace(a.place, b.place))
  for (const line of lines.toSorted(byPlace)) {
    const written = inOrder.findLast(({ place }) => byPlace(place, line) <= 0) ?? inOrder[0]
    if (written) heirs[written.at]?.push(line)
  }
  return heirs
}

function byPlace(a: CuePlace, b: CuePlace): number {
  return a.from - b.from || a.part - b.part
}

function keyOf({ from, part }: CuePlace): string {
  return `${from} ${part}`
}
