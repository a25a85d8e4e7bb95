/** The lines that are shown, with what is wrong with each; worked out when the text or the question changes. */
import { useMemo } from 'react'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { cueFaults, type CueFaults } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import { useDeskStore } from '../useDeskStore.ts'

export interface Line {
  /** In the whole text. */
  readonly index: number
  readonly cue: EditedCue
  /** Its words without tags. */
  readonly words: string
  readonly faults: CueFaults
}

export interface Lines {
  readonly lines: readonly Line[]
  readonly counts: { readonly all: number; readonly fast: number; readonly overlap: number }
}

export function useLines(): Lines {
  const cues = useDeskStore('desk', (state) => state.cues)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const words = useDeskStore('find', (find) => find.words)
  const filter = useDeskStore('find', (find) => find.filter)
  const all = useMemo(() => linesOf(cues, language), [cues, language])
  return useMemo(() => {
    const asked = words.trim().toLowerCase()
    const lines = all.filter(({ words: said, faults }) => {
      const isMeant = filter === 'all' || (filter === 'fast' ? faults.pace !== 'easy' : faults.overlapMs > 0)
      return isMeant && (asked === '' || said.toLowerCase().includes(asked))
    })
    const fast = all.filter(({ faults }) => faults.pace !== 'easy').length
    const overlap = all.filter(({ faults }) => faults.overlapMs > 0).length
    return { lines, counts: { all: all.length, fast, overlap } }
  }, [all, words, filter])
}

function linesOf(cues: readonly EditedCue[], language: string | null): readonly Line[] {
  const faults = cueFaults(cues, language)
  return cues.map((cue, index) => ({
    index,
    cue,
    words: previewOf(cue.text),
    faults: faults[index] ?? { speed: null, pace: 'easy', overlapMs: 0 },
  }))
}
