/** What the other subtitle says at each line of the one on the desk. */
import { useMemo } from 'react'
import { useSides } from './useSides.ts'

/** By the line's place; null where nothing stands beside it. */
export function useWordsBeside(): ReadonlyMap<number, string> | null {
  const { b, lines } = useSides()
  return useMemo(() => {
    if (!b) return null
    const words = new Map<number, string>()
    let last = -1
    for (const { a, b: other } of lines) {
      if (a) last = a.index
      // What the other says alone stands under the line before it.
      const said = [words.get(last) ?? '', other?.words ?? ''].filter(Boolean).join(' / ')
      if (last >= 0 && said !== '') words.set(last, said)
    }
    return words
  }, [b, lines])
}
