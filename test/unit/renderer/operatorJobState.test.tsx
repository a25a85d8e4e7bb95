// @vitest-environment jsdom
/** Why a job failed can be read to its end without a pointer. */
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobState } from '../../../renderer/operator/jobs/JobState.tsx'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { TextsProvider } from '../../../renderer/texts/TextsContext.tsx'
import type { OperatorJob } from '../../../shared/contract/operator.ts'

test('the reason of a failure breaks over lines instead of ending in dots', async () => {
  const problem = 'The engine answered with something that is no translation, and did so again.'
  const job = { status: 'failed', progress: 0.5, problem } as OperatorJob
  const shown = render(
    <TextsProvider texts={await loadTexts('en')}>
      <JobState job={job} />
    </TextsProvider>,
  )
  const reason = shown.getByText(problem)
  expect([reason.classList.contains('untrusted-wraps'), reason.classList.contains('clip')]).toEqual([true, false])
})
