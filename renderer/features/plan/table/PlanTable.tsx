/** The videos of the plan under their headings. A cell opens its question in the review. */
import { useCallback, useMemo } from 'react'
import type { PlanCell, PlanState } from '../../../../shared/contract/plan.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { DataGrid } from '../../../components/list/DataGrid.tsx'
import { useGroupedLines } from '../../../components/list/grouped/useGroupedLines.ts'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { layOutGroups } from '../../../components/list/grouped/groupLayout.ts'
import { isOpenToChange } from '../foot/budget.ts'
import { PlanGroupBand } from './PlanGroupBand.tsx'
import { planColumns, type PlanHeading, type PlanLine } from './planColumns.tsx'
import { everyRow } from './planListStores.ts'
import { useCellKeys } from './useCellKeys.ts'
import { usePlanStore } from '../usePlanStore.ts'

const rowHeight = 44

interface PlanTableProps {
  readonly state: Pick<PlanState, 'phase' | 'languages' | 'resumesAtMs' | 'aiResumesAtMs'>
}

export function PlanTable({ state }: PlanTableProps) {
  const texts = useTexts()
  const { navigate } = useApp()
  const groups = usePlanStore('view', (view) => view.groups)
  const closed = usePlanStore('view', (view) => view.closed)
  const filter = usePlanStore('view', (view) => view.filter)
  const renameYours = usePlanStore('view', (view) => view.renameYours)
  const narrow = usePlanStore('view', (view) => view.narrow)
  const rows = usePlanStore('rows', (state) => state)
  const { languages, resumesAtMs, aiResumesAtMs } = state
  const resumption = useMemo(() => ({ resumesAtMs, aiResumesAtMs }), [resumesAtMs, aiResumesAtMs])
  const canReview = isOpenToChange(state)
  const layout = useMemo(() => layOutGroups(groups, closed), [groups, closed])
  const { grid, currentLine } = useGroupedLines(layout, rows)
  const review = useCallback((cell: PlanCell) => navigate({ screen: 'review', questionId: cell.id }), [navigate])
  const onReview = canReview ? review : null

  const keys = useCellKeys({ line: currentLine, languages, onReview })
  const { place } = keys
  const columns = useMemo(
    () => planColumns(texts, { languages, resumption, place, onReview, onRename: (cell) => void renameYours(cell) }),
    [texts, languages, resumption, place, onReview, renameYours],
  )
  const bandOf = useCallback(
    (line: PlanLine) => (isHeading(line) ? <PlanGroupBand group={line.group} /> : undefined),
    [],
  )

  return (
    <div className="plan-table">
      <DataGrid
        label={texts.plan.table}
        columns={columns}
        {...grid}
        bandOf={bandOf}
        rowHeight={rowHeight}
        onKeyDown={keys.onKeyDown}
        resetKey={JSON.stringify(filter)}
      >
        {rows.total === 0 && (
          <EmptyState icon="plan" title={texts.plan.noRows}>
            <Button onPress={() => narrow(everyRow)}>{texts.plan.showAll}</Button>
          </EmptyState>
        )}
      </DataGrid>
      <p className="spoken" role="status">
        {keys.spoken}
      </p>
    </div>
  )
}

function isHeading(line: PlanLine): line is PlanHeading {
  return 'kind' in line
}
