/** The runs that are not under way, under their headings. Enter opens one. */
import { useCallback, useMemo, useState } from 'react'
import { layOutGroups } from '../../../api/groupLayout.ts'
import { Button } from '../../../components/button/Button.tsx'
import { DataGrid } from '../../../components/list/DataGrid.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useNow } from '../../../components/text/useNow.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import { runColumns, type RunHeading, type RunLine } from './runColumns.tsx'
import { everyRun } from './runListStores.ts'

const rowHeight = 50
/** A service that is away is tried again within seconds. */
const everyMs = 1_000

export function RunTable() {
  const texts = useTexts()
  const { runs } = texts
  const [current, setCurrent] = useState<number | null>(null)
  const { query, groups } = useActivityStore('listView', (view) => view)
  const narrow = useActivityStore('listView', (view) => view.narrow)
  const rows = useActivityStore('list', (state) => state)
  const open = useActivityStore('run', (run) => run.open)
  const hasAway = useActivityStore('state', ({ value }) => (value?.counts.waiting ?? 0) > 0)
  const nowMs = useNow(hasAway ? everyMs : 60_000)
  const showRows = rows.show
  const layout = useMemo(() => layOutGroups(groups), [groups])
  const columns = useMemo(() => runColumns(texts, nowMs), [texts, nowMs])
  const bandOf = useCallback(
    (line: RunLine) =>
      isHeading(line) ? <Heading words={runs.groups[line.group.group]} rows={line.group.rows} /> : undefined,
    [runs],
  )
  const isBandAt = useCallback((index: number) => layout.itemAt(index)?.kind === 'heading', [layout])
  const lineAt = (index: number): RunLine | undefined => {
    const item = layout.itemAt(index)
    return item?.kind === 'row' ? rows.rowAt(item.offset) : (item ?? undefined)
  }
  const onVisible = useCallback(
    (from: number, to: number) => {
      const seen = layout.rowsBetween(from, to)
      showRows(seen.from, Math.max(seen.from + 1, seen.to))
    },
    [layout, showRows],
  )
  const onOpen = useCallback((line: RunLine) => (isHeading(line) ? undefined : open(line.id)), [open])
  return (
    <DataGrid
      label={runs.table}
      columns={columns}
      total={layout.length}
      rowAt={lineAt}
      bandOf={bandOf}
      isBandAt={isBandAt}
      rowHeight={rowHeight}
      current={current}
      onCurrent={setCurrent}
      onOpen={onOpen}
      onVisible={onVisible}
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
