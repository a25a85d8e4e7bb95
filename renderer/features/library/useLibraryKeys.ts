/** The keys of the library: '/' leads to the search; P plays the open or the chosen video; Escape closes the open one, else stops a scan. */
import type { KeyboardEvent, RefObject } from 'react'
import { useApp } from '../../app/appContext.ts'
import { useLibraryStore } from './useLibraryStore.ts'

export function useLibraryKeys(search: RefObject<HTMLInputElement | null>): (event: KeyboardEvent) => void {
  const { host } = useApp()
  const hasVideo = useLibraryStore('video', ({ videoId }) => videoId !== null)
  const closeVideo = useLibraryStore('video', ({ close }) => close)
  const isScanning = useLibraryStore('library', ({ value }) => value?.isScanning ?? false)
  const cancelScan = useLibraryStore('intake', (intake) => intake.cancelScan)
  const playChosen = useLibraryStore('intake', (intake) => intake.playChosen)
  return (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    if (event.key === '/' && !isTyping) {
      event.preventDefault()
      search.current?.focus()
      search.current?.select()
    }
    if (isPlayKey(event) && !isTyping && host.canOpenVideo) void playChosen()
    if (event.key !== 'Escape') return
    if (hasVideo) closeVideo()
    else if (isScanning) void cancelScan()
  }
}

/** Held down it opens no second player. */
function isPlayKey({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && !altKey && !ctrlKey && !metaKey && !repeat
}
