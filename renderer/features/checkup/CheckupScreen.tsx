/** Every subtitle looked at: what was found stands at the left as filters, beside it the findings with what mends them. */
import { useEffect } from 'react'
import type { CheckupState } from '../../../shared/contract/videos/checkup.ts'
import { Notice } from '../../components/page/Notice.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { Button } from '../../components/button/Button.tsx'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { CheckupFoot } from './CheckupFoot.tsx'
import { CheckupHead } from './CheckupHead.tsx'
import { FindingFilters } from './FindingFilters.tsx'
import { FindingTable } from './FindingTable.tsx'
import { useCheckupStore } from './useCheckupStore.ts'
import './checkup.css'

export function CheckupScreen() {
  const { checkup } = useTexts()
  const state = useCheckupStore('state', ({ value }) => value)
  const refresh = useCheckupStore('state', (record) => record.refresh)
  const start = useCheckupStore('view', (view) => view.start)
  // What was renamed is open no longer, and leads on to what is missing then.
  const hasRows = useCheckupStore('view', ({ groups }) => groups.length > 0)
  useEffect(() => void refresh(), [refresh])
  if (!state) return <CheckupHead state={null} />
  const isNew = state.endedMs === null && state.work === 'none'
  const isOpen = state.ours + state.yours > 0 || state.mended > 0 || hasRows
  const isClean = !isNew && state.work === 'none' && !isOpen
  return (
    <>
      <CheckupHead state={state} />
      {isNew && (
        <EmptyState icon="checkList" title={checkup.emptyTitle} text={checkup.emptyHint}>
          <Button look="primary" onPress={() => void start()}>
            {checkup.start}
          </Button>
        </EmptyState>
      )}
      {isClean && (
        <EmptyState icon="check" title={checkup.cleanTitle} text={checkup.cleanHint({ count: state.checked })} />
      )}
      {!isNew && !isClean && (
        <>
          <div className="checkup-panes">
            <FindingFilters state={state} />
            <FindingTable />
          </div>
          <CheckupFoot state={state} />
        </>
      )}
      <Notices />
    </>
  )
}

function Notices() {
  const texts = useTexts()
  const ofView = useCheckupStore('view', (view) => view.problem)
  const state = useCheckupStore('state', ({ value }) => value)
  const problem = ofView ?? state?.problem ?? null
  const notes = state?.notes ?? []
  if (!problem && notes.length === 0) return null
  return (
    <div className="notices">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {notes.slice(0, 3).map((note) => (
        <Notice key={note.message} tone="look" text={noteText(texts, note)} />
      ))}
    </div>
  )
}

function noteText(texts: Texts, { message, names, more }: CheckupState['notes'][number]): string {
  const { checkup, wording } = texts
  const why = problemText(texts, { code: 'input.invalid', message })
  const about = more === 0 ? wording.list(names) : checkup.noteMore({ names: names.join(', '), count: more })
  return checkup.note({ why, names: about })
}
