/** The sums of the plan as chips: each counts subtitles, and shows the videos that they belong to. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { wishedInPlan } from '../../../../shared/counting.ts'
import { FilterChip } from '../../../components/sign/FilterChip.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { TextField } from '../../../components/field/TextField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { answerStyles, filtersInOrder } from './answerStyles.ts'
import { usePlanStore } from '../usePlanStore.ts'

type FilterAnswer = (typeof filtersInOrder)[number]

const rareAnswers: ReadonlySet<FilterAnswer> = new Set<FilterAnswer>([
  ...(['yours', 'chosen', 'skipped', 'translate', 'inside', 'tooLong', 'written', 'told'] as const),
])

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
  const isShown = (answer: FilterAnswer) => !rareAnswers.has(answer) || sums[answer] > 0 || filter.answer === answer
  return (
    <div className="plan-filters">
      <div className="filter-chips filter-chips-brief" role="group" aria-label={plan.filters}>
        <FilterChip
          label={plan.everything}
          count={wording.number(wishedInPlan(sums))}
          isChosen={filter.answer === null && filter.source === null && filter.group === null}
          onChoose={() => showOnly({})}
        />
        {filtersInOrder.filter(isShown).map((answer) => (
          <FilterChip
            key={answer}
            label={plan.answers[answer === 'sure' ? 'write' : answer]}
            count={wording.number(sums[answer])}
            isChosen={filter.answer === answer && filter.group === null}
            isEmpty={sums[answer] === 0}
            {...answerStyles[answer]}
            onChoose={() => showOnly({ answer })}
          />
        ))}
        {filter.group !== null && (
          <FilterChip
            label={filter.group === '' ? plan.films : shownText(filter.group)}
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
