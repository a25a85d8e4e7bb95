/** The list of runs: under way above, then what waits, today and earlier. A row opens its run. */
import type { RunsState } from '../../../../shared/contract/runs/runs.ts'
import { runKinds, type RunKind } from '../../../../shared/runs/runKinds.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { SelectField } from '../../../components/field/SelectField.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { PageHead } from '../../../components/page/PageHead.tsx'
import { FilterChip, type FilterChipProps } from '../../../components/sign/FilterChip.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { Notices } from '../Notices.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import { PlayerTroubles } from './PlayerTroubles.tsx'
import { RunTable } from './RunTable.tsx'
import { UnderWay } from './UnderWay.tsx'

export function RunList() {
  const { activity, ai, runs, common } = useTexts()
  const state = useActivityStore('state', ({ value }) => value)
  const search = useActivityStore('listView', ({ query }) => query.search)
  const narrow = useActivityStore('listView', (view) => view.narrow)
  const openAccount = useActivityStore('accountJobs', ({ open }) => open)
  const { openScreen } = useApp()
  if (!state) return <PageHead title={activity.title} />
  const isEmpty = state.counts.all === 0 && state.underWay.length === 0
  return (
    <>
      <PageHead title={activity.title} note={<Note state={state} />}>
        <Button icon="sparkle" onPress={() => void openAccount()}>
          {ai.account.title}
        </Button>
        {!isEmpty && (
          <TextField
            label={runs.search}
            isLabelHidden
            type="search"
            icon="search"
            placeholder={common.search}
            maxLength={200}
            value={search}
            onChange={(text) => narrow({ search: text })}
          />
        )}
      </PageHead>
      <PlayerTroubles />
      {isEmpty ? (
        <EmptyState icon="activity" title={activity.emptyTitle} text={activity.emptyHint}>
          <Button onPress={() => openScreen('plan')}>{activity.openPlan}</Button>
        </EmptyState>
      ) : (
        <>
          <UnderWay rows={state.underWay} />
          <Filters counts={state.counts} />
          <RunTable />
        </>
      )}
      <Notices />
    </>
  )
}

function Note({ state: { underWay, counts } }: { readonly state: RunsState }) {
  const { runs } = useTexts()
  const parts = [
    underWay.length > 0 ? runs.underWay({ count: underWay.length }) : '',
    counts.waiting > 0 ? runs.waitingRuns({ count: counts.waiting }) : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

const filters: readonly (readonly [keyof RunsState['counts'], Pick<FilterChipProps, 'icon' | 'tone'>])[] = [
  ['all', {}],
  ['waiting', { icon: 'waiting', tone: 'look' }],
  ['failed', { icon: 'warning', tone: 'bad' }],
  ['undone', { icon: 'undo', tone: 'quiet' }],
]

function Filters({ counts }: Pick<RunsState, 'counts'>) {
  const { runs, wording } = useTexts()
  const { filter: chosen, kind } = useActivityStore('listView', ({ query }) => query)
  const narrow = useActivityStore('listView', (view) => view.narrow)
  const kinds = [
    { value: 'all', label: runs.anyKind },
    ...runKinds.map((each) => ({ value: each, label: runs.kinds[each] })),
  ]
  return (
    <div className="run-filters">
      <div className="filter-chips filter-chips-brief" role="group" aria-label={runs.filters}>
        {filters.map(([filter, look]) => (
          <FilterChip
            key={filter}
            label={runs.filter[filter]}
            count={wording.number(counts[filter])}
            isChosen={filter === chosen}
            isEmpty={counts[filter] === 0}
            {...look}
            onChoose={() => narrow({ filter })}
          />
        ))}
      </div>
      <SelectField
        label={runs.kind}
        isLabelHidden
        value={kind ?? 'all'}
        choices={kinds}
        onChange={(value) => narrow({ kind: value === 'all' ? null : (value as RunKind) })}
      />
    </div>
  )
}
