/** The findings under their headings. Enter opens one in the desk. */
import { useCallback, useMemo } from 'react'
import { layOutGroups } from '../../components/list/grouped/groupLayout.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { DataGrid } from '../../components/list/DataGrid.tsx'
import { useGroupedLines } from '../../components/list/grouped/useGroupedLines.ts'
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
  const filter = useCheckupStore('view', (view) => view.filter)
  const groups = useCheckupStore('view', (view) => view.groups)
  const narrow = useCheckupStore('view', (view) => view.narrow)
  const isWorking = useCheckupStore('state', ({ value }) => value !== null && value.work !== 'none')
  const rows = useCheckupStore('list', (state) => state)
  const layout = useMemo(() => layOutGroups(groups), [groups])
  const { grid, currentLine } = useGroupedLines(layout, rows)
  const columns = useMemo(() => findingColumns(texts), [texts])
  const bandOf = useCallback((line: FindingLine) => (isFinding(line) ? undefined : <Heading group={line.group} />), [])
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
      {...grid}
      bandOf={bandOf}
      rowHeight={rowHeight}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || currentLine === undefined || event.target !== event.currentTarget) return
        event.preventDefault()
        onOpen(currentLine)
      }}
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
