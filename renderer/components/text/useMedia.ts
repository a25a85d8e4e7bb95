/** Whether a media query holds, as that changes. */
import { useMemo, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query])
  const subscribe = useMemo(
    () => (listener: () => void) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
