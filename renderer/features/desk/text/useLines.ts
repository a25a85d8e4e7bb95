/** The lines that are shown, with what is wrong with each; worked out when the text or the question changes. */
import { useMemo } from 'react'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { cueFaults, type CueFaults, type TextOfCues } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import type { TakenOut } from '../../../app/desk/edits/edits.ts'
import { advertsIn } from './adverts.ts'
import type { LineFilter } from './findStore.ts'
import { useDeskStore } from '../useDeskStore.ts'

export interface Line {
  /** In the whole text. */
  readonly index: number
  readonly cue: EditedCue
  /** Its words without tags. */
  readonly words: string
  readonly faults: CueFaults
  /** What would be left of it; null where it is no advertisement. */
  readonly advert: TakenOut | null
}

export interface Lines {
  readonly lines: readonly Line[]
  readonly counts: { readonly all: number; readonly fast: number; readonly overlap: number }
  /** All of the text, also those that are not shown. */
  readonly adverts: readonly TakenOut[]
}

export function useLines(): Lines {
  const cues = useDeskStore('desk', (state) => state.cues)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const format = useDeskStore('desk', ({ text }) => text?.format ?? '')
  const words = useDeskStore('find', (find) => find.words)
  const filter = useDeskStore('find', (find) => find.filter)
  const all = useMemo(() => linesOf(cues, { language, format }), [cues, language, format])
  return useMemo(() => {
    const asked = words.trim().toLowerCase()
    const lines = all.filter((line) => isMeant[filter](line) && line.words.toLowerCase().includes(asked))
    const fast = all.filter(isMeant.fast).length
    const overlap = all.filter(isMeant.overlap).length
    const adverts = all.flatMap(({ advert }) => advert ?? [])
    return { lines, counts: { all: all.length, fast, overlap }, adverts }
  }, [all, words, filter])
}

const isMeant: Readonly<Record<LineFilter, (line: Line) => boolean>> = {
  all: () => true,
  fast: ({ faults }) => faults.pace === 'over',
  overlap: ({ faults }) => faults.overlapMs > 0,
  advert: ({ advert }) => advert !== null,
}

/** Several places on the screen ask about the same text: it is judged once. */
const judged = new WeakMap<readonly EditedCue[], { readonly of: TextOfCues; readonly lines: readonly Line[] }>()

function linesOf(cues: readonly EditedCue[], of: TextOfCues): readonly Line[] {
  const known = judged.get(cues)
  if (known?.of.language === of.language && known.of.format === of.format) return known.lines
  const lines = judgedLines(cues, of)
  judged.set(cues, { of, lines })
  return lines
}

function judgedLines(cues: readonly EditedCue[], of: TextOfCues): readonly Line[] {
  const faults = cueFaults(cues, of)
  const adverts = advertsIn(cues)
  return cues.map((cue, index) => ({
    index,
    cue,
    words: previewOf(cue.text),
    faults: faults[index] ?? { speed: null, pace: 'easy', overlapMs: 0 },
    advert: adverts.get(index) ?? null,
  }))
}
