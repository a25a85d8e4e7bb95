/** Watch mode: how each folder stands, what it tries again when, and how it is set. */
import { useEffect } from 'react'
import type { WatchState } from '../../../shared/contract/program/watch.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { useNow } from '../../components/text/useNow.ts'
import { shownText } from '../../components/text/untrusted.ts'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { WatchBoard } from './WatchBoard.tsx'
import { useWatchStore } from './useWatchStore.ts'
import './watch.css'

export function WatchScreen() {
  const { watch } = useTexts()
  const state = useWatchStore('state', ({ value }) => value)
  const refresh = useWatchStore('state', (record) => record.refresh)
  useEffect(() => void refresh(), [refresh])
  return (
    <>
      <PageHead title={watch.title} note={state && <StatusLine state={state} />}>
        {state && <Actions state={state} />}
      </PageHead>
      {state && <WatchBoard state={state} />}
      <Notices state={state} />
    </>
  )
}

/** Never blind without saying so: when everything was last looked at is always in sight. */
function StatusLine({ state }: { readonly state: WatchState }) {
  const { watch, wording } = useTexts()
  const nowMs = useNow()
  if (!state.isOn) return <>{watch.isOff}</>
  const doing = state.isPaused ? watch.isPaused : watch.activities[state.activity]
  const ago = (atMs: number) => wording.remaining(nowMs - atMs)
  const partly = partlyRead(state)
  const complete = partly
    ? watch.checkedBut({ ago: ago(partly.atMs), place: shownText(partly.unread.name), more: partly.unread.more })
    : state.lastCompleteMs === null
      ? watch.neverComplete
      : watch.completeAgo({ ago: ago(state.lastCompleteMs) })
  const settling = state.settling > 0 ? [watch.settling({ count: state.settling })] : []
  return <>{[doing, complete, ...settling].join(' · ')}</>
}

/** Where all folders were looked at, and something in one could not be read: that, and when the oldest look was. */
function partlyRead({ folders }: WatchState) {
  const unread = folders.find((folder) => folder.unread !== null)?.unread
  const looks = folders.map(({ unread: left, lastCheckMs, lastCompleteMs }) => (left ? lastCheckMs : lastCompleteMs))
  if (!unread || looks.includes(null)) return null
  return { unread, atMs: Math.min(...looks.map(Number)) }
}

/** What watch mode asks is answered where everything is asked. */
function Actions({ state }: { readonly state: WatchState }) {
  return (
    <>
      {state.questions > 0 && <ToReview questions={state.questions} />}
      {state.isOn && <Steering state={state} />}
    </>
  )
}

function ToReview({ questions }: Pick<WatchState, 'questions'>) {
  const { watch } = useTexts()
  const { openScreen } = useApp()
  return (
    <Button icon="question" onPress={() => openScreen('review')}>
      {watch.toReview({ count: questions })}
    </Button>
  )
}

function Steering({ state }: { readonly state: WatchState }) {
  const { watch } = useTexts()
  const turn = useWatchStore('view', (state) => state.turn)
  const pause = useWatchStore('view', (state) => state.pause)
  const checkNow = useWatchStore('view', (state) => state.checkNow)
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

function Notices({ state }: { readonly state: WatchState | null }) {
  const texts = useTexts()
  const { watch, wording } = texts
  const ofView = useWatchStore('view', (view) => view.problem)
  const ofState = useWatchStore('state', ({ problem }) => problem)
  const failure = ofView ?? ofState
  const limited = state?.folders.some(({ why }) => why === 'limit') ? state.limit : null
  const { problem = null, quietUntilMs = null } = state ?? {}
  if (!failure && !limited && !problem && quietUntilMs === null) return null
  return (
    <div className="notices">
      {failure && <ProblemNotice problem={failure} />}
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
