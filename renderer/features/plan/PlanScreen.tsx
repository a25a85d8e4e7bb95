/** What would be done, before anything is: the plan by show and season, its cost, and what a person must look at. */
import { useEffect } from 'react'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { rowsOfPlan } from '../../../shared/rowsOfPlan.ts'
import { useApp } from '../../app/appContext.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { MatchProgress } from './MatchProgress.tsx'
import { PlanActions } from './PlanActions.tsx'
import { PlanCosts } from './PlanCosts.tsx'
import { PlanFilters } from './PlanFilters.tsx'
import { canRun, isOpenToChange } from './budget.ts'
import { PlanTable } from './PlanTable.tsx'
import { ReviewView } from './review/ReviewView.tsx'
import { usePlanStore } from './usePlanStore.ts'
import './plan.css'

export function PlanScreen() {
  const texts = useTexts()
  const state = usePlanStore('state', ({ value }) => value)
  const refresh = usePlanStore('state', (record) => record.refresh)
  const problem = useProblem()
  const isReviewing = usePlanStore('review', ({ isOpen }) => isOpen)
  useEffect(() => void refresh(), [refresh])

  if (isReviewing) return <ReviewView />
  return (
    <>
      <PageHead title={texts.plan.title} note={state && <PhaseNote state={state} />}>
        {state && <PlanActions state={state} />}
      </PageHead>
      {state && <PlanBody state={state} />}
      {problem && (
        <div className="notices">
          <Notice tone="bad" text={problemText(texts, problem)} />
        </div>
      )}
    </>
  )
}

function useProblem() {
  const ofState = usePlanStore('state', ({ problem }) => problem)
  const ofView = usePlanStore('view', ({ problem }) => problem)
  const ofPlan = usePlanStore('state', ({ value }) => value?.problem ?? null)
  return ofView ?? ofState ?? ofPlan
}

function PhaseNote({ state }: { readonly state: PlanState }) {
  const { plan } = useTexts()
  const notes: Partial<Record<PlanState['phase'], string>> = {
    running: plan.running,
    paused: plan.paused,
    ...(canRun(state) ? {} : { done: plan.finished }),
  }
  return notes[state.phase] ?? null
}

function PlanBody({ state }: { readonly state: PlanState }) {
  const { navigate } = useApp()
  const cancel = usePlanStore('view', (view) => view.cancel)
  const isBeingMade = state.phase === 'scanning' || state.phase === 'matching'
  if (state.phase === 'empty') return <NoPlan />
  if (isBeingMade) return <MatchProgress state={state} onCancel={() => void cancel()} />
  if (rowsOfPlan(state.sums) === 0 && state.phase === 'ready') return <NothingMissing />
  return (
    <>
      <div className="plan-sums">
        <PlanFilters sums={state.sums} />
        <PlanCosts state={state} onShowSearches={(batchId) => navigate({ screen: 'usage', batchId })} />
      </div>
      <PlanTable isOpenToChange={isOpenToChange(state)} />
    </>
  )
}

function NoPlan() {
  const { plan } = useTexts()
  const make = usePlanStore('view', (view) => view.make)
  return (
    <EmptyState icon="plan" title={plan.emptyTitle} text={plan.emptyHint}>
      <Button look="primary" onPress={() => void make()}>
        {plan.make}
      </Button>
    </EmptyState>
  )
}

function NothingMissing() {
  const { plan } = useTexts()
  return <EmptyState icon="check" title={plan.nothingMissingTitle} text={plan.nothingMissingHint} />
}
