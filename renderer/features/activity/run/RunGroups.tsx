/** What became of the subtitles of a run, counted: each count is a filter of its rows. */
import type { RunRow } from '../../../../shared/contract/runs/runs.ts'
import { outcomeGroups, type OutcomeGroup } from '../../../../shared/runs/runKinds.ts'
import { groupText } from '../../../app/runs/runWords.ts'
import { FilterChip, type FilterChipProps } from '../../../components/sign/FilterChip.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'

const groupLooks: Readonly<Record<OutcomeGroup, Pick<FilterChipProps, 'icon' | 'tone'>>> = {
  running: { icon: 'activity', tone: 'accent' },
  written: { icon: 'checkRing', tone: 'good' },
  review: { icon: 'question', tone: 'look' },
  waiting: { icon: 'waiting', tone: 'look' },
  missing: { icon: 'none', tone: 'quiet' },
  failed: { icon: 'warning', tone: 'bad' },
  stopped: { icon: 'stop', tone: 'quiet' },
  skipped: { icon: 'minus', tone: 'quiet' },
}

/** Most runs are stopped by nobody. */
function shownGroups({ counts }: RunRow, chosen: OutcomeGroup | null): readonly OutcomeGroup[] {
  return outcomeGroups.filter((group) => group !== 'stopped' || counts.stopped > 0 || chosen === group)
}

const undoneLook: Pick<FilterChipProps, 'icon' | 'tone'> = { icon: 'undo', tone: 'quiet' }

export function RunGroups({ row }: { readonly row: RunRow }) {
  const { counts, sign } = row
  const texts = useTexts()
  const { activity, runs, wording } = texts
  const chosen = useActivityStore('run', ({ query }) => query.group)
  const narrow = useActivityStore('run', (run) => run.narrow)
  return (
    <div className="run-filters">
      <div className="filter-chips filter-chips-balanced" role="group" aria-label={activity.filters}>
        <FilterChip
          label={runs.filter.all}
          count={wording.number(counts.all)}
          isChosen={chosen === null}
          onChoose={() => narrow({ group: null })}
        />
        {shownGroups(row, chosen).map((group) => (
          <FilterChip
            key={group}
            label={groupText(texts, row, group)}
            count={wording.number(counts[group])}
            isChosen={chosen === group}
            isEmpty={counts[group] === 0}
            {...(group === 'written' && sign === 'undone' ? undoneLook : groupLooks[group])}
            onChoose={() => narrow({ group })}
          />
        ))}
      </div>
    </div>
  )
}
