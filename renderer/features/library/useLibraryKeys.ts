/**
 * The keys of the library: '/' leads to the search, ↓ from there to what was found, '?' shows the signs; P plays the open or the chosen video; Escape closes the
 * open one, else chooses nothing, else stops a scan.
 */
import { hasOpenDialog } from '../../components/page/hasOpenDialog.ts'
import { useEffect, type KeyboardEvent as KeyPress, type RefObject } from 'react'
import { isTypingIn } from '../../app/keys/isTypingIn.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { isChosen } from './selection/selectionStore.ts'
import { useLibraryStore } from './useLibraryStore.ts'

export function useLibraryKeys(search: RefObject<HTMLInputElement | null>): (event: KeyPress<HTMLElement>) => void {
  const { host } = useApp()
  useSlash(search)
  const hasVideo = useLibraryStore('video', ({ videoId }) => videoId !== null)
  const closeVideo = useLibraryStore('video', ({ close }) => close)
  useEscapeFromNowhere(hasVideo, closeVideo)
  const isScanning = useLibraryStore('library', ({ value }) => value?.isScanning ?? false)
  const cancelScan = useLibraryStore('intake', (intake) => intake.cancelScan)
  const hasSelection = useLibraryStore('selection', isChosen)
  const clearSelection = useLibraryStore('selection', ({ clear }) => clear)
  const showSigns = useLibraryStore('signs', ({ setShown }) => setShown)
  const areSignsShown = useLibraryStore('signs', ({ isShown }) => isShown)
  const { current, setCurrent } = useLibraryStore('view', (state) => state)
  const playChosen = useLibraryStore('intake', (intake) => intake.playChosen)
  return (event) => {
    const isTyping = isTypingIn(event.target)
    if (event.key === '?' && !isTyping && !areSignsShown) showSigns(true)
    // What is chosen is played by the command of the same key.
    if (isPlayKey(event) && !isTyping && host.canOpenVideo && (hasVideo || !hasSelection)) {
      event.preventDefault()
      void playChosen()
    }
    if (event.key === 'ArrowDown' && event.target === search.current) {
      event.preventDefault()
      if (current === null) setCurrent(0)
      event.currentTarget.querySelector<HTMLElement>('[role=treegrid], [role=grid]')?.focus()
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

/** After a reload the open video is there, and nothing has the keyboard yet. */
function useEscapeFromNowhere(hasVideo: boolean, close: () => void): void {
  useEffect(() => {
    if (!hasVideo) return undefined
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body && !hasOpenDialog()) close()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasVideo, close])
}

/** From anywhere in the window but while somebody types. */
function useSlash(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTypingIn(event.target) || event.defaultPrevented || hasOpenDialog()) return
      event.preventDefault()
      search.current?.focus()
      search.current?.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [search])
}
