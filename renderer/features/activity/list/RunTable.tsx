/** The runs that are not under way, under their headings. Enter opens one. */
import { useCallback, useMemo } from 'react'
import { layOutGroups } from '../../../components/list/grouped/groupLayout.ts'
import { Button } from '../../../components/button/Button.tsx'
import { DataGrid } from '../../../components/list/DataGrid.tsx'
import { useGroupedLines } from '../../../components/list/grouped/useGroupedLines.ts'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useNow } from '../../../components/text/useNow.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import { runColumns, type RunHeading, type RunLine } from './runColumns.tsx'
import { everyRun } from './runListStores.ts'

const rowHeight = 50
/** Undo with its count takes room in every language, and the name of a run needs some too. */
const stackBelowPx = 960
/** A service that is away is tried again within seconds. */
const everyMs = 1_000

export function RunTable() {
  const texts = useTexts()
  const { runs } = texts
  const { query, groups } = useActivityStore('listView', (view) => view)
  const narrow = useActivityStore('listView', (view) => view.narrow)
  const rows = useActivityStore('list', (state) => state)
  const open = useActivityStore('run', (run) => run.open)
  const hasAway = useActivityStore('state', ({ value }) => (value?.counts.waiting ?? 0) > 0)
  const nowMs = useNow(hasAway ? everyMs : 60_000)
  const layout = useMemo(() => layOutGroups(groups), [groups])
  const { grid } = useGroupedLines(layout, rows)
  const columns = useMemo(() => runColumns(texts, nowMs), [texts, nowMs])
  const bandOf = useCallback(
    (line: RunLine) =>
      isHeading(line) ? <Heading words={runs.groups[line.group.group]} rows={line.group.rows} /> : undefined,
    [runs],
  )
  const onOpen = useCallback((line: RunLine) => (isHeading(line) ? undefined : open(line.id)), [open])
  return (
    <DataGrid
      label={runs.table}
      columns={columns}
      {...grid}
      bandOf={bandOf}
      rowHeight={rowHeight}
      stackBelowPx={stackBelowPx}
      onOpen={onOpen}
      resetKey={JSON.stringify(query)}
    >
      {rows.total === 0 && JSON.stringify(query) !== JSON.stringify(everyRun) && (
        <EmptyState icon="activity" title={runs.noneMatches}>
          <Button onPress={() => narrow(everyRun)}>{runs.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

function isHeading(line: RunLine): line is RunHeading {
  return 'kind' in line && line.kind === 'heading'
}

function Heading({ words, rows }: { readonly words: string; readonly rows: number }) {
  const { wording } = useTexts()
  return (
    <span className="run-heading">
      {words} <span className="quiet number">{wording.number(rows)}</span>
    </span>
  )
}
