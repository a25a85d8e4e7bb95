/** An error of the host where it matters: its sentence in the reader's language, and the button that mends it. */
import type { ReactNode } from 'react'
import type { Problem } from '../../../shared/contract/problem.ts'
import { Notice } from '../../components/page/Notice.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useIsToldAtFoot } from '../frame/connectionContext.ts'
import { RemedyButton } from './RemedyButton.tsx'

export interface ProblemNoticeProps {
  readonly problem: Problem
  readonly tone?: Tone
  /** Further buttons, before the remedy's. */
  readonly children?: ReactNode
}

export function ProblemNotice({ problem, tone = 'bad', children }: ProblemNoticeProps) {
  const texts = useTexts()
  const isToldAtFoot = useIsToldAtFoot(problem)
  if (isToldAtFoot) return null
  return (
    <Notice tone={tone} text={problemText(texts, problem)}>
      {children}
      <RemedyButton code={problem.code} size="s" />
    </Notice>
  )
}
