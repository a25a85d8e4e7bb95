/** What the app wrote and the way back: by row, by run, since a moment; and the trash. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { AppState } from '../../../shared/contract/app.ts'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { BatchList } from './BatchList.tsx'
import type { HistoryStores } from './historyStores.ts'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryTools } from './HistoryTools.tsx'
import { RenamesPage } from './RenamesPage.tsx'
import { TrashPage } from './TrashPage.tsx'
import { UndoPanel } from './UndoPanel.tsx'
import './history.css'

export interface HistoryScreenProps {
  readonly stores: HistoryStores
  readonly host: AppState['host']
}

export function HistoryScreen({ stores, host }: HistoryScreenProps) {
  const { history } = useTexts()
  const page = useStore(stores.view, (view) => view.page)
  const turnTo = useStore(stores.view, (view) => view.turnTo)
  useEffect(() => void stores.view.getState().refresh(), [stores])
  return (
    <>
      <PageHead title={history.title}>
        <SegmentedControl
          label={history.pages}
          value={page}
          segments={[
            { value: 'history', label: history.page, icon: 'history' },
            { value: 'renames', label: history.renames, icon: 'link' },
            { value: 'trash', label: history.trash, icon: 'trash' },
          ]}
          onChange={turnTo}
        />
      </PageHead>
      {page === 'trash' && <TrashPage stores={stores} />}
      {page === 'renames' && <RenamesPage stores={stores} />}
      {page === 'history' && (
        <>
          <HistoryTools stores={stores} />
          <UndoPanel store={stores.undo} />
          <div className="history-columns">
            <BatchList stores={stores} />
            <HistoryTable stores={stores} host={host} />
          </div>
        </>
      )}
      <Notices stores={stores} />
    </>
  )
}

function Notices({ stores }: { readonly stores: HistoryStores }) {
  const texts = useTexts()
  const ofView = useStore(stores.view, (view) => view.problem)
  const ofUndo = useStore(stores.undo, (undo) => undo.problem)
  const restored = useStore(stores.view, (view) => view.restoredName)
  const problem = ofUndo ?? ofView
  if (!problem && restored === null) return null
  return (
    <div className="notices">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {restored !== null && <Notice tone="good" text={texts.history.restored({ name: restored })} />}
    </div>
  )
}
