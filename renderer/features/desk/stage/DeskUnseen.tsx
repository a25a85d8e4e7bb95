/** The subtitle is not here yet: it is being read, cannot be, or looking at it costs a download that nobody has agreed to. */
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { asPaid } from '../deskFiles.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useReopen } from '../useReopen.ts'

export function DeskUnseen() {
  const { desk, review } = useTexts()
  const problem = useDeskStore('desk', (state) => state.problem)
  const file = useDeskStore('desk', ({ wish }) => wish?.file ?? null)
  const reopen = useReopen()
  if (!problem || !file) return <div className="desk" role="status" aria-label={desk.reading} />
  if (!('mayDownload' in file) || file.mayDownload) return <ProblemNotice problem={problem} />
  return (
    <EmptyState icon="download" title={desk.offer.unseen} text={desk.offer.unseenHint}>
      <Button look="primary" icon="eye" onPress={() => void reopen(asPaid(file))}>
        {review.lookInside}
      </Button>
    </EmptyState>
  )
}
