/** Before the next candidate is taken: what goes and what it costs; after: what stands there now, or that it stays. */
import { replacedWords } from '../../../app/acts/replacedWords.ts'
import { useAnotherCost } from '../../../app/others/useAnotherCost.ts'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { verbWithCost, type Cost } from '../../../texts/costWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useNextCandidate } from './useNextCandidate.ts'
import { useDeskStore } from '../useDeskStore.ts'

/** While it is not known what was asked before. */
const nextCost: Cost = { downloads: 1, mostSearches: 1 }

export function NextAsk() {
  const texts = useTexts()
  const { desk, common } = texts
  const { next } = desk.fix
  const { isAsked, isBusy, outcome, problem, askFor } = useDeskStore('next', (state) => state)
  const { isUnkept, take } = useNextCandidate()
  const subject = useDeskStore('desk', (state) => state.subject)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const cost = useAnotherCost(isAsked && subject ? subject.videoId : null, language ?? '')
  if (!isAsked && !outcome && !problem) return null
  return (
    <div className="fix-ask" role="status">
      {problem && <ProblemNotice problem={problem} />}
      {isAsked && (
        <>
          <p>{next.ask}</p>
          <div className="desk-move">
            <Button size="s" look="primary" isBusy={isBusy} isDisabled={isUnkept} onPress={take}>
              {verbWithCost(texts, next.take, cost ?? nextCost)}
            </Button>
            <Button size="s" look="ghost" isDisabled={isBusy} onPress={() => askFor(false)}>
              {common.cancel}
            </Button>
          </div>
          {isUnkept && <p className="small quiet">{desk.compare.keepFirstReplaced}</p>}
        </>
      )}
      {!isAsked && outcome?.next && <Untrusted text={replacedWords(texts, outcome.next)} wraps />}
      {!isAsked && outcome && !outcome.next && <p>{next.none}</p>}
    </div>
  )
}
