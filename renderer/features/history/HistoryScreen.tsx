/** What the app wrote and the way back: by row, by run, since a moment; and the trash. */
import { useEffect } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { BatchList } from './BatchList.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryTools } from './HistoryTools.tsx'
import { RenamesPage } from './RenamesPage.tsx'
import { TrashPage } from './TrashPage.tsx'
import { UndoPanel } from './UndoPanel.tsx'
import { useHistoryStore } from './useHistoryStore.ts'
import './history.css'

export function HistoryScreen() {
  const { history } = useTexts()
  const page = useHistoryStore('view', (view) => view.page)
  const turnTo = useHistoryStore('view', (view) => view.turnTo)
  const refresh = useHistoryStore('view', (view) => view.refresh)
  useEffect(() => void refresh(), [refresh])
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
      {page === 'trash' && <TrashPage />}
      {page === 'renames' && <RenamesPage />}
      {page === 'history' && (
        <>
          <HistoryTools />
          <UndoPanel />
          <div className="history-columns">
            <BatchList />
            <HistoryTable />
          </div>
        </>
      )}
      <Notices />
    </>
  )
}

function Notices() {
  const texts = useTexts()
  const ofView = useHistoryStore('view', (view) => view.problem)
  const ofUndo = useHistoryStore('undo', (undo) => undo.problem)
  const restored = useHistoryStore('view', (view) => view.restoredName)
  const problem = ofUndo ?? ofView
  if (!problem && restored === null) return null
  return (
    <div className="notices">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {restored !== null && <Notice tone="good" text={texts.history.restored({ name: restored })} />}
    </div>
  )
}
