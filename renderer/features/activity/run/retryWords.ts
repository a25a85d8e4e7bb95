/** What the button that takes a run up again says: its verb with what it would spend, or when it would go on. */
import type { RetryCost, RunRow } from '../../../../shared/contract/runs/runs.ts'
import { verbWithCost } from '../../../texts/costWords.ts'
import type { Texts } from '../../../texts/Texts.ts'

type Retried = Pick<RunRow, 'sign' | 'verbs' | 'counts'>

/** @param cost null while nobody knows */
export function retryWords(texts: Texts, row: Retried, cost: RetryCost | null): string {
  return retryWithCost(texts, { verb: verbOf(texts, row), count: row.verbs.toRetry }, cost)
}

/** Where not all of it can be paid today, how much can; where nothing can, when. */
export function retryWithCost(
  texts: Texts,
  { verb, count }: { readonly verb: string; readonly count: number },
  cost: RetryCost | null,
): string {
  if (cost?.untilMs) return retryLater(texts, count, cost.untilMs)
  const words = verbWithCost(texts, verb, cost)
  const left = cost?.downloadsLeft ?? null
  return cost && left !== null && left < cost.downloads ? texts.runs.onlyLeft({ words, left }) : words
}

/** Nothing of it could be paid today: taken up now, it waits, and goes on by itself. */
function retryLater({ runs, wording }: Texts, count: number, untilMs: number): string {
  return runs.tryLater({ count, moment: wording.moment(untilMs) })
}

/** What a run was stopped before was never tried. */
function verbOf({ runs }: Pick<Texts, 'runs'>, { sign, verbs, counts }: Retried): string {
  if (sign === 'away') return runs.tryNow
  const words = counts.stopped === verbs.toRetry ? runs.goOn : runs.tryAgain
  return words({ count: verbs.toRetry })
}
