/** What can be done with the plan as it stands. The run names what it writes and costs; Enter runs it. */
import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useCost, wholeLibrary } from '../../../app/asking/useCost.ts'
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { isAtNavigation } from '../../../app/keys/useKeptFocus.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { searchCost, verbWithCost } from '../../../texts/costWords.ts'
import { canRun, isFailed, rowsToWrite } from './budget.ts'
import { runCost } from '../planWords.ts'
import { usePlanStore } from '../usePlanStore.ts'

interface PlanActionsProps {
  readonly state: PlanState
  /** Until the screen stands. */
  readonly opening: RefObject<boolean>
}

export function PlanActions({ state, opening }: PlanActionsProps) {
  const texts = useTexts()
  const { plan } = texts
  const { phase } = state
  const isMade = !isFailed(state) && (phase === 'ready' || phase === 'done' || phase === 'failed')
  // After a run the rest is run again, as a run of its own.
  const runWords = state.runId === null ? plan.run : plan.runAgain
  const isUnderWay = phase === 'running' || phase === 'paused'
  const { navigate, searching } = useApp()
  const makeAgain = usePlanStore('view', (view) => view.makeAgain)
  const run = usePlanStore('view', (view) => view.run)
  const again = state.again ?? { scope: wholeLibrary, begins: null }
  const againCost = useCost(isMade ? again.scope : null)
  const againVerb = againCost?.isAnew === true ? plan.askAgain : plan.makeAgain
  const againWords = verbWithCost(texts, againVerb, searchCost(againCost))
  const isAsked = useStore(searching, ({ asked }) => asked !== null)
  return (
    <>
      {isMade && (
        <Button icon="refresh" onPress={() => void makeAgain(again)}>
          {againWords}
        </Button>
      )}
      {canRun(state) && (
        <RunButton
          look={isAsked ? 'plain' : 'primary'}
          words={laterWords(texts, state) ?? runWords({ cost: runCost(texts, state) })}
          opening={opening}
          onRun={() => void run()}
        />
      )}
      {isUnderWay && (
        <Button look="primary" onPress={() => navigate({ screen: 'activity', runId: state.runId })}>
          {plan.openActivity}
        </Button>
      )}
    </>
  )
}

/** Where nothing can be written yet: what goes on by itself once it is run, and when. null elsewhere. */
function laterWords({ plan, wording }: Texts, state: PlanState): string | null {
  const { resumesAtMs, aiResumesAtMs, toHold: count, sums } = state
  if (rowsToWrite(state) > 0) return null
  const isForAi = sums.waiting - sums.unasked <= sums.waitingAi
  if (isForAi && aiResumesAtMs !== null) return plan.runLaterAi({ count, moment: wording.moment(aiResumesAtMs) })
  return resumesAtMs === null ? null : plan.runLater({ count, moment: wording.moment(resumesAtMs) })
}

interface RunButtonProps extends Pick<PlanActionsProps, 'opening'> {
  /** One accent at a time: while a search is asked about, it is there. */
  readonly look: 'plain' | 'primary'
  readonly words: string
  readonly onRun: () => void
}

/**
 * Takes the focus where nothing that can be pressed has it, so that Enter runs the plan: from the navigation only as the screen
 * opens. A plan that becomes ready later leaves the keyboard where a person has gone with it meanwhile.
 */
function RunButton({ look, words, opening, onRun }: RunButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const isChosen = opening.current && isAtNavigation()
    if (isChosen || (document.activeElement?.matches('body, main') ?? true)) button.current?.focus()
  }, [opening])
  return (
    <Button ref={button} look={look} icon="play" shortcut="Enter" onPress={onRun}>
      {words} <Key name="⏎" />
    </Button>
  )
}
