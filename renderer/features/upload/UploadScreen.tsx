/** Upload: a grid with one row a subtitle, what is said of each, and its way through the three steps and the review. */
import { useEffect } from 'react'
import { useApp } from '../../app/stores/appContext.ts'
import type { UploadState } from '../../../shared/contract/upload.ts'
import { hasOpenDialog } from '../../components/page/hasOpenDialog.ts'
import { Button } from '../../components/button/Button.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { FilterChip } from '../../components/sign/FilterChip.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { ProgressBar } from '../../components/sign/ProgressBar.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { tokenPlace } from '../../app/remedies.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { SourcePanel } from './SourcePanel.tsx'
import { UploadActions } from './UploadActions.tsx'
import { UploadDrawer } from './UploadDrawer.tsx'
import { filterStyles, filtersInOrder } from './uploadStyles.ts'
import { UploadTable } from './UploadTable.tsx'
import { useUploadStore } from './useUploadStore.ts'
import './upload.css'

export function UploadScreen() {
  const { upload } = useTexts()
  const state = useUploadStore('state', ({ value }) => value)
  const isRead = useUploadStore('rows', ({ total }) => total !== null)
  const refresh = useUploadStore('state', (record) => record.refresh)
  const refreshRows = useUploadStore('rows', (rows) => rows.refresh)
  useEffect(() => {
    void refresh()
    refreshRows()
  }, [refresh, refreshRows])
  useEscape()
  // Where note and list lie depends on the buttons beside them, and those on what the list holds.
  if (!state || (state.counts.all > 0 && !isRead)) return <PageHead title={upload.title} />
  const note = state.host === '' ? upload.toOwn : upload.toHost({ host: shownText(state.host) })
  return (
    <>
      <PageHead title={upload.title} note={note}>
        <UploadActions state={state} />
      </PageHead>
      <Columns state={state} />
      <Notices hasToken={state.hasToken} />
      <SendProgress />
    </>
  )
}

function Columns({ state }: { readonly state: UploadState }) {
  const { upload } = useTexts()
  const showSources = useUploadStore('view', (view) => view.showSources)
  const panel = useUploadStore('view', (view) => view.panel)
  return (
    <div className="upload-columns">
      <div className="upload-list">
        {state.counts.all === 0 ? (
          <EmptyState icon="upload" title={upload.emptyTitle} text={upload.emptyHint}>
            <Button icon="plus" onPress={showSources}>
              {upload.add}
            </Button>
          </EmptyState>
        ) : (
          <>
            <Filters />
            <UploadTable />
          </>
        )}
      </div>
      {panel === 'sources' && <SourcePanel />}
      {panel === 'row' && <UploadDrawer />}
    </div>
  )
}

/** Wherever the focus is: what it stood on may just have given way to a preview. */
function useEscape(): void {
  const closePanel = useUploadStore('view', (view) => view.closePanel)
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !hasOpenDialog()) closePanel()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [closePanel])
}

function Notices({ hasToken }: { readonly hasToken: boolean }) {
  const texts = useTexts()
  const { navigate } = useApp()
  const problem = useUploadStore('view', (view) => view.problem)
  if (hasToken && !problem) return null
  return (
    <div className="notices">
      {!hasToken && (
        <Notice tone="look" text={texts.upload.noToken}>
          <Button size="s" onPress={() => navigate(tokenPlace)}>
            {texts.upload.openSettings}
          </Button>
        </Notice>
      )}
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}

function SendProgress() {
  const { upload, wording } = useTexts()
  const state = useUploadStore('state', ({ value }) => value)
  if (!state?.isSending) return null
  const { through, toSend, pack } = state
  return (
    <div className="notices">
      <span className="quiet number">
        {upload.through({ done: wording.number(through), total: wording.number(toSend) })}
        {pack && ` · ${upload.packThrough({ sent: wording.number(pack.sent), files: wording.number(pack.files) })}`}
      </span>
      <ProgressBar label={upload.sending} progress={sentShare(state)} />
    </div>
  )
}

/** Of a pack each file moves it on. */
function sentShare({ through, toSend, pack }: UploadState): number | null {
  if (toSend === 0) return null
  return (through + (pack ? pack.sent / pack.files : 0)) / toSend
}

function Filters() {
  const { upload, wording } = useTexts()
  const counts = useUploadStore('state', ({ value }) => value?.counts)
  const chosen = useUploadStore('view', (view) => view.filter)
  const narrow = useUploadStore('view', (view) => view.narrow)
  return (
    <div className="upload-filters filter-chips" role="group" aria-label={upload.filters}>
      {filtersInOrder.map((filter) => (
        <FilterChip
          key={filter}
          label={upload.counts[filter]}
          count={wording.number(counts?.[filter] ?? 0)}
          isChosen={filter === chosen}
          isEmpty={(counts?.[filter] ?? 0) === 0}
          {...(filter === 'all' ? {} : filterStyles[filter])}
          onChoose={() => narrow(filter)}
        />
      ))}
    </div>
  )
}
