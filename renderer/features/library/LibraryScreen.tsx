/** The library: folders and coverage on the left, videos in the middle, one video's details on the right. */
import { useRef } from 'react'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { Notice } from '../../components/Notice.tsx'
import { Button } from '../../components/Button.tsx'
import { PlaceBrowser } from '../../app/places/PlaceBrowser.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DropZone } from './DropZone.tsx'
import { EmptyLibrary } from './EmptyLibrary.tsx'
import { FilterBar } from './FilterBar.tsx'
import { SkippedTable } from './SkippedTable.tsx'
import { LibraryHead } from './LibraryHead.tsx'
import { isSkipped } from './listStores.ts'
import { useLibraryKeys } from './useLibraryKeys.ts'
import { useLibraryStore, useLibraryStores } from './useLibraryStore.ts'
import { LibraryRail } from './LibraryRail.tsx'
import { TranslatePanel } from './translate/TranslatePanel.tsx'
import { VideoDrawer } from './VideoDrawer.tsx'
import { VideoTable } from './VideoTable.tsx'
import './library.css'

export function LibraryScreen() {
  const search = useRef<HTMLInputElement>(null)
  const onKeyDown = useLibraryKeys(search)
  const library = useLibraryStore('library', ({ value }) => value)
  return (
    <DropZone>
      <div className="library" onKeyDown={onKeyDown}>
        <LibraryHead searchRef={search} />
        {library && <Content library={library} />}
        <ProblemLine />
      </div>
    </DropZone>
  )
}

/** There only with its numbers: in how many lines the filters stand, and so where all below them lies, depends on those. */
function Content({ library }: { readonly library: LibraryState }) {
  const { library: words } = useTexts()
  const { browser } = useLibraryStores()
  const isBrowsing = useLibraryStore('browser', ({ isOpen }) => isOpen)
  const hasVideo = useLibraryStore('video', ({ videoId }) => videoId !== null)
  const isEmpty = library.folders.length === 0 && !library.isScanning
  return (
    <>
      {!isEmpty && <FilterBar />}
      <TranslatePanel />
      <div className="library-body">
        {!isEmpty && <LibraryRail />}
        <section className="library-main">{isEmpty ? <EmptyLibrary /> : <Rows />}</section>
        {isBrowsing ? <PlaceBrowser store={browser} verb={words.browse.add} /> : hasVideo && <VideoDrawer />}
      </div>
    </>
  )
}

function Rows() {
  const filter = useLibraryStore('view', ({ view }) => view.filter)
  return isSkipped(filter) ? <SkippedTable /> : <VideoTable />
}

function ProblemLine() {
  const texts = useTexts()
  const problem = useLibraryStore('intake', (state) => state.problem)
  const forget = useLibraryStore('intake', (state) => state.forgetProblem)
  const unread = useLibraryStore('library', (state) => state.problem)
  if (problem)
    return (
      <Notice tone="bad" text={problemText(texts, problem)}>
        <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={forget} />
      </Notice>
    )
  return unread && <Notice tone="bad" text={problemText(texts, unread)} />
}
