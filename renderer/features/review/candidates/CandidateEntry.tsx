/** One subtitle on offer: how it fits in words, who made it, where it ends and how fast it plays against the video. */
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import type { Preview } from '../../../../shared/contract/preview.ts'
import type { ReviewQuestion } from '../../../../shared/contract/runs/review.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import type { MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { Badge } from '../../../components/sign/Badge.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { MiddleCut } from '../../../components/text/MiddleCut.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { inOneLine } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LastLine, Speed } from './CandidateMeasures.tsx'
import { fitTone, fitWords } from './fitWords.ts'
import { previewKey } from '../preview/previewStore.ts'
import { useReviewStore } from '../useReviewStore.ts'

interface CandidateEntryProps {
  readonly candidate: CandidateRow
  readonly place: number
  readonly isShown: boolean
  readonly rowId: string
  readonly video: ReviewQuestion['video']
  /** The room of its name; null before it is known. */
  readonly widthPx: number | null
  /** One press looks at it, two choose it: after an answer the next question comes by itself. */
  readonly onShow: () => void
  readonly onChoose: () => void
  readonly onMenu: (at: MenuPoint) => void
}

const nameLook = { sizePx: 13, weight: 400 } as const
/** The sign of the chosen one and the gap before it. */
const chosenPx = 24
const nameRoom = (widthPx: number | null, isChosen: boolean) => widthPx && widthPx - (isChosen ? chosenPx : 0)

/** Keys reach the first nine; the others are chosen with the mouse. */
const keyedPlaces = 9

export function CandidateEntry({
  candidate,
  place,
  isShown,
  rowId,
  video,
  widthPx,
  onShow,
  onChoose,
  onMenu,
}: CandidateEntryProps) {
  const { review } = useTexts()
  const look = useReviewStore('previews', (state) => state.previews.get(previewKey(rowId, candidate.id)))
  const preview = look?.kind === 'seen' ? look.preview : null
  return (
    <div
      id={`candidate-${candidate.id}`}
      role="option"
      aria-selected={candidate.isChosen}
      className={`candidate ${isShown ? 'candidate-shown' : ''}`}
      onClick={onShow}
      onDoubleClick={onChoose}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu({ x: event.clientX, y: event.clientY })
      }}
    >
      <span className="candidate-key">{place < keyedPlaces && <Key name={String(place + 1)} />}</span>
      <span className="candidate-words">
        <span className="candidate-release">
          <MiddleCut text={candidate.release} widthPx={nameRoom(widthPx, candidate.isChosen)} look={nameLook} />
          {candidate.isChosen && (
            <span className="candidate-chosen">
              <Icon name="check" />
              <span className="spoken">{review.chosen}</span>
            </span>
          )}
        </span>
        <CandidateFacts candidate={candidate} preview={preview} />
        {candidate.comment !== null && <Untrusted text={inOneLine(candidate.comment)} className="faint small" />}
      </span>
      <LastLine preview={preview} />
      <Speed theirs={candidate.fps} ours={video.fps} />
      <MenuOpener onMenu={onMenu} />
    </div>
  )
}

/** For the mouse alone: keys and screen readers open the menu at the list. */
function MenuOpener({ onMenu }: Pick<CandidateEntryProps, 'onMenu'>) {
  return (
    <span
      className="candidate-more"
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        const { right, bottom } = event.currentTarget.getBoundingClientRect()
        onMenu({ x: right, y: bottom })
      }}
    >
      <Icon name="more" />
    </span>
  )
}

interface FactsProps {
  readonly candidate: CandidateRow
  readonly preview: Preview | null
}

function CandidateFacts({ candidate, preview }: FactsProps) {
  const { plan, review } = useTexts()
  const kind = candidate.isMachineMade ? plan.kinds.machine : plan.kinds.human
  const facts = [
    ...(candidate.author === null ? [] : [review.by({ author: shownText(candidate.author) })]),
    kind,
    ...(candidate.isPack ? [review.pack] : []),
    ...(candidate.isCached ? [review.downloaded] : []),
  ]
  return (
    <>
      <FitWords candidate={candidate} preview={preview} />
      <span className="candidate-facts">
        {facts.map((fact, at) => (
          <span key={fact}>
            <bdi>{fact}</bdi>
            {at < facts.length - 1 && ' ·'}
          </span>
        ))}
        {candidate.isHearingImpaired && (
          <Badge text={plan.kinds['hearing-impaired']} label={plan.kindTitles['hearing-impaired']} />
        )}
      </span>
    </>
  )
}

/** A line of its own: where it ends is known later, and must move nothing. */
function FitWords({ candidate, preview }: FactsProps) {
  const words = fitWords(useTexts(), candidate, preview)
  return (
    <span className={`candidate-fit clip tone-${fitTone(candidate, preview)}`} title={words}>
      {words}
    </span>
  )
}
