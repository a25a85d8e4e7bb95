/** The runs, newest first: each is a filter, and can be taken back as a whole. */
import type { HistoryBatch } from '../../../shared/contract/runs/history.ts'
import { Button } from '../../components/button/Button.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useHistoryStore } from './useHistoryStore.ts'

export function BatchList() {
  const { history } = useTexts()
  const batches = useHistoryStore('view', (view) => view.batches)
  const chosen = useHistoryStore('view', (view) => view.query.batchId)
  const askToUndo = useHistoryStore('undo', ({ ask }) => ask)
  const narrow = useHistoryStore('view', (view) => view.narrow)
  return (
    <nav className="batches" aria-label={history.batches}>
      <button type="button" className="batch" aria-current={chosen === null} onClick={() => narrow({ batchId: null })}>
        {history.allBatches}
      </button>
      <ul>
        {batches.map((batch) => (
          <li key={batch.id}>
            <BatchEntry batch={batch} isChosen={batch.id === chosen} onChoose={() => narrow({ batchId: batch.id })} />
            {batch.id === chosen && batch.written > 0 && (
              <div className="batch-undo">
                <Button
                  size="s"
                  look="danger"
                  icon="undo"
                  onPress={() => void askToUndo({ kind: 'batch', batchId: batch.id })}
                >
                  {history.undoBatch({ count: batch.written })}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface BatchEntryProps {
  readonly batch: HistoryBatch
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function BatchEntry({ batch, isChosen, onChoose }: BatchEntryProps) {
  const { history, wording } = useTexts()
  return (
    <button type="button" className="batch" aria-current={isChosen} onClick={onChoose}>
      <span>{wording.moment(batch.startedMs)}</span>
      <span className="batch-files">{filesWords(history, batch)}</span>
    </button>
  )
}

/** What the run wrote, and what is still there of it: a run that was taken back says so. */
function filesWords(history: Texts['history'], { written, total, undone }: HistoryBatch): string {
  if (written === total) return history.batchFiles({ count: total })
  if (undone === total) return history.batchUndone({ count: total })
  return history.batchPartly({ written, count: total })
}
