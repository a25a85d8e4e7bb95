/** Above the orphans: how many of them this app wrote, and what is done with all of these. */
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function OrphanBar() {
  const { orphans } = useTexts().library
  const { ours, isBusy, problem, trash } = useLibraryStore('orphans', (state) => state)
  return (
    <div className="orphan-bar">
      <p className="quiet small">{orphans.hint}</p>
      {ours > 0 && (
        <Button size="s" icon="trash" isBusy={isBusy} onPress={() => void trash(null)}>
          {orphans.trashAll({ count: ours })}
        </Button>
      )}
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}
