/** What the app wrote and the way back: by row, by run, since a moment; and the trash. */
import { useEffect } from 'react'
import { Notice } from '../../components/page/Notice.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { BatchList } from './BatchList.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryTools } from './HistoryTools.tsx'
import { OpenedRow } from './OpenedRow.tsx'
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
            <OpenedRow />
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
  const notRestored = useHistoryStore('view', (view) => view.notRestored)
  const problem = ofUndo ?? ofView
  const [kept] = notRestored
  if (!problem && !kept) return null
  return (
    <div className="notices">
      {problem && <ProblemNotice problem={problem} />}
      {kept && (
        <Notice
          tone="look"
          text={texts.history.notRestored({ count: notRestored.length, why: problemText(texts, kept) })}
        />
      )}
    </div>
  )
}
