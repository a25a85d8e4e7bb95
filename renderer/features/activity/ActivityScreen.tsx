/** Every file on its way, in one list, and what became of the run. */
import { useEffect } from 'react'
import { useApp } from '../../app/appContext.ts'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { ActivityState } from '../../../shared/contract/plan.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FilterChip } from '../../components/FilterChip.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { shownText } from '../../components/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { ActivityActions } from './ActivityActions.tsx'
import { ActivityTable } from './ActivityTable.tsx'
import { DoneCard } from './DoneCard.tsx'
import { JobsSection } from './jobs/JobsSection.tsx'
import { RunProgress } from './RunProgress.tsx'
import { filtersInOrder, filterStyles } from './stateStyles.ts'
import { useActivityStore } from './useActivityStore.ts'
import './activity.css'

export function ActivityScreen() {
  const texts = useTexts()
  const plan = useActivityStore('plan', ({ value }) => value)
  const activity = useActivityStore('state', ({ value }) => value)
  const hasJobs = useActivityStore('jobs', ({ value }) => (value?.counts.all ?? 0) > 0)
  const { openScreen } = useApp()
  const refreshPlan = useActivityStore('plan', ({ refresh }) => refresh)
  const refreshActivity = useActivityStore('state', ({ refresh }) => refresh)
  const refreshJobs = useActivityStore('jobs', ({ refresh }) => refresh)
  useEffect(() => {
    void refreshPlan()
    void refreshActivity()
    void refreshJobs()
  }, [refreshPlan, refreshActivity, refreshJobs])
  if (!plan || !activity) return <PageHead title={texts.activity.title} />
  return (
    <>
      <PageHead title={texts.activity.title}>
        <ActivityActions plan={plan} activity={activity} />
      </PageHead>
      <RunProgress plan={plan} counts={activity.counts} />
      <DoneCard plan={plan} activity={activity} />
      {activity.counts.all === 0 && !hasJobs && (
        <EmptyState icon="activity" title={texts.activity.emptyTitle} text={texts.activity.emptyHint}>
          <Button onPress={() => openScreen('plan')}>{texts.activity.openPlan}</Button>
        </EmptyState>
      )}
      {activity.counts.all > 0 && (
        <>
          <Filters counts={activity.counts} />
          <ActivityTable />
        </>
      )}
      <JobsSection />
      <Notices />
    </>
  )
}

function Notices() {
  const texts = useTexts()
  const problem = useActivityStore('view', (view) => view.problem)
  const replaced = useActivityStore('view', (view) => view.replaced)
  const unread = useActivityStore('state', (state) => state.problem)
  const failure = problem ?? unread
  if (!failure && replaced === null) return null
  return (
    <div className="notices">
      {failure && <Notice tone="bad" text={problemText(texts, failure)} />}
      {replaced !== null && <Notice tone="good" text={replacedWords(texts, replaced)} />}
    </div>
  )
}

function replacedWords({ activity }: Texts, { next }: OutputOf<'video.wrongNext'>): string {
  return next === null
    ? activity.nothingNext
    : activity.replaced({ name: shownText(next.sidecarName), release: shownText(next.release) })
}

function Filters({ counts }: Pick<ActivityState, 'counts'>) {
  const { activity, wording } = useTexts()
  const chosen = useActivityStore('view', (state) => state.filter)
  const narrow = useActivityStore('view', (state) => state.narrow)
  return (
    <div className="activity-filters filter-chips" role="group" aria-label={activity.filters}>
      {filtersInOrder.map((filter) => (
        <FilterChip
          key={filter}
          label={activity.counts[filter]}
          count={wording.number(counts[filter])}
          isChosen={filter === chosen}
          isEmpty={counts[filter] === 0}
          {...filterStyles[filter]}
          onChoose={() => narrow(filter)}
        />
      ))}
    </div>
  )
}
