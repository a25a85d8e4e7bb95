/** The runs, newest first: each is a filter, and can be taken back as a whole. */
import type { HistoryBatch } from '../../../shared/contract/runs/history.ts'
import { changedText } from '../../app/runs/changedWords.ts'
import { Button } from '../../components/button/Button.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { RunName } from './RunName.tsx'
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
  const texts = useTexts()
  return (
    <button type="button" className="batch" aria-current={isChosen} onClick={onChoose}>
      <RunName run={batch} />
      <span className="batch-files">{filesWords(texts, batch)}</span>
    </button>
  )
}

/** What the run wrote, and what is there of it: a run that was taken back says so. */
function filesWords(texts: Texts, { written, total, undone, changedSince }: HistoryBatch): string {
  const { history } = texts
  if (undone === total) return history.batchUndone({ count: total })
  const there =
    written === total ? history.batchFiles({ count: total }) : history.batchPartly({ written, count: total })
  return [there, changedText(texts, changedSince)].filter((part) => part !== '').join(', ')
}
