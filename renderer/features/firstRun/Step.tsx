/** One step of the first hour: its number, or a tick once it is answered. */
import { useId, type ReactNode } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export interface StepProps {
  readonly number: number
  readonly title: string
  readonly isDone: boolean
  /** Where the hand is. */
  readonly isNow: boolean
  /** Its answer fits into the line of its title. */
  readonly isLine?: boolean
  readonly children: ReactNode
}

export function Step({ number, title, isDone, isNow, isLine = false, children }: StepProps) {
  const { firstRun } = useTexts()
  const id = useId()
  const look = isDone ? 'step-number-done' : isNow ? 'step-number-now' : ''
  return (
    <section className={`step ${isLine ? 'step-with-line' : ''}`} aria-labelledby={id}>
      <span className={`step-number ${look}`}>
        {isDone ? <Icon name="check" /> : number}
        {isDone && <span className="spoken">{firstRun.ready}</span>}
      </span>
      <div className={isLine ? 'step-line' : 'step-body'}>
        <h2 id={id} className="step-title">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
