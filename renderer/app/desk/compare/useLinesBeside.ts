/** What the other subtitle says at each line of the one on the desk. */
import { useMemo } from 'react'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import { besideLines, type LineBeside } from './besideLines.ts'
import { useSides } from './useSides.ts'

/** By the line's place; null where nothing stands beside it. */
export function useLinesBeside(): ReadonlyMap<number, LineBeside> | null {
  const { a, b, lines, isTranslated } = useSides()
  return useMemo(() => {
    if (!b) return null
    return besideLines(lines, { words: a.map(({ text }) => previewOf(text)), isTranslated })
  }, [a, b, lines, isTranslated])
}
