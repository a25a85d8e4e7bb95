/** The rows of the plan under their headings. A row opens its candidates. */
import { useCallback, useMemo, useState } from 'react'
import type { PlanGroup, PlanRow } from '../../../shared/contract/plan.ts'
import { Button } from '../../components/Button.tsx'
import { DataGrid } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NumberLink } from '../../components/NumberLink.tsx'
import { RowActions } from '../../components/RowActions.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { layOutGroups, type PlanHeading } from './groupLayout.ts'
import { planColumns, type PlanLine } from './planColumns.tsx'
import { everyRow } from './planListStores.ts'
import { usePlanStore } from './usePlanStore.ts'

const rowHeight = 46

interface PlanTableProps {
  /** Choices can still be changed. */
  readonly isOpenToChange: boolean
}

export function PlanTable({ isOpenToChange }: PlanTableProps) {
  const texts = useTexts()
  const [current, setCurrent] = useState<number | null>(null)
  const groups = usePlanStore('view', (view) => view.groups)
  const filter = usePlanStore('view', (view) => view.filter)
  const renameYours = usePlanStore('view', (view) => view.renameYours)
  const toggleGroup = usePlanStore('view', (view) => view.toggleGroup)
  const narrow = usePlanStore('view', (view) => view.narrow)
  const openRow = usePlanStore('review', (review) => review.openRow)
  const rows = usePlanStore('rows', (state) => state)
  const showRows = rows.show
  const layout = useMemo(() => layOutGroups(groups), [groups])
  const columns = useMemo(() => planColumns(texts, (row) => void renameYours(row)), [texts, renameYours])
  const showGroup = useCallback(
    (group: string) => {
      setCurrent(0)
      toggleGroup(group)
    },
    [toggleGroup],
  )
  const bandOf = useCallback(
    (line: PlanLine) =>
      isHeading(line) ? (
        <Heading
          group={line.group}
          isShown={line.group.group === filter.group}
          onShow={() => showGroup(line.group.group)}
        />
      ) : undefined,
    [filter.group, showGroup],
  )

  const isBandAt = useCallback((index: number) => layout.itemAt(index)?.kind === 'heading', [layout])

  const lineAt = (index: number): PlanLine | undefined => {
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
    (line: PlanLine) => {
      if (isOpenToChange && !isHeading(line) && canBeReviewed(line)) void openRow(line)
    },
    [openRow, isOpenToChange],
  )

  return (
    <DataGrid
      label={texts.plan.table}
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
      resetKey={JSON.stringify(filter)}
    >
      {rows.total === 0 && (
        <EmptyState icon="plan" title={texts.plan.noRows}>
          <Button onPress={() => narrow(everyRow)}>{texts.plan.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

/** Where nothing was found, the title may be another one. */
function canBeReviewed({ candidates, answer }: PlanRow): boolean {
  return candidates > 0 || answer === 'none'
}

function isHeading(line: PlanLine): line is PlanHeading {
  return 'kind' in line && line.kind === 'heading'
}

interface HeadingProps {
  readonly group: PlanGroup
  readonly isShown: boolean
  readonly onShow: () => void
}

function Heading({ group: { group, rows }, isShown, onShow }: HeadingProps) {
  const { plan } = useTexts()
  return (
    <>
      {group === '' ? plan.singleVideos : <Untrusted text={group} />}
      <span className="plan-group-count">
        <RowActions>
          <NumberLink
            text={plan.rowsInGroup({ count: rows })}
            hint={plan.showGroup}
            isShown={isShown}
            onShow={onShow}
          />
        </RowActions>
      </span>
    </>
  )
}
