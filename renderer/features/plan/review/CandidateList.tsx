/** The subtitles on offer for one file, best first, under the keys 1 to 9. */
import type { Ref } from 'react'
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import { Badge } from '../../../components/Badge.tsx'
import { Key } from '../../../components/Key.tsx'
import { Untrusted } from '../../../components/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { ReasonChips } from '../ReasonChips.tsx'
import { usePlanStore } from '../usePlanStore.ts'
import { previewKey } from './previewStore.ts'
import { OtherTitle } from './OtherTitle.tsx'

export interface CandidateListProps {
  readonly ref: Ref<HTMLDivElement>
}

export function CandidateList({ ref }: CandidateListProps) {
  const { review } = useTexts().plan
  const file = usePlanStore('review', (state) => state.files[state.at])
  const candidates = usePlanStore('review', (state) => state.candidates)
  const choose = usePlanStore('review', (state) => state.choose)
  const shownId = usePlanStore('review', (state) => state.shownId)
  return (
    <div className="review-candidates">
      <div className="review-file-head">
        {file && <Untrusted text={file.row.videoName} wraps className="review-file-name" />}
        {file?.row.question && <p className="quiet">{review.questions[file.row.question]}</p>}
      </div>
      {file && <OtherTitle key={file.row.id} rowId={file.row.id} />}
      <div
        ref={ref}
        role="listbox"
        tabIndex={0}
        className="candidates"
        aria-label={review.candidates}
        aria-busy={candidates === null}
        aria-activedescendant={shownId === null ? undefined : `candidate-${shownId}`}
      >
        {file &&
          candidates?.map((candidate, place) => (
            <CandidateEntry
              key={candidate.id}
              candidate={candidate}
              place={place}
              isShown={candidate.id === shownId}
              rowId={file.row.id}
              onChoose={() => void choose(place)}
            />
          ))}
      </div>
      {candidates?.length === 0 && <p className="review-none">{review.noCandidates}</p>}
    </div>
  )
}

interface CandidateEntryProps {
  readonly candidate: CandidateRow
  readonly place: number
  readonly isShown: boolean
  readonly rowId: string
  readonly onChoose: () => void
}

/** Keys reach the first nine; the others are chosen with the mouse. */
const keyedPlaces = 9

function CandidateEntry({ candidate, place, isShown, rowId, onChoose }: CandidateEntryProps) {
  const { plan } = useTexts()
  return (
    <div
      id={`candidate-${candidate.id}`}
      role="option"
      aria-selected={candidate.isChosen}
      className={`candidate ${isShown ? 'candidate-shown' : ''}`}
      onClick={onChoose}
    >
      <span className="candidate-key">{place < keyedPlaces && <Key name={String(place + 1)} />}</span>
      <div className="candidate-words">
        <span className="candidate-release">
          <Untrusted text={candidate.release} wraps />
          {candidate.isChosen && <Badge tone="good" icon="check" text={plan.review.chosen} />}
        </span>
        <CandidateFacts candidate={candidate} rowId={rowId} />
        <ReasonChips reasons={candidate.reasons} />
        {candidate.comment !== null && <Untrusted text={candidate.comment} className="faint small" />}
      </div>
    </div>
  )
}

function CandidateFacts({ candidate, rowId }: Pick<CandidateEntryProps, 'candidate' | 'rowId'>) {
  const { plan, wording } = useTexts()
  const look = usePlanStore('previews', (state) => state.previews.get(previewKey(rowId, candidate.id)))
  const { review } = plan
  return (
    <span className="candidate-facts">
      <span className={`candidate-tier tone-${candidate.tier <= 1 ? 'good' : candidate.tier >= 3 ? 'look' : 'quiet'}`}>
        {plan.tiers[candidate.tier]}
      </span>
      {candidate.author !== null && <Untrusted text={review.by({ author: candidate.author })} />}
      {candidate.fps !== null && <span>{review.fps({ value: wording.number(candidate.fps) })}</span>}
      {candidate.isHearingImpaired && (
        <Badge text={plan.kinds['hearing-impaired']} label={plan.kindTitles['hearing-impaired']} />
      )}
      {candidate.isMachineMade && <Badge tone="look" text={plan.kinds.machine} label={plan.kindTitles.machine} />}
      {candidate.isPack && <Badge text={review.pack} />}
      {look?.kind === 'seen' && (
        <span>{review.lastCueAlone({ end: wording.runningTime(look.preview.lastCueEndMs) })}</span>
      )}
    </span>
  )
}
