/** Two subtitles of the question at the same moment of its film, instead of the list of candidates. */
import { CompareView } from '../../../app/desk/compare/CompareView.tsx'
import { OtherChoice } from '../../../app/desk/compare/OtherChoice.tsx'
import { StripWhole } from '../../../app/desk/strip/StripWhole.tsx'
import { useStripMarks } from '../../../app/desk/strip/useStripMarks.ts'
import { useSmallDesk } from '../../../app/desk/small/useSmallDesk.ts'
import { useSeenStore } from '../../../app/desk/useSeenStore.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useReviewStore } from '../useReviewStore.ts'

export function ReviewCompare() {
  const marks = useStripMarks()
  return (
    <div className="review-compare">
      <Tools />
      <CompareView />
      <StripWhole {...marks} />
    </div>
  )
}

/** Which is B, and the two ways to decide. */
function Tools() {
  const { compare } = useTexts().desk
  const { turnComparing } = useSmallDesk()
  const file = useSeenStore('compare', ({ choice, other }) => (other ? (choice?.file ?? null) : null))
  const place = useReviewStore('review', ({ question }) =>
    file?.kind === 'candidate' ? (question?.candidates.findIndex(({ id }) => id === file.candidateId) ?? -1) : -1,
  )
  const choose = useReviewStore('review', (state) => state.choose)
  return (
    <div className="compare-tools review-compare-tools">
      <OtherChoice />
      <Button shortcut="A" onPress={() => void turnComparing()}>
        {compare.keepA} <Key name="A" />
      </Button>
      {place >= 0 && (
        <Button
          look="primary"
          shortcut="B"
          onPress={() => {
            void turnComparing()
            void choose(place)
          }}
        >
          {compare.useB.candidate} <Key name="B" />
        </Button>
      )}
    </div>
  )
}
