/** What is measured of a subtitle on offer beside the video: where its last line ends, and how fast it plays. */
import type { Preview } from '../../../../shared/contract/preview.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { endOf } from '../preview/endOfSubtitle.ts'
import { speedOf } from './fitWords.ts'

/** Known once somebody has looked inside. */
export function LastLine({ preview }: { readonly preview: Preview | null }) {
  const { review, wording } = useTexts()
  if (preview === null) return <span className="candidate-end faint">–</span>
  const { lastCueEndMs, videoDurationMs } = preview
  const end = endOf(preview)
  const isOdd = end === 'shorter' || end === 'longer'
  const time = videoDurationMs === null ? '' : wording.runningTime(Math.abs(lastCueEndMs - videoDurationMs))
  const isAfter = videoDurationMs !== null && lastCueEndMs > videoDurationMs
  return (
    <span className={`candidate-end ${isOdd ? 'tone-look candidate-odd' : ''}`}>
      <span className="number">
        <span className="spoken">{review.columns.lastLine} </span>
        {wording.runningTime(lastCueEndMs)}
      </span>
      {time !== '' && (
        <span className="candidate-facts">{isAfter ? review.after({ time }) : review.before({ time })}</span>
      )}
    </span>
  )
}

export function Speed({ theirs, ours }: { readonly theirs: number | null; readonly ours: number | null }) {
  const { review, wording } = useTexts()
  const speed = speedOf(theirs, ours)
  return (
    <span className={`candidate-fps ${speed === null ? '' : 'tone-look candidate-odd'}`}>
      <span className="number">{theirs === null || theirs === 0 ? '–' : wording.number(theirs)}</span>
      {speed !== null && <span className="candidate-facts">{review[speed]}</span>}
    </span>
  )
}
