/** What else is on offer for the wish that one of ours meets, each with its price. Nobody's plan is made before it is opened. */
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/button/Button.tsx'
import { searchCost, verbWithCost } from '../../texts/costWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { ProblemNotice } from '../problem/ProblemNotice.tsx'
import type { OtherChoice, OthersStore } from './othersStore.ts'
import { useAnotherCost } from './useAnotherCost.ts'
import './others.css'

export interface OtherListProps {
  readonly store: OthersStore
  /** One line of the list. */
  readonly children: (other: OtherChoice) => ReactNode
}

export function OtherList({ store, children }: OtherListProps) {
  const texts = useTexts()
  const { others: words } = texts.desk.fix
  const { ours, others, isAsked, isBusy, problem, list, ask } = useStore(store)
  const cost = useAnotherCost(isAsked === false && ours ? ours.videoId : null, ours?.language ?? '')
  if (ours === null) return null
  return (
    <div className="others">
      {problem && <ProblemNotice problem={problem} />}
      {isAsked === null && (
        <Button look="ghost" size="s" isBusy={isBusy} onPress={() => void list()}>
          {words.open}
        </Button>
      )}
      {isAsked === true && <h3 className="small quiet">{words.count({ count: others.length })}</h3>}
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={other.file.candidateId}>{children(other)}</li>
          ))}
        </ul>
      )}
      {isAsked === false && (
        <>
          <p className="small quiet">{words.unasked}</p>
          <Button size="s" isBusy={isBusy} onPress={() => void ask()}>
            {verbWithCost(texts, words.ask, searchCost(cost))}
          </Button>
        </>
      )}
    </div>
  )
}
