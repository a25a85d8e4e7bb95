/** What stands beside a screen's name: the run that is under way, the questions that are open. */
import { useStore } from 'zustand'
import { useTexts } from '../../texts/TextsContext.tsx'
import { openQuestions, progressOf, type QuestionsStore, type RunningStore } from '../stores/runningStores.ts'
import { useIsLost } from './connectionContext.ts'
import type { ScreenId } from '../address/screen.ts'

export interface NavigationStatusProps {
  readonly screen: ScreenId
  readonly running: RunningStore
  readonly questions: QuestionsStore
}

export function NavigationStatus({ screen, running, questions }: NavigationStatusProps) {
  if (screen === 'activity') return <RunRing running={running} />
  return screen === 'review' && <QuestionCount questions={questions} />
}

/** Longer numbers would take the room of the screen's name. */
const mostCounted = 1_000
/** Of the circle, so that its length is 100. */
const radius = 100 / (2 * Math.PI)

function RunRing({ running }: Pick<NavigationStatusProps, 'running'>) {
  const { shell, wording } = useTexts()
  const state = useStore(running, ({ value }) => value)
  const progress = progressOf(state)
  const isLost = useIsLost()
  if (progress === null || isLost) return null
  const share = progress.total === 0 ? 0 : (100 * progress.done) / progress.total
  return (
    <span className="navigation-run" title={shell.running(progress)}>
      <span className="navigation-run-words" aria-hidden="true">
        {progress.total < mostCounted ? shell.runningShort(progress) : wording.percent(share / 100)}
      </span>
      <svg className="navigation-ring" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle className="navigation-ring-track" cx="20" cy="20" r={radius} />
        <circle
          className="navigation-ring-done"
          cx="20"
          cy="20"
          r={radius}
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <span className="spoken">{shell.running(progress)}</span>
    </span>
  )
}

function QuestionCount({ questions }: Pick<NavigationStatusProps, 'questions'>) {
  const { shell, wording } = useTexts()
  const count = useStore(questions, ({ value }) => openQuestions(value))
  if (count === 0) return null
  return (
    <span className="navigation-count" title={shell.questions({ count })}>
      <span aria-hidden="true">{wording.shortNumber(count)}</span>
      <span className="spoken">{shell.questions({ count })}</span>
    </span>
  )
}
