/** The head of the library: how much is shown of how much, the search, and the next step, which says what it is for. */
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import type { ScopeFacts } from '../../../shared/contract/scope.ts'
import { isInVain } from '../../../shared/counting.ts'
import { hasToken } from '../../../shared/librarySearch/toggleToken.ts'
import { isCounted, useScopeCost } from '../../app/asking/useCost.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { ProgressBar } from '../../components/sign/ProgressBar.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { costWords, searchCost, verbWithCost } from '../../texts/costWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { findCount } from './findCount.ts'
import { useAwayCount } from './useAwayCount.ts'
import { SearchTokens } from './search/SearchTokens.tsx'
import { ShownCount } from './search/ShownCount.tsx'
import { isChosen } from './selection/selectionStore.ts'
import { useLibraryStore } from './useLibraryStore.ts'

export interface LibraryHeadProps {
  readonly searchRef: RefObject<HTMLInputElement | null>
}

export function LibraryHead({ searchRef }: LibraryHeadProps) {
  const { library } = useTexts()
  const hasFolders = useLibraryStore('library', ({ value }) => (value?.folders.length ?? 0) > 0)
  const isScanning = useLibraryStore('library', ({ value }) => value?.isScanning ?? false)
  const found = useLibraryStore('library', ({ value }) => value?.found ?? 0)
  const addFolder = useLibraryStore('intake', (intake) => intake.addFolder)
  if (!hasFolders && !isScanning) return <PageHead title={library.title} />
  return (
    <header className="library-head">
      <h1 className="library-title">{library.title}</h1>
      {isScanning ? (
        <span className="library-note">{library.scanning({ found })}</span>
      ) : (
        <ShownCount className="library-note" isStatus />
      )}
      <SearchTokens fieldRef={searchRef} />
      <span className="library-views">
        <Views />
      </span>
      <Button icon="folderAdd" label={library.addFolder} onPress={() => void addFolder()} />
      <NextStep />
      {isScanning && (
        <div className="library-scanning">
          <ProgressBar label={library.scanning({ found })} progress={null} />
        </div>
      )}
    </header>
  )
}

export function Views() {
  const { library } = useTexts()
  const kind = useLibraryStore('view', ({ view }) => view.view)
  const setKind = useLibraryStore('view', (view) => view.setKind)
  return (
    <SegmentedControl
      label={library.view}
      value={kind}
      segments={[
        { value: 'titles', label: library.views.titles },
        { value: 'files', label: library.views.files },
      ]}
      onChange={setKind}
    />
  )
}

/** Over a list of files that are no videos it leads back: nothing is found for those. */
function NextStep() {
  const { library } = useTexts()
  const skippedKind = useLibraryStore('view', (view) => view.skippedKind)
  const showSkipped = useLibraryStore('view', (view) => view.showSkipped)
  if (skippedKind === null) return <FindButton />
  return <Button onPress={() => showSkipped(null)}>{library.backToVideos}</Button>
}

/** Primary while nothing else is at hand: what is chosen, an open video and what helps have a button of their own. */
function FindButton() {
  const texts = useTexts()
  const { library, commands } = texts
  const all = useLibraryStore('library', ({ value }) => value?.counts.videos ?? 0)
  const toFind = useLibraryStore('library', ({ value }) => value?.counts.toFind ?? 0)
  const away = useAwayCount()
  const facts = useLibraryStore('shown', (shown) => shown.facts)
  const scope = useLibraryStore('shown', (shown) => shown.factsOf ?? shown.scope)
  const isBusy = useLibraryStore('intake', (intake) => intake.isBusy)
  const makePlan = useLibraryStore('intake', (intake) => intake.makePlan)
  const hasSelection = useLibraryStore('selection', isChosen)
  const hasVideo = useLibraryStore('video', ({ videoId }) => videoId !== null)
  const isAsked = useStore(useApp().searching, ({ asked }) => asked !== null)
  const isHelping = useLibraryStore('view', ({ view }) => hasToken(view.search, 'is:not-found'))
  const count = findCount(scope, { facts, toFind })
  const hasVideos = all > 0 && (scope.search === '' || facts === null || facts.videos > 0)
  const isAway = hasVideos && (facts?.verbs.find.why === 'away' || (count === 0 && away > 0))
  const isDoubtful = hasVideos && facts?.verbs.find.why === 'only-doubtful'
  const isNothing = !hasVideos || count === 0 || isAway
  const videos = isAway ? (facts?.missingVideos ?? away) : isNothing ? 0 : count
  const words = isDoubtful ? library.planDoubtful : findWords(library, { videos, facts })
  const cost = useScopeCost(isNothing ? null : scope, facts)
  const isSearch = hasVideos && !isNothing && count !== null
  const tip = cost === null ? library.findAsksFirst : verbWithCost(texts, words, searchCost(cost))
  const why = isAway ? commands.reasons.away : isDoubtful ? commands.reasons['only-doubtful'] : undefined
  return (
    <span title={why ?? (isSearch ? tip : undefined)}>
      <Button
        look={hasSelection || hasVideo || isAsked || isHelping ? 'plain' : 'primary'}
        isDisabled={isNothing || count === null}
        isBusy={isBusy}
        onPress={() => void makePlan(scope)}
      >
        {hasVideos ? words : library.planNoVideos}
        {isSearch && isCounted(facts) && (
          <span className="find-price">{cost === null ? '' : costWords(texts, searchCost(cost) ?? {})}</span>
        )}
      </Button>
    </span>
  )
}

interface FindSubject {
  readonly videos: number | null
  readonly facts: ScopeFacts | null
}

function findWords(library: Texts['library'], { videos, facts }: FindSubject): string {
  if (videos === null) return library.findUnknown
  if (videos === 0) return library.planNothing
  return facts && isInVain(facts) ? library.askAgainThese({ videos }) : library.findThese({ videos })
}
