/** What can be done with the plan as it stands. The run names its cost; Enter runs it. */
import { useEffect, useRef } from 'react'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { useApp } from '../../app/appContext.ts'
import { Button } from '../../components/Button.tsx'
import { Key } from '../../components/Key.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { canRun, isOpenToChange } from './budget.ts'
import { usePlanStore } from './usePlanStore.ts'

interface PlanActionsProps {
  readonly state: PlanState
}

export function PlanActions({ state }: PlanActionsProps) {
  const { plan } = useTexts()
  const { phase, sums } = state
  const isMade = phase === 'ready' || phase === 'done' || phase === 'failed'
  const isUnderWay = phase === 'running' || phase === 'paused'
  const { openScreen } = useApp()
  const make = usePlanStore('view', (view) => view.make)
  const run = usePlanStore('view', (view) => view.run)
  const openReview = usePlanStore('review', (review) => review.open)
  return (
    <>
      {isMade && <Button onPress={() => void make()}>{plan.makeAgain}</Button>}
      {isOpenToChange(state) && sums.ask > 0 && (
        <Button icon="question" onPress={() => void openReview()}>
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
