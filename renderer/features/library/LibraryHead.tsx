/** The head of the library: how large it is, what runs, and the next step. */
import type { Ref } from 'react'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { Button } from '../../components/Button.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { isSkipped } from './listStores.ts'
import { useLibraryStore } from './useLibraryStore.ts'

export interface LibraryHeadProps {
  readonly searchRef: Ref<HTMLInputElement>
}

export function LibraryHead({ searchRef }: LibraryHeadProps) {
  const texts = useTexts()
  const state = useLibraryStore('library', ({ value }) => value)
  const addFolder = useLibraryStore('intake', (state) => state.addFolder)
  const scan = useLibraryStore('intake', (state) => state.scan)
  const cancelScan = useLibraryStore('intake', (state) => state.cancelScan)
  const isScanning = state?.isScanning ?? false
  const isEmpty = state?.folders.length === 0 && !isScanning
  if (isEmpty) return <PageHead title={texts.library.title} />
  if (state === null)
    return (
      <div className="library-head">
        <PageHead title={texts.library.title} />
      </div>
    )
  return (
    <div className="library-head">
      <PageHead title={texts.library.title} note={<span role="status">{summary(texts, state)}</span>}>
        {isScanning ? (
          <Button look="ghost" icon="stop" label={texts.library.cancelScan} onPress={() => void cancelScan()} />
        ) : (
          <Button look="ghost" icon="refresh" label={texts.library.scanAgain} onPress={() => void scan()} />
        )}
        <SearchField searchRef={searchRef} />
        <Button icon="folderAdd" onPress={() => void addFolder()}>
          {texts.library.addFolder}
        </Button>
        <TranslateButton />
        <PlanButton />
      </PageHead>
      {isScanning && (
        <div className="library-scanning">
          <ProgressBar label={texts.library.scanning({ found: state.found })} progress={null} />
        </div>
      )}
    </div>
  )
}

function SearchField({ searchRef }: LibraryHeadProps) {
  const { library } = useTexts()
  const search = useLibraryStore('view', ({ view }) => view.search)
  const setView = useLibraryStore('view', (view) => view.setView)
  return (
    <div className="library-search">
      <TextField
        ref={searchRef}
        type="search"
        icon="search"
        label={library.search}
        placeholder={library.search}
        isLabelHidden
        maxLength={200}
        shortcut="/"
        value={search}
        onChange={(text) => setView({ search: text })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return
          event.stopPropagation()
          setView({ search: '' })
        }}
      />
    </div>
  )
}

function summary({ library, wording }: Texts, state: LibraryState): string {
  if (state.isScanning) return library.scanning({ found: state.found })
  const { videos } = state.counts
  return state.lastScanMs === null
    ? library.videosOnly({ videos })
    : library.summary({ videos, moment: wording.moment(state.lastScanMs) })
}

/** For a season: narrow the list to it, then translate what is shown. */
function TranslateButton() {
  const { ai } = useTexts()
  const view = useLibraryStore('view', (state) => state.view)
  const total = useLibraryStore('rows', (rows) => rows.total)
  const openForShown = useLibraryStore('translate', (state) => state.openForShown)
  const isPointless = !total || isSkipped(view.filter)
  return (
    <span className="library-translate">
      <Button icon="sparkle" isDisabled={isPointless} label={ai.openShown} onPress={() => void openForShown(view)}>
        {ai.open}
      </Button>
    </span>
  )
}

function PlanButton() {
  const { library } = useTexts()
  const missing = useLibraryStore('library', ({ value }) => value?.counts.missing ?? 0)
  const folderId = useLibraryStore('view', ({ view }) => view.folderId)
  const isBusy = useLibraryStore('intake', (state) => state.isBusy)
  const makePlan = useLibraryStore('intake', (state) => state.makePlan)
  const words = folderId === null ? library.plan({ videos: missing }) : library.planFolder
  return (
    <Button
      look="primary"
      isDisabled={missing === 0}
      isBusy={isBusy}
      onPress={() => void makePlan({ folderId, videoIds: null })}
    >
      {missing === 0 ? library.planNothing : words}
    </Button>
  )
}
