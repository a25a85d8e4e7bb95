/** Before the next candidate is taken: what goes and what it costs; after: what stands there now, or that it stays. */
import { useRef, type KeyboardEvent } from 'react'
import { replacedWords } from '../../../app/acts/replacedWords.ts'
import { useAnotherCost } from '../../../app/others/useAnotherCost.ts'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { useFocusBack } from '../../../components/page/useFocusBack.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { verbWithCost, type Cost } from '../../../texts/costWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isInVain } from './nextStore.ts'
import { useNextCandidate } from './useNextCandidate.ts'
import { useDeskStore } from '../useDeskStore.ts'

/** While it is not known what was asked before. */
const nextCost: Cost = { downloads: 1, mostSearches: 1 }

export function NextAsk() {
  const texts = useTexts()
  const { next } = texts.desk.fix
  const { isAsked, outcome, ofVersion, problem } = useDeskStore('next', (state) => state)
  const isNone = useDeskStore('desk', ({ text }) => isInVain({ outcome, ofVersion }, text))
  if (!isAsked && !outcome?.next && !isNone && !problem) return null
  return (
    <div className="fix-ask" role="status">
      {problem && <ProblemNotice problem={problem} />}
      {isAsked && <Question />}
      {!isAsked && outcome?.next && <Untrusted text={replacedWords(texts, outcome.next)} wraps />}
      {!isAsked && isNone && <p>{next.none}</p>}
    </div>
  )
}

/** It stands below the ways, maybe out of sight: it comes into sight with the keyboard, at what spends nothing. */
function Question() {
  const texts = useTexts()
  const { desk, common } = texts
  const { next } = desk.fix
  const isBusy = useDeskStore('next', (state) => state.isBusy)
  const askFor = useDeskStore('next', (state) => state.askFor)
  const { isUnkept, take } = useNextCandidate()
  const subject = useDeskStore('desk', (state) => state.subject)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const cost = useAnotherCost(subject ? subject.videoId : null, language ?? '')
  const question = useRef<HTMLDivElement>(null)
  useFocusBack(question, comeIntoSight)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isBusy) return
    event.preventDefault()
    event.stopPropagation()
    askFor(false)
  }

  return (
    <div ref={question} className="fix-question" role="group" aria-label={next.ask} onKeyDown={onKeyDown}>
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
    </div>
  )
}

function comeIntoSight(question: HTMLElement): void {
  question.querySelector<HTMLElement>('.button-ghost')?.focus()
  question.scrollIntoView({ block: 'nearest' })
}
