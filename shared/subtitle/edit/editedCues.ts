/** A subtitle as a person has edited it: all of it moved, some cues another. Screens show it and the host writes it by this. Pure. */
import type { LookedCue } from '../cueLook.ts'
import type { Cue } from '../document.ts'
import { subtitleLimits } from '../limits.ts'

/** One cue becomes these: none deletes it, two split it. Times as they are seen, moved already. */
export interface CueChange {
  readonly index: number
  readonly cues: readonly Pick<Cue, 'startMs' | 'endMs' | 'text'>[]
}

export interface SubtitleEdit {
  /** Times are multiplied by it, then moved: 1 but for another frame rate. */
  readonly speed: number
  /** Later; earlier where negative. */
  readonly offsetMs: number
  readonly changes: readonly CueChange[]
}

/** A cue of the edited subtitle, the one of the version that it comes from, and which part of that it is. */
export interface EditedCue extends LookedCue {
  readonly from: number
  readonly part: number
}

/** In the order of time; what would lie before the film is left out, as retiming does it. */
export function editedCues(
  cues: readonly LookedCue[],
  { speed, offsetMs, changes }: SubtitleEdit,
): readonly EditedCue[] {
  const changed = new Map(changes.map((change) => [change.index, change.cues]))
  const edited = cues.flatMap((cue, from): readonly EditedCue[] => {
    const others = changed.get(from)
    if (others) return others.map((other, part) => ({ ...cue, ...other, text: withoutGaps(other.text), from, part }))
    const startMs = Math.round(cue.startMs * speed + offsetMs)
    const endMs = Math.round(cue.endMs * speed + offsetMs)
    const isSeen = endMs > 0 && endMs <= subtitleLimits.maxTimeMs
    return isSeen ? [{ ...cue, startMs: Math.max(0, startMs), endMs, from, part: 0 }] : []
  })
  return changes.length === 0 ? edited : edited.toSorted((a, b) => a.startMs - b.startMs)
}

/** A blank line would end the cue for strict players. */
export function withoutGaps(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
}
