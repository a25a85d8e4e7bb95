/** What can be done with the plan as it stands. The run names its cost; Enter runs it. */
import { useEffect, useRef } from 'react'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { ScreenParts } from '../../app/screen.ts'
import { Button } from '../../components/Button.tsx'
import { Key } from '../../components/Key.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { canRun, isOpenToChange } from './budget.ts'
import type { PlanStores } from './planStore.ts'
import type { ReviewStore } from './review/reviewStore.ts'

interface PlanActionsProps {
  readonly state: PlanState
  readonly stores: PlanStores
  readonly review: ReviewStore
  readonly openScreen: ScreenParts['openScreen']
}

export function PlanActions({ state, stores, review, openScreen }: PlanActionsProps) {
  const { plan } = useTexts()
  const { phase, sums } = state
  const isMade = phase === 'ready' || phase === 'done' || phase === 'failed'
  const isUnderWay = phase === 'running' || phase === 'paused'

  async function run(): Promise<void> {
    await stores.view.getState().order('plan.run')
    if (stores.view.getState().problem === null) openScreen('activity')
  }

  return (
    <>
      {isMade && <Button onPress={() => void stores.view.getState().make()}>{plan.makeAgain}</Button>}
      {isOpenToChange(state) && sums.ask > 0 && (
        <Button icon="question" onPress={() => void review.getState().open()}>
          {plan.lookAt({ count: sums.ask })}
        </Button>
      )}
      {canRun(state) && <RunButton words={plan.run({ count: sums.downloads })} onRun={() => void run()} />}
      {isUnderWay && (
        <Button look="primary" onPress={() => openScreen('activity')}>
          {plan.openActivity}
        </Button>
      )}
    </>
  )
}

/** Takes the focus where nothing that can be pressed has it, so that Enter runs the plan. */
function RunButton({ words, onRun }: { readonly words: string; readonly onRun: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('body, main') ?? true) button.current?.focus()
  }, [])
  return (
    <Button ref={button} look="primary" icon="play" shortcut="Enter" onPress={onRun}>
      {words} <Key name="⏎" />
    </Button>
  )
}
