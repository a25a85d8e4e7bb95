/** The subtitles of a run under their seasons. X on a written one takes the next candidate. */
import { useCallback, useMemo, type KeyboardEvent } from 'react'
import type { OutcomeHeading, RunDetails } from '../../../../shared/contract/runs/runs.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { layOutGroups } from '../../../components/list/grouped/groupLayout.ts'
import { Button } from '../../../components/button/Button.tsx'
import { DataGrid } from '../../../components/list/DataGrid.tsx'
import { useGroupedLines } from '../../../components/list/grouped/useGroupedLines.ts'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { isolated } from '../../../components/text/turnsLeft.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import { canBeReplaced, isHeading, useRunColumns, type OutcomeLine } from './runColumns.tsx'

/** Of two lines, apart from those of the next row. */
const rowHeight = 40
/** One line above, and below it two lines of what happened, close to each other: in a small window every line counts. */
const stackedHeights = { line: 30, below: 36 }

export function RunRows({ details }: { readonly details: RunDetails }) {
  const { activity } = useTexts()
  const { host } = useApp()
  const rows = useActivityStore('rows', (state) => state)
  const groups = useActivityStore('run', (run) => run.groups)
  const query = useActivityStore('run', (run) => run.query)
  const narrow = useActivityStore('run', (run) => run.narrow)
  const takeNext = useActivityStore('run', (run) => run.takeNext)
  const columns = useRunColumns(details.row.kind)
  // Until the seasons are known, the rows stand without headings, and until they are counted, as many as the run says.
  const count = rows.total ?? details.row.counts[query.group ?? 'all']
  const layout = useMemo(() => layOutGroups(groups.length > 0 ? groups : [{ ...movies, rows: count }]), [groups, count])
  const { grid, currentLine: line } = useGroupedLines(layout, rows)
  const bandOf = useCallback((line: OutcomeLine) => (isHeading(line) ? <Season of={line.group} /> : undefined), [])

  function takeNextByKey(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey) return
    if (!line || isHeading(line) || !canBeReplaced(line)) return
    event.preventDefault()
    // Held, it would buy one after the other.
    if (!event.repeat) void takeNext(line)
  }

  return (
    <div
      className={`run-rows ${hasActions(details) ? '' : 'run-rows-told'} ${host.canShowInFolder ? 'run-rows-folders' : ''}`}
    >
      <DataGrid
        label={activity.table}
        columns={columns}
        {...grid}
        rowHeight={rowHeight}
        stackedHeights={stackedHeights}
        bandOf={bandOf}
        onKeyDown={takeNextByKey}
        resetKey={JSON.stringify(query)}
      >
        {rows.total === 0 && (
          <EmptyState icon="activity" title={activity.noRows}>
            <Button onPress={() => narrow({ group: null })}>{activity.showAll}</Button>
          </EmptyState>
        )}
      </DataGrid>
    </div>
  )
}

/** Whether any row can have a verb: where none can, their words have its room. */
function hasActions({ row: { counts }, causes }: RunDetails): boolean {
  return (
    counts.written + counts.review > 0 ||
    causes.some(({ code }) => code === 'archive.noMember' || code === 'subtitle.unfit')
  )
}

const movies: Omit<OutcomeHeading, 'rows'> = { group: '', title: '', season: null }

function Season({ of: { group, title, season, rows } }: { readonly of: OutcomeHeading }) {
  const { plan, wording } = useTexts()
  const name = season === null ? shownText(title) : plan.season({ title: isolated(shownText(title)), season })
  return (
    <span className="run-heading">
      <bdi dir="ltr">{group === '' ? plan.films : name}</bdi>{' '}
      <span className="quiet number">{wording.number(rows)}</span>
    </span>
  )
}
