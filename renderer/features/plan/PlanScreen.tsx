/** What would be done, before anything is: a row a video, a cell a language, by show and season, and what it costs. */
import { useEffect, useRef } from 'react'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { missingInPlan, wishedInPlan } from '../../../shared/counting.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { SearchAsking } from '../../app/asking/SearchAsking.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { SamplesOnly } from '../../app/service/SamplesOnly.tsx'
import { LastRun } from './empty/LastRun.tsx'
import { MatchProgress } from './empty/MatchProgress.tsx'
import { NotAskedLine } from './foot/NotAskedLine.tsx'
import { NoPlan } from './empty/NoPlan.tsx'
import { PlanFailed } from './empty/PlanFailed.tsx'
import { PlanActions } from './foot/PlanActions.tsx'
import { PlanCosts } from './foot/PlanCosts.tsx'
import { PlanFilters } from './table/PlanFilters.tsx'
import { PlanFoot } from './foot/PlanFoot.tsx'
import { canRun, isBeingMade, isFailed } from './foot/budget.ts'
import { PlanNotFound } from './foot/PlanNotFound.tsx'
import { PlanTable } from './table/PlanTable.tsx'
import { usePlanStore } from './usePlanStore.ts'
import './plan.css'

export function PlanScreen() {
  const texts = useTexts()
  const state = usePlanStore('state', ({ value }) => value)
  const refresh = usePlanStore('state', (record) => record.refresh)
  const problem = useProblem()
  const opening = useRef(true)
  useEffect(() => void refresh(), [refresh])
  // What it holds has had its own first effect by then.
  useEffect(() => {
    opening.current = false
  }, [])

  return (
    <>
      <PageHead title={texts.plan.title} note={state && <PlanNote state={state} />}>
        {state && <PlanActions state={state} opening={opening} />}
      </PageHead>
      <SearchAsking />
      {state && <PlanBody state={state} />}
      {problem && (
        <div className="notices">
          <ProblemNotice problem={problem} />
        </div>
      )}
    </>
  )
}

function useProblem() {
  const ofState = usePlanStore('state', ({ problem }) => problem)
  const ofView = usePlanStore('view', ({ problem }) => problem)
  const ofPlan = usePlanStore('state', ({ value }) => value?.problem ?? null)
  const isShownWhole = usePlanStore('state', ({ value }) => value !== null && isFailed(value))
  return ofView ?? ofState ?? (isShownWhole ? null : ofPlan)
}

function PlanNote({ state }: { readonly state: PlanState }) {
  const { plan } = useTexts()
  const { phase, sums } = state
  const notes: Partial<Record<PlanState['phase'], string>> = {
    running: plan.running,
    paused: plan.paused,
    ...(canRun(state) ? {} : { done: plan.finished }),
  }
  // While another one is made, or could not be, what stands is not what was asked for.
  if (isBeingMade(state) || isFailed(state)) return null
  const wanted = wishedInPlan(sums)
  if (wanted === 0) return notes[phase] ?? null
  const scope = plan.scope({ videos: plan.videos({ count: sums.videos }), subtitles: plan.wanted({ count: wanted }) })
  return [scope, notes[phase] ?? ''].filter((part) => part !== '').join(' · ')
}

function PlanBody({ state }: { readonly state: PlanState }) {
  const { navigate } = useApp()
  const cancel = usePlanStore('view', (view) => view.cancel)
  if (state.phase === 'empty') return <NoPlan former={state.former} />
  if (isFailed(state)) return <PlanFailed state={state} />
  if (isBeingMade(state)) return <MatchProgress state={state} onCancel={() => void cancel()} />
  if (missingInPlan(state.sums) === 0 && state.phase === 'ready') return <NothingMissing state={state} />
  return (
    <>
      <LastRun state={state} />
      <div className="plan-sums">
        <PlanCosts state={state} onShowSearches={(batchId) => navigate({ screen: 'usage', batchId })} />
        <PlanFilters sums={state.sums} />
        <NotAskedLine state={state} />
      </div>
      {state.sums.none > 0 && <SamplesOnly isQuiet />}
      <PlanNotFound sums={state.sums} />
      <PlanTable state={state} />
      <PlanFoot state={state} />
    </>
  )
}

function NothingMissing({ state }: { readonly state: PlanState }) {
  const { plan } = useTexts()
  return (
    <EmptyState icon="check" title={plan.nothingMissingTitle} text={plan.nothingMissingHint}>
      <NotAskedLine state={state} />
    </EmptyState>
  )
}
