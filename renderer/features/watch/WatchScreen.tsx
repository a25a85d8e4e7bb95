/** Watch mode: how each folder stands, what it asks, what it tries again when, and how it is set. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { WatchState } from '../../../shared/contract/watch.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useNow } from '../../components/useNow.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { FolderHealth, type FolderLeads } from './FolderHealth.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import { WaitTable } from './WaitTable.tsx'
import { WatchOptions } from './WatchOptions.tsx'
import type { WatchPage, WatchStores } from './watchStores.ts'
import './watch.css'

export interface WatchScreenProps extends FolderLeads {
  readonly stores: WatchStores
  readonly canStartAtLogin: boolean
}

export function WatchScreen(props: WatchScreenProps) {
  const { stores } = props
  const { watch } = useTexts()
  const state = useStore(stores.state, ({ value }) => value)
  useEffect(() => void stores.state.getState().refresh(), [stores])
  return (
    <>
      <PageHead title={watch.title} note={state && <StatusLine state={state} />}>
        {state && <Actions stores={stores} state={state} />}
      </PageHead>
      {state && (isFresh(state) ? <FirstTime {...props} state={state} /> : <Board {...props} state={state} />)}
      <Notices stores={stores} state={state} />
    </>
  )
}

/** Never blind without saying so: when everything was last looked at is always in sight. */
function StatusLine({ state }: { readonly state: WatchState }) {
  const { watch, wording } = useTexts()
  const nowMs = useNow()
  if (!state.isOn) return <>{watch.isOff}</>
  const doing = state.isPaused ? watch.isPaused : watch.activities[state.activity]
  const complete =
    state.lastCompleteMs === null
      ? watch.neverComplete
      : watch.completeAgo({ ago: wording.remaining(nowMs - state.lastCompleteMs) })
  const settling = state.settling > 0 ? [watch.settling({ count: state.settling })] : []
  return <>{[doing, complete, ...settling].join(' · ')}</>
}

function Actions({ stores, state }: { readonly stores: WatchStores; readonly state: WatchState }) {
  const { watch } = useTexts()
  const { turn, pause, checkNow } = useStore(stores.view)
  if (!state.isOn) return null
  return (
    <>
      <Button icon="refresh" isBusy={state.activity === 'looking'} onPress={() => void checkNow()}>
        {watch.checkNow}
      </Button>
      <Button icon={state.isPaused ? 'play' : 'pause'} onPress={() => void pause(!state.isPaused)}>
        {state.isPaused ? watch.resume : watch.pause}
      </Button>
      <Button look="ghost" icon="stop" onPress={() => void turn(false)}>
        {watch.turnOff}
      </Button>
    </>
  )
}

function TurnedOff({ stores }: { readonly stores: WatchStores }) {
  const { watch } = useTexts()
  const turn = useStore(stores.view, (view) => view.turn)
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

function Notices({ stores, state }: { readonly stores: WatchStores; readonly state: WatchState | null }) {
  const texts = useTexts()
  const { watch, wording } = texts
  const ofView = useStore(stores.view, (view) => view.problem)
  const ofState = useStore(stores.state, ({ problem }) => problem)
  const failure = ofView ?? ofState
  const limited = state?.folders.some(({ why }) => why === 'limit') ? state.limit : null
  const { problem = null, quietUntilMs = null } = state ?? {}
  if (!failure && !limited && !problem && quietUntilMs === null) return null
  return (
    <div className="notices">
      {failure && <Notice tone="bad" text={problemText(texts, failure)} />}
      {problem && (
        <Notice
          tone="look"
          text={`${problemText(texts, problem)} ${watch.triedAgain({ time: wording.time(problem.retryMs) })}`}
        />
      )}
      {limited && (
        <Notice
          tone="look"
          text={watch.limited({ limit: wording.number(limited.limit), used: wording.number(limited.used) })}
        />
      )}
      {quietUntilMs !== null && <Notice tone="quiet" text={watch.quietUntil({ time: wording.time(quietUntilMs) })} />}
    </div>
  )
}

/** Off, and nothing is left from a time when it was on: there are no lists to show. */
function isFresh({ isOn, questions, waiting }: WatchState): boolean {
  return !isOn && questions === 0 && waiting === 0
}

/** How it is set decides what turning it on spends. */
function FirstTime({ stores, state, canStartAtLogin }: PagesProps) {
  const { watch } = useTexts()
  return (
    <div className="watch-first" role="region" aria-label={watch.options} tabIndex={0}>
      <TurnedOff stores={stores} />
      <h2>{watch.options}</h2>
      <WatchOptions view={stores.view} options={state.options} canStartAtLogin={canStartAtLogin} />
    </div>
  )
}

/** Without a folder there is nothing to list: one empty state says so. */
function Board(props: PagesProps) {
  const { stores, state } = props
  const hasLists = state.folders.length + state.questions + state.waiting > 0
  return (
    <>
      {state.isOn ? <FolderHealth {...props} folders={state.folders} /> : <TurnedOff stores={stores} />}
      {hasLists && <Pages {...props} />}
    </>
  )
}

interface PagesProps extends WatchScreenProps {
  readonly state: WatchState
}

function Pages({ stores, state, canStartAtLogin }: PagesProps) {
  const { watch, wording } = useTexts()
  const page = useStore(stores.view, (view) => view.page)
  const turnTo = useStore(stores.view, (view) => view.turnTo)
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
      {page === 'questions' && <QuestionTable stores={stores} />}
      {page === 'waiting' && <WaitTable stores={stores} />}
      {page === 'options' && (
        <WatchOptions view={stores.view} options={state.options} canStartAtLogin={canStartAtLogin} />
      )}
    </>
  )
}
