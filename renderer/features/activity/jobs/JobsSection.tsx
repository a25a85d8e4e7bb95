/** What the service's machine makes for the run that is opened: state, progress, remaining time, and where a result was refused. */
import type { AiState } from '../../../../shared/contract/ai.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { JobsTable } from './JobsTable.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import './jobs.css'

export function JobsSection() {
  const texts = useTexts()
  const state = useActivityStore('jobs', ({ value }) => value)
  const hasJobs = useActivityStore('jobsView', (view) => view.hasJobs)
  if (!state || !hasJobs) return null
  return (
    <section className="jobs" aria-label={texts.ai.title}>
      <div className="jobs-head">
        <h2 className="jobs-title">{texts.ai.title}</h2>
        <span className="quiet number">{budgetWords(texts, state)}</span>
      </div>
      <JobsTable />
    </section>
  )
}

function budgetWords({ ai, wording }: ReturnType<typeof useTexts>, { unitsLeft, resetsAtMs }: AiState): string {
  if (unitsLeft === null) return ''
  if (resetsAtMs === null) return ai.left({ count: unitsLeft })
  return ai.leftUntil({ count: unitsLeft, until: wording.day(resetsAtMs) })
}
