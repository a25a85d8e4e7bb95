/** The library: folders and coverage on the left, titles in the middle, one video's details on the right. */
import { useRef } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { SearchAsking } from '../../app/asking/SearchAsking.tsx'
import { PlaceBrowser } from '../../app/places/PlaceBrowser.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { SamplesOnly } from '../../app/service/SamplesOnly.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DropZone } from './intake/DropZone.tsx'
import { EmptyLibrary } from './intake/EmptyLibrary.tsx'
import { FilterBar } from './search/FilterBar.tsx'
import { OnlySkipped } from './intake/OnlySkipped.tsx'
import { SkippedTable } from './intake/SkippedTable.tsx'
import { LibraryHead } from './LibraryHead.tsx'
import { NotFoundHelp } from './NotFoundHelp.tsx'
import { useLibraryKeys } from './useLibraryKeys.ts'
import { useAwayCount } from './useAwayCount.ts'
import { useLibraryStore, useLibraryStores } from './useLibraryStore.ts'
import { LibraryRail } from './rail/LibraryRail.tsx'
import { SignsTip } from './titles/SignsTip.tsx'
import { TitleTable } from './titles/TitleTable.tsx'
import { VideoDrawer } from './drawer/VideoDrawer.tsx'
import './library.css'

export function LibraryScreen() {
  const search = useRef<HTMLInputElement>(null)
  const onKeyDown = useLibraryKeys(search)
  const isKnown = useLibraryStore('library', ({ value }) => value !== null)
  return (
    <DropZone>
      <div className="library" onKeyDown={onKeyDown}>
        <LibraryHead searchRef={search} />
        {isKnown && <Content />}
        <OnlySkipped />
        <ProblemLine />
      </div>
    </DropZone>
  )
}

/** There only with its numbers: in how many lines the filters stand, and so where all below them lies, depends on those. */
function Content() {
  const { library: words } = useTexts()
  const { browser } = useLibraryStores()
  const isBrowsing = useLibraryStore('browser', ({ isOpen }) => isOpen)
  const hasVideo = useLibraryStore('video', ({ videoId }) => videoId !== null)
  const isEmpty = useLibraryStore('library', ({ value }) => value?.folders.length === 0 && !value.isScanning)
  return (
    <>
      {!isEmpty && <FilterBar />}
      {!isEmpty && <SamplesOnly isQuiet />}
      <div className="library-body">
        {!isEmpty && <LibraryRail />}
        <section className="library-main">{isEmpty ? <EmptyLibrary /> : <Rows />}</section>
        {isBrowsing ? <PlaceBrowser store={browser} verb={words.browse.add} /> : hasVideo && <VideoDrawer />}
      </div>
    </>
  )
}

function Rows() {
  const skippedKind = useLibraryStore('view', (state) => state.skippedKind)
  if (skippedKind !== null) return <SkippedTable />
  return (
    <>
      <SearchAsking />
      <NotFoundHelp />
      <TitleTable />
      <SignsTip />
    </>
  )
}

function ProblemLine() {
  const texts = useTexts()
  const problem = useLibraryStore('intake', (state) => state.problem)
  const forget = useLibraryStore('intake', (state) => state.forgetProblem)
  const isTooMany = useLibraryStore('selection', (selection) => selection.isTooMany)
  const unkept = useLibraryStore('saved', (saved) => saved.problem)
  const forgetUnkept = useLibraryStore('saved', (saved) => saved.forgetProblem)
  const unchosen = useLibraryStore('selection', (selection) => selection.problem)
  const unread = useLibraryStore('library', (state) => state.problem)
  const told = problem ?? unkept
  if (told)
    return (
      <ProblemNotice problem={told}>
        <Button
          look="ghost"
          size="s"
          icon="close"
          label={texts.common.close}
          onPress={problem ? forget : forgetUnkept}
        />
      </ProblemNotice>
    )
  if (isTooMany) return <Notice tone="look" text={texts.library.tooMany} />
  const shown = unchosen ?? unread
  if (shown) return <ProblemNotice problem={shown} />
  return (
    <>
      <AwayNotice />
      <UnreadNotice />
    </>
  )
}

/** Why "Find" is for fewer videos than are missing something. */
function AwayNotice() {
  const { library } = useTexts()
  const videos = useAwayCount()
  const skippedKind = useLibraryStore('view', (view) => view.skippedKind)
  return videos === 0 || skippedKind !== null ? null : <Notice tone="look" text={library.awayNote({ videos })} />
}

/** What the disk would not show may hold any number of videos, and none of them is in the list. */
function UnreadNotice() {
  const { library } = useTexts()
  const count = useLibraryStore('library', ({ value }) => value?.counts.unreadable ?? 0)
  const { skippedKind, showSkipped } = useLibraryStore('view', (view) => view)
  if (count === 0 || skippedKind === 'unreadable') return null
  return (
    <Notice tone="look" text={library.unreadableNote({ count })}>
      <Button size="s" onPress={() => showSkipped('unreadable')}>
        {library.showWhich}
      </Button>
    </Notice>
  )
}
