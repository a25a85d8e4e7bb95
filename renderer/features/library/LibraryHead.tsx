/** The head of the library: how large it is, what runs, and the next step. */
import type { Ref } from 'react'
import { useStore } from 'zustand'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { Button } from '../../components/Button.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { isLeftOut } from './libraryStores.ts'
import type { LibraryParts } from './libraryParts.ts'

export interface LibraryHeadProps {
  readonly parts: LibraryParts
  readonly searchRef: Ref<HTMLInputElement>
}

export function LibraryHead({ parts, searchRef }: LibraryHeadProps) {
  const texts = useTexts()
  const state = useStore(parts.library, ({ value }) => value)
  const { addFolder, scan, cancelScan } = useStore(parts.intake)
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
        <SearchField parts={parts} searchRef={searchRef} />
        <Button icon="folderAdd" onPress={() => void addFolder()}>
          {texts.library.addFolder}
        </Button>
        <TranslateButton parts={parts} />
        <PlanButton parts={parts} />
      </PageHead>
      {isScanning && (
        <div className="library-scanning">
          <ProgressBar label={texts.library.scanning({ found: state.found })} progress={null} />
        </div>
      )}
    </div>
  )
}

function SearchField({ parts, searchRef }: LibraryHeadProps) {
  const { library } = useTexts()
  const search = useStore(parts.view, ({ view }) => view.search)
  const setView = useStore(parts.view, (view) => view.setView)
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
function TranslateButton({ parts }: { readonly parts: LibraryParts }) {
  const { ai } = useTexts()
  const view = useStore(parts.view, (state) => state.view)
  const total = useStore(parts.rows, (rows) => rows.total)
  const openForShown = useStore(parts.translate, (state) => state.openForShown)
  const isPointless = !total || isLeftOut(view.filter)
  return (
    <span className="library-translate">
      <Button icon="sparkle" isDisabled={isPointless} label={ai.openShown} onPress={() => void openForShown(view)}>
        {ai.open}
      </Button>
    </span>
  )
}

function PlanButton({ parts }: { readonly parts: LibraryParts }) {
  const { library } = useTexts()
  const missing = useStore(parts.library, ({ value }) => value?.counts.missing ?? 0)
  const folderId = useStore(parts.view, ({ view }) => view.folderId)
  const isBusy = useStore(parts.intake, (state) => state.isBusy)
  const makePlan = useStore(parts.intake, (state) => state.makePlan)
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
