/** The findings under their headings. Enter opens one in the desk. */
import { useCallback, useMemo, useState } from 'react'
import { layOutGroups } from '../../api/groupLayout.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { DataGrid } from '../../components/list/DataGrid.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { everyFinding } from './checkupAddress.ts'
import { findingColumns, isFinding, type FindingHeading, type FindingLine } from './findingColumns.tsx'
import { useCheckupStore } from './useCheckupStore.ts'

const rowHeight = 52

export function FindingTable() {
  const texts = useTexts()
  const { checkup } = texts
  const { navigate } = useApp()
  const [current, setCurrent] = useState<number | null>(null)
  const filter = useCheckupStore('view', (view) => view.filter)
  const groups = useCheckupStore('view', (view) => view.groups)
  const narrow = useCheckupStore('view', (view) => view.narrow)
  const isWorking = useCheckupStore('state', ({ value }) => value !== null && value.work !== 'none')
  const rows = useCheckupStore('list', (state) => state)
  const showRows = rows.show
  const layout = useMemo(() => layOutGroups(groups), [groups])
  const columns = useMemo(() => findingColumns(texts), [texts])
  const bandOf = useCallback((line: FindingLine) => (isFinding(line) ? undefined : <Heading group={line.group} />), [])
  const isBandAt = useCallback((index: number) => layout.itemAt(index)?.kind === 'heading', [layout])
  const lineAt = (index: number): FindingLine | undefined => {
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
  const onOpen = useCallback(
    (line: FindingLine) => {
      if (!isFinding(line) || line.videoId === null) return
      navigate({ screen: 'desk', videoId: line.videoId, sidecarId: line.sidecarId, from: 'checkup' })
    },
    [navigate],
  )
  return (
    <DataGrid
      label={checkup.table}
      columns={columns}
      total={layout.length}
      rowAt={lineAt}
      bandOf={bandOf}
      isBandAt={isBandAt}
      rowHeight={rowHeight}
      current={current}
      onCurrent={setCurrent}
      onKeyDown={(event) => {
        const line = current === null ? undefined : lineAt(current)
        if (event.key !== 'Enter' || line === undefined || event.target !== event.currentTarget) return
        event.preventDefault()
        onOpen(line)
      }}
      onVisible={onVisible}
      resetKey={JSON.stringify(filter)}
    >
      {rows.total === 0 && !isWorking && (
        <EmptyState icon="checkList" title={checkup.noneMatches}>
          <Button onPress={() => narrow(everyFinding)}>{checkup.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

function Heading({ group: { group, rows, ours } }: Pick<FindingHeading, 'group'>) {
  const { checkup, wording } = useTexts()
  const whose =
    ours === 0 ? checkup.allYours : ours === rows ? checkup.allOurs : checkup.oursAndYours({ ours, yours: rows - ours })
  return (
    <span className="checkup-band">
      <b>{checkup.kinds[group]}</b> <span className="quiet number">{wording.number(rows)}</span>{' '}
      <span className="quiet clip">{whose}</span>
    </span>
  )
}
