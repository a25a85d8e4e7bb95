/** What would be done, before anything is: the plan by show and season, its cost, and what a person must look at. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { rowsOfPlan } from '../../../shared/rowsOfPlan.ts'
import type { TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import type { ScreenDependencies } from '../../app/screen.ts'
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
import type { PlanStores } from './planStore.ts'
import { PlanTable } from './PlanTable.tsx'
import type { PreviewStore } from './review/previewStore.ts'
import { ReviewView } from './review/ReviewView.tsx'
import type { ReviewStore } from './review/reviewStore.ts'
import './plan.css'

interface PlanScreenProps {
  readonly stores: PlanStores
  readonly review: ReviewStore
  readonly previews: PreviewStore
  readonly titles: TitleChoiceStore
  readonly openScreen: ScreenDependencies['openScreen']
  readonly navigate: ScreenDependencies['navigate']
}

export function PlanScreen({ stores, review, previews, titles, openScreen, navigate }: PlanScreenProps) {
  const texts = useTexts()
  const state = useStore(stores.state, ({ value }) => value)
  const refresh = useStore(stores.state, (record) => record.refresh)
  const problem = useProblem(stores)
  const isReviewing = useStore(review, ({ isOpen }) => isOpen)
  useEffect(() => void refresh(), [refresh])

  if (isReviewing) return <ReviewView store={review} previews={previews} titles={titles} />
  return (
    <>
      <PageHead title={texts.plan.title} note={state && <PhaseNote state={state} />}>
        {state && <PlanActions state={state} stores={stores} review={review} openScreen={openScreen} />}
      </PageHead>
      {state && <PlanBody state={state} stores={stores} review={review} navigate={navigate} />}
      {problem && (
        <div className="notices">
          <Notice tone="bad" text={problemText(texts, problem)} />
        </div>
      )}
    </>
  )
}

function useProblem({ state, view }: PlanStores) {
  const ofState = useStore(state, ({ problem }) => problem)
  const ofView = useStore(view, ({ problem }) => problem)
  const ofPlan = useStore(state, ({ value }) => value?.problem ?? null)
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

type PlanBodyProps = Pick<PlanScreenProps, 'stores' | 'review' | 'navigate'> & { readonly state: PlanState }

function PlanBody({ state, stores, review, navigate }: PlanBodyProps) {
  const isBeingMade = state.phase === 'scanning' || state.phase === 'matching'
  if (state.phase === 'empty') return <NoPlan stores={stores} />
  if (isBeingMade)
    return <MatchProgress state={state} onCancel={() => void stores.view.getState().order('plan.cancel')} />
  if (rowsOfPlan(state.sums) === 0 && state.phase === 'ready') return <NothingMissing />
  return (
    <>
      <div className="plan-sums">
        <PlanFilters sums={state.sums} stores={stores} />
        <PlanCosts
          state={state}
          view={stores.view}
          onShowSearches={(batchId) => navigate({ screen: 'usage', batchId })}
        />
      </div>
      <PlanTable stores={stores} review={review} isOpenToChange={isOpenToChange(state)} />
    </>
  )
}

function NoPlan({ stores }: Pick<PlanScreenProps, 'stores'>) {
  const { plan } = useTexts()
  return (
    <EmptyState icon="plan" title={plan.emptyTitle} text={plan.emptyHint}>
      <Button look="primary" onPress={() => void stores.view.getState().make()}>
        {plan.make}
      </Button>
    </EmptyState>
  )
}

function NothingMissing() {
  const { plan } = useTexts()
  return <EmptyState icon="check" title={plan.nothingMissingTitle} text={plan.nothingMissingHint} />
}
