/** Every file on its way, in one list, and what became of the run. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { ActivityState } from '../../../shared/contract/plan.ts'
import type { ScreenParts } from '../../app/screen.ts'
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
import type { ActivityStores } from './activityStore.ts'
import { ActivityTable } from './ActivityTable.tsx'
import { DoneCard } from './DoneCard.tsx'
import { JobsSection } from './jobs/JobsSection.tsx'
import type { JobsStores } from './jobs/jobsStore.ts'
import { RunProgress } from './RunProgress.tsx'
import { filtersInOrder, filterLooks } from './stateLooks.ts'
import './activity.css'

interface ActivityScreenProps {
  readonly stores: ActivityStores
  readonly jobs: JobsStores
  readonly canShowInFolder: boolean
  readonly openScreen: ScreenParts['openScreen']
  readonly follow: ScreenParts['follow']
}

export function ActivityScreen({ stores, jobs, canShowInFolder, openScreen, follow }: ActivityScreenProps) {
  const texts = useTexts()
  const plan = useStore(stores.plan, ({ value }) => value)
  const activity = useStore(stores.state, ({ value }) => value)
  const hasJobs = useStore(jobs.state, ({ value }) => (value?.counts.all ?? 0) > 0)
  useEffect(() => {
    void stores.plan.getState().refresh()
    void stores.state.getState().refresh()
    void jobs.state.getState().refresh()
  }, [stores, jobs])
  if (!plan || !activity) return <PageHead title={texts.activity.title} />
  return (
    <>
      <PageHead title={texts.activity.title}>
        <ActivityActions plan={plan} activity={activity} view={stores.view} />
      </PageHead>
      <RunProgress plan={plan} counts={activity.counts} view={stores.view} />
      <DoneCard
        plan={plan}
        activity={activity}
        stores={stores}
        canShowInFolder={canShowInFolder}
        openScreen={openScreen}
        follow={follow}
      />
      {activity.counts.all === 0 && !hasJobs && (
        <EmptyState icon="activity" title={texts.activity.emptyTitle} text={texts.activity.emptyHint}>
          <Button onPress={() => openScreen('plan')}>{texts.activity.openPlan}</Button>
        </EmptyState>
      )}
      {activity.counts.all > 0 && (
        <>
          <Filters counts={activity.counts} view={stores.view} />
          <ActivityTable stores={stores} canShowInFolder={canShowInFolder} />
        </>
      )}
      <JobsSection stores={jobs} />
      <Notices stores={stores} />
    </>
  )
}

function Notices({ stores }: Pick<ActivityScreenProps, 'stores'>) {
  const texts = useTexts()
  const problem = useStore(stores.view, (view) => view.problem)
  const replaced = useStore(stores.view, (view) => view.replaced)
  const unread = useStore(stores.state, (state) => state.problem)
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

interface FiltersProps {
  readonly counts: ActivityState['counts']
  readonly view: ActivityStores['view']
}

function Filters({ counts, view }: FiltersProps) {
  const { activity, wording } = useTexts()
  const chosen = useStore(view, (state) => state.filter)
  const narrow = useStore(view, (state) => state.narrow)
  return (
    <div className="activity-filters filter-chips" role="group" aria-label={activity.filters}>
      {filtersInOrder.map((filter) => (
        <FilterChip
          key={filter}
          label={activity.counts[filter]}
          count={wording.number(counts[filter])}
          isChosen={filter === chosen}
          isEmpty={counts[filter] === 0}
          {...filterLooks[filter]}
          onChoose={() => narrow(filter)}
        />
      ))}
    </div>
  )
}
