/** Watch mode below its head: turned off and how it is set, or its folders and lists. */
import type { WatchState } from '../../../shared/contract/program/watch.ts'
import { Button } from '../../components/button/Button.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { FolderHealth } from './FolderHealth.tsx'
import { useWatchStore } from './useWatchStore.ts'
import { WaitTable } from './WaitTable.tsx'
import { WatchOptions } from './WatchOptions.tsx'
import { WatchSpending, spendingWords } from './WatchSpending.tsx'
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

/** It spends by itself from then on: its button says how much. */
function TurnedOff({ state: { spending } }: WatchBoardProps) {
  const texts = useTexts()
  const { watch } = texts
  const turn = useWatchStore('view', (view) => view.turn)
  return (
    <div className="watch-off">
      <EmptyState icon="eye" title={watch.offTitle} text={`${watch.offHint} ${watch.spendingHint}`}>
        <Button look="primary" icon="play" onPress={() => void turn(true)}>
          {texts.spending.verb({ verb: watch.turnOn, cost: spendingWords(texts, spending) })}
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
      <TurnedOff state={state} />
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
      {state.isOn ? <FolderHealth folders={state.folders} /> : <TurnedOff state={state} />}
      {state.isOn && <WatchSpending spending={state.spending} />}
      {hasLists && <Pages state={state} />}
    </>
  )
}

function Pages({ state }: WatchBoardProps) {
  const { watch, wording } = useTexts()
  const page = useWatchStore('view', (view) => view.page)
  const turnTo = useWatchStore('view', (view) => view.turnTo)
  // None is said at the end only: whatever it looks at now may wait then.
  const isCounted = state.waiting > 0 || state.activity === 'idle'
  const nextChecks = isCounted ? `${watch.nextChecks} (${wording.number(state.waiting)})` : watch.nextChecks
  return (
    <>
      <div className="watch-pages">
        <SegmentedControl<WatchPage>
          label={watch.pages}
          value={page}
          segments={[
            { value: 'waiting', label: nextChecks, icon: 'waiting' },
            { value: 'options', label: watch.options, icon: 'settings' },
          ]}
          onChange={turnTo}
        />
      </div>
      {page === 'waiting' && <WaitTable />}
      {page === 'options' && (
        <>
          <h2 className="spoken">{watch.options}</h2>
          <WatchOptions options={state.options} />
        </>
      )}
    </>
  )
}
