/** A is what is on the desk; B is what it is compared with: another text, or the file as it is written. */
import { useMemo } from 'react'
import { editedCues, type EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { noEdit } from '../edits/edits.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { compareSubtitles, type ComparedLine, type Comparison } from './compareSubtitles.ts'

export interface Sides {
  readonly a: readonly EditedCue[]
  /** null while it is not here. */
  readonly b: readonly EditedCue[] | null
  readonly lines: readonly ComparedLine[]
  /** How the times of both differ; null while B is not here. */
  readonly timing: Comparison['timing'] | null
  /** They are in two languages. */
  readonly isTranslated: boolean
  readonly languages: { readonly a: string | null; readonly b: string | null }
}

const none: readonly ComparedLine[] = []

export function useSides(): Sides {
  const a = useSeenStore('seen', (state) => state.cues)
  const text = useSeenStore('seen', (state) => state.text)
  const other = useSeenStore('compare', (compare) => compare.other)
  const kind = useSeenStore('compare', ({ choice }) => choice?.kind ?? null)
  const shown = kind === 'before' ? text : other
  const b = useMemo(() => (shown ? editedCues(shown.cues, noEdit) : null), [shown])
  const isTranslated = isOtherLanguage(text?.language, shown?.language)
  const compared = useMemo(() => (b ? compareSubtitles(a, b, { isTranslated }) : null), [a, b, isTranslated])
  const { lines, timing } = compared ?? { lines: none, timing: null }
  return { a, b, lines, timing, isTranslated, languages: { a: text?.language ?? null, b: shown?.language ?? null } }
}

/** Where one of them is not known, they are taken for the same. */
function isOtherLanguage(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [one ?? null, other ?? null]
  return a !== null && b !== null && a.split('-')[0] !== b.split('-')[0]
}
