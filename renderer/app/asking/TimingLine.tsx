/** A check of a whole scope: how far it is with the way to stop it; then what it found, mended in one press. */
import { useStore } from 'zustand'
import type { TimingState } from '../../../shared/contract/videos/timing.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { ProgressBar } from '../../components/sign/ProgressBar.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { AskingPanel } from './AskingPanel.tsx'

export function TimingLine() {
  const texts = useTexts()
  const { scopeTiming, scopeTimingOrders } = useApp()
  const state = useStore(scopeTiming, ({ value }) => value)
  const { about, problem, hide } = useStore(scopeTimingOrders)
  if (about === null || state === null) return null
  const { asking } = texts.commands
  const { done, total, mendable } = state
  const title = state.isRunning ? asking.checking({ done, total }) : asking.checked({ total, mendable })
  return (
    <AskingPanel title={title} comesLate onClose={hide}>
      <div className="asking-fields">{state.isRunning ? <Running state={state} title={title} /> : <Mend />}</div>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </AskingPanel>
  )
}

function Running({
  state: { done, total, listening },
  title,
}: {
  readonly state: TimingState
  readonly title: string
}) {
  const { commands } = useTexts()
  const { scopeTimingOrders } = useApp()
  const cancel = useStore(scopeTimingOrders, (orders) => orders.cancel)
  return (
    <>
      <ProgressBar label={title} progress={total === 0 ? null : (done + (listening ?? 0)) / total} />
      <Button icon="stop" onPress={() => void cancel()}>
        {commands.asking.stop}
      </Button>
    </>
  )
}

function Mend() {
  const { commands } = useTexts()
  const { scopeTiming, scopeTimingOrders } = useApp()
  const count = useStore(scopeTiming, ({ value }) => value?.mendable ?? 0)
  const { mend, isBusy } = useStore(scopeTimingOrders)
  if (count === 0) return null
  return (
    <Button look="primary" isBusy={isBusy} onPress={() => void mend()}>
      {commands.asking.mend({ count })}
    </Button>
  )
}
