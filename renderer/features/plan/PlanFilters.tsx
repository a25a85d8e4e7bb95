/** The sums of the plan: every number shows the rows that it counts. */
import type { PlanAnswer, PlanState } from '../../../shared/contract/plan.ts'
import { rowsOfPlan } from '../../../shared/rowsOfPlan.ts'
import { FilterChip } from '../../components/FilterChip.tsx'
import { shownText } from '../../components/untrusted.ts'
import { TextField } from '../../components/TextField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { answerStyles, answersInOrder } from './answerStyles.ts'
import { usePlanStore } from './usePlanStore.ts'

const rareAnswers: ReadonlySet<PlanAnswer> = new Set(['yours', 'chosen', 'skipped', 'translate'])

export interface PlanFiltersProps {
  readonly sums: PlanState['sums']
}

export function PlanFilters({ sums }: PlanFiltersProps) {
  const { plan, common, wording } = useTexts()
  const filter = usePlanStore('view', (state) => state.filter)
  const narrow = usePlanStore('view', (state) => state.narrow)
  const showOnly = usePlanStore('view', (state) => state.showOnly)
  const shown = usePlanStore('rows', ({ total }) => total)
  /** Rare answers take no room while there are none. */
  const isShown = (answer: PlanAnswer) => !rareAnswers.has(answer) || sums[answer] > 0 || filter.answer === answer
  return (
    <div className="plan-filters">
      <div className="filter-chips" role="group" aria-label={plan.filters}>
        <FilterChip
          label={plan.everything}
          count={wording.number(rowsOfPlan(sums))}
          isChosen={filter.answer === null && filter.source === null && filter.group === null}
          onChoose={() => showOnly({})}
        />
        {answersInOrder.filter(isShown).map((answer) => (
          <FilterChip
            key={answer}
            label={plan.answers[answer]}
            count={wording.number(sums[answer])}
            isChosen={filter.answer === answer && filter.group === null}
            isEmpty={sums[answer] === 0}
            {...answerStyles[answer]}
            onChoose={() => showOnly({ answer })}
          />
        ))}
        {(sums.filesFromPacks > 0 || filter.source === 'pack') && (
          <FilterChip
            label={plan.fromPacks({ packs: sums.packs })}
            count={wording.number(sums.filesFromPacks)}
            isChosen={filter.source === 'pack' && filter.group === null}
            isEmpty={sums.filesFromPacks === 0}
            onChoose={() => showOnly({ source: 'pack' })}
          />
        )}
        {filter.group !== null && (
          <FilterChip
            label={filter.group === '' ? plan.singleVideos : shownText(filter.group)}
            count={shown === null ? '–' : wording.number(shown)}
            isChosen
            onChoose={() => narrow({ group: null })}
          />
        )}
      </div>
      <div className="plan-search">
        <TextField
          label={common.search}
          isLabelHidden
          type="search"
          icon="search"
          placeholder={common.search}
          maxLength={200}
          value={filter.search}
          onChange={(search) => narrow({ search })}
        />
      </div>
    </div>
  )
}
