/** Upload: a grid with one row a subtitle, what is said of each, and its way through the three steps and the review. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { UploadState } from '../../../shared/contract/upload.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FilterChip } from '../../components/FilterChip.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { shownText } from '../../components/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { SourcePanel } from './SourcePanel.tsx'
import { UploadActions } from './UploadActions.tsx'
import { UploadDrawer } from './UploadDrawer.tsx'
import { filterLooks, filtersInOrder } from './uploadLooks.ts'
import type { UploadStores } from './uploadStores.ts'
import { UploadTable } from './UploadTable.tsx'
import './upload.css'

export interface UploadScreenProps {
  readonly stores: UploadStores
  readonly settings: LiveRecordStore<SettingsState>
  readonly openSettings: () => void
}

export function UploadScreen({ stores, settings, openSettings }: UploadScreenProps) {
  const { upload } = useTexts()
  const state = useStore(stores.state, ({ value }) => value)
  const isRead = useStore(stores.rows, ({ total }) => total !== null)
  useEffect(() => {
    void stores.state.getState().refresh()
    stores.rows.getState().refresh()
  }, [stores])
  useEscape(stores)
  if (!state) return <PageHead title={upload.title} />
  const note = state.host === '' ? upload.toOwn : upload.toHost({ host: shownText(state.host) })
  // Where the list lies depends on the lines of buttons above it, and those on what the list holds.
  if (state.counts.all > 0 && !isRead) return <PageHead title={upload.title} note={note} />
  return (
    <>
      <PageHead title={upload.title} note={note}>
        <UploadActions stores={stores} state={state} />
      </PageHead>
      <Columns stores={stores} state={state} settings={settings} />
      <Notices stores={stores} hasToken={state.hasToken} openSettings={openSettings} />
      <SendProgress stores={stores} />
    </>
  )
}

interface ColumnsProps extends Pick<UploadScreenProps, 'stores' | 'settings'> {
  readonly state: UploadState
}

function Columns({ stores, state, settings }: ColumnsProps) {
  const { upload } = useTexts()
  const panel = useStore(stores.view, (view) => view.panel)
  return (
    <div className="upload-columns">
      <div className="upload-list">
        {state.counts.all === 0 ? (
          <EmptyState icon="upload" title={upload.emptyTitle} text={upload.emptyHint}>
            <Button icon="plus" onPress={() => stores.view.getState().showSources()}>
              {upload.add}
            </Button>
          </EmptyState>
        ) : (
          <>
            <Filters stores={stores} />
            <UploadTable stores={stores} />
          </>
        )}
      </div>
      {panel === 'sources' && <SourcePanel stores={stores} />}
      {panel === 'row' && <UploadDrawer stores={stores} settings={settings} />}
    </div>
  )
}

/** Wherever the focus is: what it stood on may just have given way to a preview. */
function useEscape({ view }: UploadStores): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') view.getState().closePanel()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [view])
}

function Notices({
  stores,
  hasToken,
  openSettings,
}: Pick<UploadScreenProps, 'stores' | 'openSettings'> & { readonly hasToken: boolean }) {
  const texts = useTexts()
  const problem = useStore(stores.view, (view) => view.problem)
  if (hasToken && !problem) return null
  return (
    <div className="notices">
      {!hasToken && (
        <Notice tone="look" text={texts.upload.noToken}>
          <Button size="s" onPress={openSettings}>
            {texts.upload.openSettings}
          </Button>
        </Notice>
      )}
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </div>
  )
}

function SendProgress({ stores }: Pick<UploadScreenProps, 'stores'>) {
  const { upload, wording } = useTexts()
  const state = useStore(stores.state, ({ value }) => value)
  if (!state?.isSending) return null
  const { through, toSend } = state
  return (
    <div className="notices">
      <span className="quiet number">
        {upload.through({ done: wording.number(through), total: wording.number(toSend) })}
      </span>
      <ProgressBar label={upload.sending} progress={toSend === 0 ? null : through / toSend} />
    </div>
  )
}

function Filters({ stores }: Pick<UploadScreenProps, 'stores'>) {
  const { upload, wording } = useTexts()
  const counts = useStore(stores.state, ({ value }) => value?.counts)
  const chosen = useStore(stores.view, (view) => view.filter)
  const narrow = useStore(stores.view, (view) => view.narrow)
  return (
    <div className="upload-filters filter-chips" role="group" aria-label={upload.filters}>
      {filtersInOrder.map((filter) => (
        <FilterChip
          key={filter}
          label={upload.counts[filter]}
          count={wording.number(counts?.[filter] ?? 0)}
          isChosen={filter === chosen}
          isEmpty={(counts?.[filter] ?? 0) === 0}
          {...(filter === 'all' ? {} : filterLooks[filter])}
          onChoose={() => narrow(filter)}
        />
      ))}
    </div>
  )
}
