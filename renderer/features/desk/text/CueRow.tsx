/** One line: number, time, words, and how fast they must be read. */
import { memo, type RefObject } from 'react'
import type { SaidPiece } from '../../../../shared/subtitle/compare/wordDifferences.ts'
import type { Pace } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { piecesInRows, type LineBeside } from '../../../app/desk/compare/besideLines.ts'
import { SaidWords } from '../../../app/desk/compare/SaidWords.tsx'
import { clockOf, secondsOf } from '../../../app/desk/deskTimes.ts'
import { AdvertChip } from './AdvertChip.tsx'
import type { Line } from './useLines.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useFocusWithHand } from './useFocusWithHand.ts'
import { useGoTo } from '../../../app/desk/useStep.ts'

export interface CueRowProps {
  readonly line: Line
  readonly isChosen: boolean
  /** What the subtitle beside it says here; null where none stands there. */
  readonly beside: LineBeside | null
  /** The line that the hand has left had the focus. */
  readonly handedOnRef: RefObject<boolean>
}

export const CueRow = memo(function CueRow({ line, isChosen, beside, handedOnRef }: CueRowProps) {
  const texts = useTexts()
  const { desk } = texts
  const goTo = useGoTo()
  const edit = useDeskStore('desk', (state) => state.edit)
  const canEdit = useDeskStore('desk', ({ text }) => text?.canEditWords ?? false)
  const { index, cue, words, faults, advert } = line
  const { speed, pace, overlapMs } = faults
  const said = useFocusWithHand(isChosen, handedOnRef)
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
        ref={said}
        type="button"
        className="cue-said"
        dir="auto"
        onClick={() => goTo(index)}
        // Space plays the film; some browsers press a button when it is let go.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        {rowsOf(words, beside?.own ?? null).map((pieces, at) => (
          <span key={at} className="cue-line">
            <SaidWords pieces={pieces} side="a" />
          </span>
        ))}
      </button>
      {beside !== null && (
        <span className="cue-beside" dir="auto">
          {beside.other.length === 0 ? desk.compare.noLine : <SaidWords pieces={beside.other} side="b" />}
        </span>
      )}
      {advert && <AdvertChip advert={advert} line={String(index + 1)} canTakeOut={canEdit} />}
      <span className="cue-marks">
        {overlapMs > 0 && (
          <span className="cue-overlap" role="img" aria-label={overlap} title={overlap}>
            <Icon name="warning" />
          </span>
        )}
        {speed !== null && <Speed speed={speed} pace={pace} />}
      </span>
    </div>
  )
})

function rowsOf(words: string, own: LineBeside['own']): readonly (readonly SaidPiece[])[] {
  return own ? piecesInRows(own, words) : words.split('\n').map((text) => [{ text, isOwn: false }])
}

function Speed({ speed, pace }: { readonly speed: number; readonly pace: Pace }) {
  const { desk, wording } = useTexts()
  const shown = Math.round(Math.min(speed, 999))
  const told = desk.pace({ speed: wording.number(shown) })
  if (pace === 'easy')
    return (
      <span className="cue-speed" title={told}>
        {shown}
      </span>
    )
  // The colour alone would say it to those who see colours.
  const words = pace === 'over' ? desk.paceOver({ pace: told }) : desk.paceFast({ pace: told })
  return (
    <span className={`cue-speed-${pace}`} role="img" aria-label={words} title={words}>
      {shown}
    </span>
  )
}
