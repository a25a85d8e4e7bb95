/** The runs that have files in the trash: each is a filter, and can come back as a whole. */
import type { TrashRun } from '../../../shared/contract/runs/history.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { RunName } from './RunName.tsx'
import { useHistoryStore } from './useHistoryStore.ts'

export function TrashRuns() {
  const { history } = useTexts()
  const runs = useHistoryStore('view', (view) => view.trashRuns)
  const chosen = useHistoryStore('view', (view) => view.trashRunId)
  const showTrashOf = useHistoryStore('view', (view) => view.showTrashOf)
  if (runs.length === 0) return null
  return (
    <nav className="batches" aria-label={history.batches}>
      <button type="button" className="batch" aria-current={chosen === null} onClick={() => showTrashOf(null)}>
        {history.allBatches}
      </button>
      <ul>
        {runs.map((run) => (
          <li key={run.batchId}>
            <RunEntry run={run} isChosen={run.batchId === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function RunEntry({ run, isChosen }: { readonly run: TrashRun; readonly isChosen: boolean }) {
  const { history } = useTexts()
  const showTrashOf = useHistoryStore('view', (view) => view.showTrashOf)
  const restoreRun = useHistoryStore('view', (view) => view.restoreRun)
  return (
    <>
      <button type="button" className="batch" aria-current={isChosen} onClick={() => showTrashOf(run.batchId)}>
        <RunName run={run} />
        <span className="batch-files">{history.inTrash({ count: run.files })}</span>
      </button>
      {isChosen && run.restorable > 0 && (
        <div className="batch-undo">
          <Button size="s" icon="undo" onPress={() => void restoreRun(run.batchId)}>
            {history.restoreRun({ count: run.restorable })}
          </Button>
        </div>
      )}
    </>
  )
}
