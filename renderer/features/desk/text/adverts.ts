/** Which lines name who made the subtitle, or sell something: as cleaning and check-up judge it. Pure. */
import { removeCredits } from '../../../../shared/subtitle/clean/creditCues.ts'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import type { TakenOut } from '../../../app/desk/edits/edits.ts'

/** By the line's place. Of a text that is nothing else none: taken out, nothing would be left. */
export function advertsIn(cues: readonly EditedCue[]): ReadonlyMap<number, TakenOut> {
  const { document, removed } = removeCredits({ cues })
  if (document.cues.length === 0) return new Map()
  const left = new Map(document.cues.map((cue) => [placeOf(cue), cue.text]))
  return new Map(
    removed.flatMap(({ cue: number }) => {
      const cue = cues[number - 1]
      if (!cue) return []
      const { from, part } = cue
      return [[number - 1, { at: { from, part }, left: left.get(placeOf(cue)) ?? null }] as const]
    }),
  )
}

/** Those of them that still are, in the text with what is typed: a line that was typed over may be none any more. */
export function stillAdverts(cues: readonly EditedCue[], adverts: readonly TakenOut[]): readonly TakenOut[] {
  const meant = new Set(adverts.map(({ at }) => placeOf(at)))
  return [...advertsIn(cues).values()].filter(({ at }) => meant.has(placeOf(at)))
}

function placeOf({ from, part }: Pick<EditedCue, 'from' | 'part'>): string {
  return `${from} ${part}`
}
