/** "This is another title" of one video or row: the question while it is open, else what opens it. */
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { TitleQuestion } from '../../components/page/TitleQuestion.tsx'
import { ProblemNotice } from '../problem/ProblemNotice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export interface AskTitleProps {
  readonly store: TitleChoiceStore
  /** The id that the question is asked for. */
  readonly askedFor: string
  /** What a search and a choice cost here. */
  readonly hint?: string
  /** Stands while the question is closed. */
  readonly children: ReactNode
}

export function AskTitle({ store, askedFor, hint, children }: AskTitleProps) {
  const texts = useTexts()
  const { titleChoice } = texts.library
  const state = useStore(store)
  return (
    <>
      {state.problem && state.problemOf === askedFor && <ProblemNotice problem={state.problem} />}
      {state.askedFor === askedFor ? (
        <TitleQuestion
          words={{ ...titleChoice, hint: hint ?? titleChoice.hint, cancel: texts.common.cancel }}
          text={state.text}
          found={state.found}
          isBusy={state.isBusy}
          onType={state.type}
          onSearch={() => void state.search()}
          onTake={(title) => void state.take(title)}
          onClose={state.close}
        />
      ) : (
        children
      )}
    </>
  )
}
