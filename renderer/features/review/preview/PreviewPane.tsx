/** Inside the shown candidate: cues of its beginning, middle and end. Says what looking costs before it is paid. */
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import type { Preview } from '../../../../shared/contract/preview.ts'
import { OpenDesk } from '../../../app/OpenDesk.tsx'
import { lineAt } from '../../../app/desk/seenState.ts'
import { useGoTo } from '../../../app/desk/useStep.ts'
import { useSeenStore } from '../../../app/desk/useSeenStore.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import type { Tone } from '../../../components/sign/tone.ts'
import { CueWords } from '../../../components/text/CueWords.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useReviewStore } from '../useReviewStore.ts'
import { AtSide } from './AtSide.tsx'
import { endOf, type End } from './endOfSubtitle.ts'
import { LookProblem } from './LookProblem.tsx'
import { previewKey, type PreviewLook } from './previewStore.ts'

export function PreviewPane() {
  const { review } = useTexts()
  const rowId = useReviewStore('review', ({ question }) => question?.row.id)
  const candidate = useReviewStore('review', ({ question, shownId }) =>
    question?.candidates.find(({ id }) => id === shownId),
  )
  const look = useReviewStore('previews', (state) =>
    rowId === undefined || !candidate ? undefined : state.previews.get(previewKey(rowId, candidate.id)),
  )
  const lookAtShown = useReviewStore('previews', (state) => state.lookAtShown)
  return (
    <section className="review-preview" aria-label={review.inside}>
      <h2 className="review-preview-title">{review.inside}</h2>
      {rowId !== undefined && candidate && (
        <div className="review-desk">
          <AtSide isSeen={look?.kind === 'seen' || (candidate.isCached && look?.kind !== 'failed')}>
            <OpenDesk
              file={{ kind: 'candidate', questionId: rowId, candidateId: candidate.id, mayDownload: true }}
              costs={!candidate.isCached}
              from="review"
            />
          </AtSide>
        </div>
      )}
      {candidate && <PreviewBody candidate={candidate} look={look} onLook={() => void lookAtShown()} />}
    </section>
  )
}

interface PreviewBodyProps {
  readonly candidate: CandidateRow
  readonly look: PreviewLook | undefined
  readonly onLook: () => void
}

function PreviewBody({ candidate, look, onLook }: PreviewBodyProps) {
  const texts = useTexts()
  const { review } = texts
  if (look?.kind === 'seen') return <Cues preview={look.preview} />
  return (
    <div className="review-unseen">
      <Untrusted text={candidate.release} wraps />
      {look?.kind === 'failed' && <LookProblem problem={look.problem} />}
      <Button icon="eye" isBusy={look?.kind === 'looking'} shortcut="P" onPress={onLook}>
        {look?.kind === 'looking' ? review.looking : candidate.isCached ? review.lookInsideFree : review.lookInside}{' '}
        <Key name="P" />
      </Button>
    </div>
  )
}

const endLooks: Readonly<Record<End, { readonly tone: Tone; readonly icon: IconName }>> = {
  fits: { tone: 'good', icon: 'check' },
  over: { tone: 'quiet', icon: 'info' },
  unknown: { tone: 'quiet', icon: 'info' },
  longer: { tone: 'look', icon: 'warning' },
  shorter: { tone: 'look', icon: 'warning' },
}

/** What it is written in anyway needs no word. */
function isUsual(encoding: string): boolean {
  return /^utf-?8/i.test(encoding)
}

function Cues({ preview }: { readonly preview: Preview }) {
  const texts = useTexts()
  const { review } = texts
  const parts = ['first', 'middle', 'last'] as const
  const end = endOf(preview)
  return (
    <div className="cues" tabIndex={0} role="group" aria-label={review.inside}>
      <p className={`cues-end tone-${endLooks[end].tone}`}>
        <span className="cues-end-words">
          <Icon name={endLooks[end].icon} />
          {endWords(texts, preview)}
        </span>
        {!isUsual(preview.encoding) && (
          <Untrusted text={review.encoding({ name: preview.encoding })} className="faint small" />
        )}
      </p>
      {preview.removed > 0 && (
        <p className="cues-end faint small">{texts.cleaning.inPreview({ count: preview.removed })}</p>
      )}
      {parts.map((part) => (
        <section key={part}>
          <h3 className="cues-part">{review.parts[part]}</h3>
          <ol>
            {preview[part].map((cue, index) => (
              <CueLine key={index} cue={cue} start={texts.wording.runningTime(cue.startMs)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** Pressed, the film at the side goes there. */
function CueLine({ cue, start }: { readonly cue: Preview['first'][number]; readonly start: string }) {
  const cues = useSeenStore('seen', (state) => state.cues)
  const goTo = useGoTo()
  return (
    <li className="cue">
      <button type="button" className="cue-press" onClick={() => goTo(lineAt(cues, cue.startMs))}>
        <span className="cue-time number">{start}</span>
        <span className="cue-text">
          <CueWords text={cue.text} />
        </span>
      </button>
    </li>
  )
}

function endWords({ review, wording }: Texts, preview: Preview): string {
  const end = wording.runningTime(preview.lastCueEndMs)
  if (preview.videoDurationMs === null) return review.lastCueAlone({ end })
  const over = wording.runningTime(Math.abs(preview.lastCueEndMs - preview.videoDurationMs))
  const against = review.lastCue({ end, runtime: wording.runningTime(preview.videoDurationMs) })
  const verdict = endOf(preview)
  if (verdict === 'longer') return `${against}. ${review.longer({ by: over })}`
  return verdict === 'shorter' ? `${against}. ${review.shorter({ by: over })}` : against
}
