/** Why a look inside failed. A look waits for nothing: where no download is left, it says when one is. */
import { useEffect } from 'react'
import type { Problem } from '../../../../shared/contract/problem.ts'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useReviewStore } from '../useReviewStore.ts'

export function LookProblem({ problem }: { readonly problem: Problem }) {
  return problem.code === 'quota.exhausted' ? <UsedUp /> : <ProblemNotice problem={problem} />
}

function UsedUp() {
  const { review, wording } = useTexts()
  const resetsAtMs = useReviewStore('usage', ({ value }) => value?.downloads.resetsAtMs ?? null)
  const refresh = useReviewStore('usage', (usage) => usage.refresh)
  useEffect(() => void refresh(), [refresh])
  const text = resetsAtMs === null ? review.lookUsedUp : review.lookUsedUpUntil({ moment: wording.moment(resetsAtMs) })
  return <Notice tone="bad" text={text} />
}
