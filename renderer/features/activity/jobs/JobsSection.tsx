/** What the service's machine makes for us, on its way: state, progress, remaining time, and where a result was refused. */
import type { AiState } from '../../../../shared/contract/ai.ts'
import { Button } from '../../../components/Button.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { jobFilterStyles, jobFilters } from './jobStyles.ts'
import { JobsTable } from './JobsTable.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import './jobs.css'

export function JobsSection() {
  const texts = useTexts()
  const state = useActivityStore('jobs', ({ value }) => value)
  const problem = useActivityStore('jobsView', (view) => view.problem)
  if (!state || state.counts.all === 0) return null
  return (
    <section className="jobs" aria-label={texts.ai.title}>
      <div className="jobs-head">
        <h2 className="jobs-title">{texts.ai.title}</h2>
        <span className="quiet number">{budgetWords(texts, state)}</span>
        <span className="jobs-actions">
          <JobsActions state={state} />
        </span>
      </div>
      <JobFilters counts={state.counts} />
      <JobsTable />
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </section>
  )
}

function budgetWords({ ai, wording }: ReturnType<typeof useTexts>, { unitsLeft, resetsAtMs }: AiState): string {
  if (unitsLeft === null) return ''
  if (resetsAtMs === null) return ai.left({ count: unitsLeft })
  return ai.leftUntil({ count: unitsLeft, until: wording.day(resetsAtMs) })
}

function JobsActions({ state }: { readonly state: AiState }) {
  const { ai } = useTexts()
  const retry = useActivityStore('jobsView', (view) => view.retry)
  const cancel = useActivityStore('jobsView', (view) => view.cancel)
  const again = state.counts.failed + state.counts.waiting
  const open = state.counts.running + state.counts.waiting
  return (
    <>
      {again > 0 && (
        <Button size="s" icon="refresh" onPress={() => void retry(null)}>
          {ai.retryAll({ count: again })}
        </Button>
      )}
      {open > 0 && (
        <span title={ai.cancelHint}>
          <Button size="s" icon="stop" onPress={() => void cancel(null)}>
            {ai.cancelAll({ count: open })}
          </Button>
        </span>
      )}
    </>
  )
}

function JobFilters({ counts }: Pick<AiState, 'counts'>) {
  const { ai, wording } = useTexts()
  const chosen = useActivityStore('jobsView', (view) => view.filter)
  const narrow = useActivityStore('jobsView', (view) => view.narrow)
  return (
    <div className="jobs-filters filter-chips" role="group" aria-label={ai.filters}>
      {jobFilters.map((filter) => (
        <FilterChip
          key={filter}
          label={ai.filter[filter]}
          count={wording.number(counts[filter])}
          isChosen={filter === chosen}
          isEmpty={counts[filter] === 0}
          {...jobFilterStyles[filter]}
          onChoose={() => narrow(filter)}
        />
      ))}
    </div>
  )
}
