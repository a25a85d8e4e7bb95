/** The library: folders and coverage on the left, videos in the middle, one video's details on the right. */
import { useRef, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { Notice } from '../../components/Notice.tsx'
import { Button } from '../../components/Button.tsx'
import { PlaceBrowser } from '../../app/places/PlaceBrowser.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DropZone } from './DropZone.tsx'
import { EmptyLibrary } from './EmptyLibrary.tsx'
import { FilterBar } from './FilterBar.tsx'
import { LeftOutTable } from './LeftOutTable.tsx'
import { LibraryHead } from './LibraryHead.tsx'
import { isLeftOut } from './libraryStores.ts'
import type { LibraryParts } from './libraryParts.ts'
import { LibraryRail } from './LibraryRail.tsx'
import { TranslatePanel } from './translate/TranslatePanel.tsx'
import { VideoDrawer } from './VideoDrawer.tsx'
import { VideoTable } from './VideoTable.tsx'
import './library.css'

export function LibraryScreen({ parts }: { readonly parts: LibraryParts }) {
  const search = useRef<HTMLInputElement>(null)
  const library = useStore(parts.library, ({ value }) => value)
  return (
    <DropZone parts={parts}>
      <div className="library" onKeyDown={(event) => handleKey(event, parts, search.current)}>
        <LibraryHead parts={parts} searchRef={search} />
        {library && <Content parts={parts} library={library} />}
        <ProblemLine parts={parts} />
      </div>
    </DropZone>
  )
}

/** There only with its numbers: in how many lines the filters stand, and so where all below them lies, depends on those. */
function Content({ parts, library }: { readonly parts: LibraryParts; readonly library: LibraryState }) {
  const { library: words } = useTexts()
  const isBrowsing = useStore(parts.browser, ({ isOpen }) => isOpen)
  const hasVideo = useStore(parts.video, ({ videoId }) => videoId !== null)
  const isEmpty = library.folders.length === 0 && !library.isScanning
  return (
    <>
      {!isEmpty && <FilterBar parts={parts} />}
      <TranslatePanel store={parts.translate} openScreen={parts.openScreen} />
      <div className="library-body">
        {!isEmpty && <LibraryRail parts={parts} />}
        <section className="library-main">{isEmpty ? <EmptyLibrary parts={parts} /> : <Rows parts={parts} />}</section>
        {isBrowsing ? (
          <PlaceBrowser store={parts.browser} verb={words.browse.add} />
        ) : (
          hasVideo && <VideoDrawer parts={parts} />
        )}
      </div>
    </>
  )
}

function Rows({ parts }: { readonly parts: LibraryParts }) {
  const filter = useStore(parts.view, ({ view }) => view.filter)
  return isLeftOut(filter) ? <LeftOutTable parts={parts} /> : <VideoTable parts={parts} />
}

function ProblemLine({ parts }: { readonly parts: LibraryParts }) {
  const texts = useTexts()
  const problem = useStore(parts.intake, (state) => state.problem)
  const forget = useStore(parts.intake, (state) => state.forgetProblem)
  const unread = useStore(parts.library, (state) => state.problem)
  if (problem)
    return (
      <Notice tone="bad" text={problemText(texts, problem)}>
        <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={forget} />
      </Notice>
    )
  return unread && <Notice tone="bad" text={problemText(texts, unread)} />
}

/** '/' leads to the search; P plays the open or the chosen video; Escape closes the open one, else stops a scan. */
function handleKey(event: KeyboardEvent, parts: LibraryParts, search: HTMLInputElement | null): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (event.key === '/' && !isTyping) {
    event.preventDefault()
    search?.focus()
    search?.select()
  }
  if (isPlayKey(event) && !isTyping && parts.canOpenVideo) {
    const chosen = chosenVideo(parts)
    if (chosen !== null) void parts.intake.getState().play(chosen)
  }
  if (event.key !== 'Escape') return
  const { videoId, close } = parts.video.getState()
  if (videoId !== null) close()
  else if (parts.library.getState().value?.isScanning) void parts.intake.getState().cancelScan()
}

/** Held down it opens no second player. */
function isPlayKey({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && !altKey && !ctrlKey && !metaKey && !repeat
}

function chosenVideo(parts: LibraryParts): string | null {
  const { videoId } = parts.video.getState()
  const { view, current } = parts.view.getState()
  if (videoId !== null || current === null || isLeftOut(view.filter)) return videoId
  return parts.rows.getState().rowAt(current)?.id ?? null
}
