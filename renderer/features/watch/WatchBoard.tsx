/** Watch mode below its head: turned off and how it is set, or its folders and lists. */
import type { WatchState } from '../../../shared/contract/watch.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { FolderHealth } from './FolderHealth.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import { useWatchStore } from './useWatchStore.ts'
import { WaitTable } from './WaitTable.tsx'
import { WatchOptions } from './WatchOptions.tsx'
import type { WatchPage } from './watchStores.ts'

export interface WatchBoardProps {
  readonly state: WatchState
}

export function WatchBoard({ state }: WatchBoardProps) {
  return isFresh(state) ? <FirstTime state={state} /> : <Lists state={state} />
}

/** Off, and nothing is left from a time when it was on: there are no lists to show. */
function isFresh({ isOn, questions, waiting }: WatchState): boolean {
  return !isOn && questions === 0 && waiting === 0
}

function TurnedOff() {
  const { watch } = useTexts()
  const turn = useWatchStore('view', (view) => view.turn)
  return (
    <div className="watch-off">
      <EmptyState icon="eye" title={watch.offTitle} text={watch.offHint}>
        <Button look="primary" icon="play" onPress={() => void turn(true)}>
          {watch.turnOn}
        </Button>
      </EmptyState>
    </div>
  )
}

/** How it is set decides what turning it on spends. */
function FirstTime({ state }: WatchBoardProps) {
  const { watch } = useTexts()
  return (
    <div className="watch-first" role="region" aria-label={watch.options} tabIndex={0}>
      <TurnedOff />
      <h2>{watch.options}</h2>
      <WatchOptions options={state.options} />
    </div>
  )
}

/** Without a folder there is nothing to list: one empty state says so. */
function Lists({ state }: WatchBoardProps) {
  const hasLists = state.folders.length + state.questions + state.waiting > 0
  return (
    <>
      {state.isOn ? <FolderHealth folders={state.folders} /> : <TurnedOff />}
      {hasLists && <Pages state={state} />}
    </>
  )
}

function Pages({ state }: WatchBoardProps) {
  const { watch, wording } = useTexts()
  const page = useWatchStore('view', (view) => view.page)
  const turnTo = useWatchStore('view', (view) => view.turnTo)
  const counted = (label: string, count: number) => `${label} (${wording.number(count)})`
  return (
    <>
      <div className="watch-pages">
        <SegmentedControl<WatchPage>
          label={watch.pages}
          value={page}
          segments={[
            { value: 'questions', label: counted(watch.questions, state.questions), icon: 'question' },
            { value: 'waiting', label: counted(watch.nextChecks, state.waiting), icon: 'waiting' },
            { value: 'options', label: watch.options, icon: 'settings' },
          ]}
          onChange={turnTo}
        />
      </div>
      {page === 'questions' && <QuestionTable />}
      {page === 'waiting' && <WaitTable />}
      {page === 'options' && <WatchOptions options={state.options} />}
    </>
  )
}
