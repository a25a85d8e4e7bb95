/**
 * Asks only what is not known yet: an answer that was paid for in an earlier, broken-off round is taken from memory; one
 * that was cut off is read on.
 */
import type { AskParts } from './askParts.ts'
import type { Asked, Outcome } from './outcomes/outcome.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import { isCutOff } from './outcomes/storedAnswer.ts'

export type Ask<Question extends IdsQuestion | NameQuestion> = (
  asked: readonly Asked<Question>[],
) => Promise<readonly Outcome[]>

/** One outcome a question, in order, as `ask` gives for those it is handed. */
export async function askUnknown<Question extends IdsQuestion | NameQuestion>(
  { known }: Pick<AskParts, 'known'>,
  asked: readonly Asked<Question>[],
  ask: Ask<Question>,
): Promise<readonly Outcome[]> {
  const remembered = asked.map((one) => {
    const answer = known(one)
    return answer && !isCutOff(answer) ? answer : null
  })
  const open = asked.filter((_, index) => remembered[index] === null)
  const fresh = open.length === 0 ? [] : await ask(open)
  const freshOf = new Map(open.map((one, index) => [one, fresh[index]]))
  return asked.flatMap((one, index) => {
    const answer = remembered[index]
    return answer ? { kind: 'answered', answer, cost: 0, isFromCache: true } : (freshOf.get(one) ?? [])
  })
}
