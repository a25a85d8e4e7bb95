/** This video's own row, then the subtitles on offer for it, best first, under the keys 1 to 9. */
import { useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { ReviewQuestion } from '../../../../shared/contract/runs/review.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { isMenuKey } from '../../../components/menu/menuKey.ts'
import { MiddleCut } from '../../../components/text/MiddleCut.tsx'
import { useWidth } from '../../../components/text/useWidth.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { CandidateEntry } from './CandidateEntry.tsx'
import { CandidateMenu, type OpenedMenu } from './CandidateMenu.tsx'
import { RuledOut } from './RuledOut.tsx'
import { useReviewStore } from '../useReviewStore.ts'

export interface CandidateListProps {
  readonly question: ReviewQuestion
  readonly ref: Ref<HTMLDivElement>
}

export function CandidateList({ question, ref }: CandidateListProps) {
  const { review } = useTexts()
  const choose = useReviewStore('review', (state) => state.choose)
  const showCandidate = useReviewStore('review', (state) => state.showCandidate)
  const shownId = useReviewStore('review', (state) => state.shownId)
  const { candidates, row, video } = question
  const [menu, setMenu] = useState<OpenedMenu | null>(null)
  const words = useRef<HTMLSpanElement>(null)
  const widthPx = useWidth(words)
  const opened = menu && candidates[menu.place]
  const shownPlace = candidates.findIndex(({ id }) => id === shownId)
  return (
    <>
      <div className="candidate candidate-heads" aria-hidden="true">
        <span className="candidate-key" />
        <span ref={words} className="candidate-words">
          {review.columns.release}
        </span>
        <span className="candidate-end">{review.columns.lastLine}</span>
        <span className="candidate-fps">{review.columns.frames}</span>
      </div>
      <OwnRow video={video} widthPx={widthPx} />
      <div
        ref={ref}
        onKeyDown={(event) => openByKey(event, shownPlace, setMenu)}
        role="listbox"
        tabIndex={0}
        className="candidates"
        aria-label={review.candidates}
        aria-activedescendant={shownId === null ? undefined : `candidate-${shownId}`}
      >
        {candidates.map((candidate, place) => (
          <CandidateEntry
            key={candidate.id}
            candidate={candidate}
            place={place}
            isShown={candidate.id === shownId}
            rowId={row.id}
            video={video}
            widthPx={widthPx}
            onShow={() => void showCandidate(place)}
            onChoose={() => void choose(place)}
            onMenu={(at) => setMenu({ place, at })}
          />
        ))}
      </div>
      {menu && opened && <CandidateMenu {...menu} candidate={opened} onClose={() => setMenu(null)} />}
      {candidates.length === 0 && <p className="review-none">{review.noCandidates}</p>}
      {question.ruledOut.length > 0 && <RuledOut question={question} />}
    </>
  )
}

/** Of the shown candidate, as the system's own menus open by keyboard. */
function openByKey(event: KeyboardEvent<HTMLDivElement>, place: number, open: (menu: OpenedMenu) => void): void {
  if (place < 0 || !isMenuKey(event)) return
  event.preventDefault()
  const box = event.currentTarget.children[place]?.getBoundingClientRect()
  if (box) open({ place, at: { x: box.left + box.width / 2, y: box.bottom } })
}

interface OwnRowProps extends Pick<ReviewQuestion, 'video'> {
  readonly widthPx: number | null
}

function OwnRow({ video, widthPx }: OwnRowProps) {
  const { review, wording } = useTexts()
  const { name, durationMs, fps } = video
  return (
    <div className="candidate candidate-own">
      <span className="candidate-key">
        <Icon name="screen" />
      </span>
      <span className="candidate-words">
        <MiddleCut text={name} widthPx={widthPx} look={{ sizePx: 13, weight: 400 }} />
        <span className="candidate-facts">{review.thisVideo}</span>
      </span>
      <span className="candidate-end">
        <span className="number">{durationMs === null ? '–' : wording.runningTime(durationMs)}</span>
        <span className="candidate-facts">{review.runtime}</span>
      </span>
      <span className="candidate-fps number">{fps === null ? '–' : wording.number(fps)}</span>
    </div>
  )
}
