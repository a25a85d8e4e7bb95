/** In the row of a file that scans skip and that may be a video: it is one, or none after all. */
import { canBeOverruled } from '../../../../shared/skippedVideos.ts'
import { Button } from '../../../components/button/Button.tsx'
import { RowActions } from '../../../components/list/RowActions.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SkippedRow } from '../listStores.ts'
import { useLibraryStore } from '../useLibraryStore.ts'

export function SkippedTurn({ row: { id, reason } }: { readonly row: SkippedRow }) {
  const { skippedVerbs } = useTexts().library
  const turnSkipped = useLibraryStore('intake', (intake) => intake.turnSkipped)
  const isTaken = reason === 'taken'
  if (!isTaken && !canBeOverruled(reason)) return null
  return (
    <RowActions>
      <Button size="s" look="ghost" icon={isTaken ? 'minus' : 'film'} onPress={() => void turnSkipped(id, !isTaken)}>
        {isTaken ? skippedVerbs.leave : skippedVerbs.take}
      </Button>
    </RowActions>
  )
}
