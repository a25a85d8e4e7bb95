/**
 * The keys of the library: '/' leads to the search, '?' shows the signs; P plays the open or the chosen video; Escape closes the
 * open one, else chooses nothing, else stops a scan.
 */
import { useEffect, type KeyboardEvent as KeyPress, type RefObject } from 'react'
import { useApp } from '../../app/stores/appContext.ts'
import { useLibraryStore } from './useLibraryStore.ts'

export function useLibraryKeys(search: RefObject<HTMLInputElement | null>): (event: KeyPress) => void {
  const { host } = useApp()
  useSlash(search)
  const hasVideo = useLibraryStore('video', ({ videoId }) => videoId !== null)
  const closeVideo = useLibraryStore('video', ({ close }) => close)
  const isScanning = useLibraryStore('library', ({ value }) => value?.isScanning ?? false)
  const cancelScan = useLibraryStore('intake', (intake) => intake.cancelScan)
  const hasSelection = useLibraryStore('selection', ({ ids }) => ids.size > 0)
  const clearSelection = useLibraryStore('selection', ({ clear }) => clear)
  const showSigns = useLibraryStore('signs', ({ setShown }) => setShown)
  const areSignsShown = useLibraryStore('signs', ({ isShown }) => isShown)
  const playChosen = useLibraryStore('intake', (intake) => intake.playChosen)
  return (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    if (event.key === '?' && !isTyping && !areSignsShown) showSigns(true)
    // What is chosen is played by the command of the same key.
    if (isPlayKey(event) && !isTyping && host.canOpenVideo && (hasVideo || !hasSelection)) {
      event.preventDefault()
      void playChosen()
    }
    if (event.key !== 'Escape') return
    if (hasVideo) closeVideo()
    else if (hasSelection) clearSelection()
    else if (isScanning) void cancelScan()
  }
}

/** Held down it opens no second player. */
function isPlayKey({ key, altKey, ctrlKey, metaKey, repeat }: KeyPress): boolean {
  return key.toLowerCase() === 'p' && !altKey && !ctrlKey && !metaKey && !repeat
}

/** From anywhere in the window but while somebody types. */
function useSlash(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      search.current?.focus()
      search.current?.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [search])
}
