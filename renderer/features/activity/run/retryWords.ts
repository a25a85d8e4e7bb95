/** What the button that takes a run up again says: its verb with what it would spend, or when it would go on. */
import type { RetryCost, RunRow } from '../../../../shared/contract/runs/runs.ts'
import { verbWithCost } from '../../../texts/costWords.ts'
import type { Texts } from '../../../texts/Texts.ts'

type Retried = Pick<RunRow, 'sign' | 'verbs' | 'counts'>

/** @param cost null while nobody knows */
export function retryWords(texts: Texts, row: Retried, cost: RetryCost | null): string {
  if (cost?.untilMs) return retryLater(texts, row.verbs.toRetry, cost.untilMs)
  return verbWithCost(texts, verbOf(texts, row), cost)
}

/** Nothing of it could be paid today: taken up now, it waits, and goes on by itself. */
export function retryLater({ runs, wording }: Texts, count: number, untilMs: number): string {
  return runs.tryLater({ count, moment: wording.moment(untilMs) })
}

/** What a run was stopped before was never tried. */
function verbOf({ runs }: Pick<Texts, 'runs'>, { sign, verbs, counts }: Retried): string {
  if (sign === 'away') return runs.tryNow
  const words = counts.stopped === verbs.toRetry ? runs.goOn : runs.tryAgain
  return words({ count: verbs.toRetry })
}
