/** One line: number, time, words, and how fast they must be read. */
import { memo } from 'react'
import { fastestSpeed } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { clockOf, secondsOf } from '../../../app/desk/deskTimes.ts'
import type { Line } from './useLines.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useGoTo } from '../../../app/desk/useStep.ts'

export interface CueRowProps {
  readonly line: Line
  readonly isChosen: boolean
  /** What the subtitle beside it says here; null where none stands there. */
  readonly beside: string | null
}

export const CueRow = memo(function CueRow({ line, isChosen, beside }: CueRowProps) {
  const texts = useTexts()
  const { desk } = texts
  const goTo = useGoTo()
  const edit = useDeskStore('desk', (state) => state.edit)
  const canEdit = useDeskStore('desk', ({ text }) => text?.canEditWords ?? false)
  const { index, cue, words, faults } = line
  const { speed, isFast, overlapMs } = faults
  const overlap = desk.overlapNote({ seconds: secondsOf(texts, overlapMs), line: String(index) })

  /** Anywhere in the row: the hand comes to it, and the line is typed. */
  function onDoubleClick(): void {
    if (!isChosen) goTo(index)
    if (canEdit) edit(cue)
  }

  return (
    <div className="cue-row" role="listitem" aria-current={isChosen} onDoubleClick={onDoubleClick}>
      <span className="cue-number">{index + 1}</span>
      <span className="cue-time">{clockOf(texts, cue.startMs)}</span>
      <button
        type="button"
        className="cue-said"
        dir="auto"
        onClick={() => goTo(index)}
        // Space plays the film; some browsers press a button when it is let go.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        {words.split('\n').map((said, at) => (
          <span key={at} className="cue-line">
            {shownText(said)}
          </span>
        ))}
      </button>
      {beside !== null && (
        <span className="cue-beside" dir="auto">
          {beside === '' ? desk.compare.noLine : shownText(beside)}
        </span>
      )}
      <span className="cue-marks">
        {overlapMs > 0 && (
          <span className="cue-overlap" role="img" aria-label={overlap} title={overlap}>
            <Icon name="warning" />
          </span>
        )}
        {speed !== null && <Pace speed={speed} isFast={isFast} />}
      </span>
    </div>
  )
})

function Pace({ speed, isFast }: { readonly speed: number; readonly isFast: boolean }) {
  const { desk, wording } = useTexts()
  const shown = Math.round(Math.min(speed, 999))
  return (
    <span
      className={speed > fastestSpeed ? 'cue-speed-over' : isFast ? 'cue-speed-fast' : 'cue-speed'}
      title={desk.pace({ speed: wording.number(shown) })}
    >
      {shown}
    </span>
  )
}
