/** The rows of the plan under their headings. A row opens its candidates. */
import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
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
import { everyRow, type PlanStores } from './planStore.ts'
import type { ReviewStore } from './review/reviewStore.ts'

const rowHeight = 46

interface PlanTableProps {
  readonly stores: PlanStores
  readonly review: ReviewStore
  /** Choices can still be changed. */
  readonly isOpenToChange: boolean
}

export function PlanTable({ stores, review, isOpenToChange }: PlanTableProps) {
  const texts = useTexts()
  const [current, setCurrent] = useState<number | null>(null)
  const groups = useStore(stores.view, (view) => view.groups)
  const filter = useStore(stores.view, (view) => view.filter)
  const rows = useStore(stores.rows)
  const layout = useMemo(() => layOutGroups(groups), [groups])
  const columns = useMemo(
    () => planColumns(texts, (row) => void stores.view.getState().renameYours(row)),
    [texts, stores.view],
  )
  const showGroup = useCallback(
    (group: string) => {
      const { filter: shown, narrow } = stores.view.getState()
      setCurrent(0)
      narrow({ group: shown.group === group ? null : group })
    },
    [stores.view],
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
      stores.rows.getState().show(seen.from, Math.max(seen.from + 1, seen.to))
    },
    [layout, stores.rows],
  )
  const onOpen = useCallback(
    (line: PlanLine) => {
      if (isOpenToChange && !isHeading(line) && canBeLookedAt(line)) void review.getState().openRow(line)
    },
    [review, isOpenToChange],
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
          <Button onPress={() => stores.view.getState().narrow(everyRow)}>{texts.plan.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

/** Where nothing was found, the title may be another one. */
function canBeLookedAt({ candidates, answer }: PlanRow): boolean {
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
