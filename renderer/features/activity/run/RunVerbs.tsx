/** What can be done with a whole run: taken back, brought back, taken up again. Quiet: nothing here waits for a press. */
import { useState } from 'react'
import type { RunDetails, RunRow } from '../../../../shared/contract/runs/runs.ts'
import { bringBackWords } from '../../../app/runs/runWords.ts'
import { undoQuestion } from '../../../app/runs/changedWords.ts'
import { Button } from '../../../components/button/Button.tsx'
import { InlineConfirm } from '../../../components/page/InlineConfirm.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import { isPriced } from './openRunStores.ts'
import { retryWords } from './retryWords.ts'

export function RunVerbs({ details }: { readonly details: RunDetails }) {
  const texts = useTexts()
  const isBusy = useActivityStore('run', (run) => run.isBusy)
  const bringBack = useActivityStore('run', (run) => run.bringBack)
  const retry = useActivityStore('run', (run) => run.retry)
  const isKnown = useActivityStore('run', (run) => isPriced(run, null))
  const cost = useActivityStore('run', ({ retryCosts }) => retryCosts.get('') ?? null)
  const { row } = details
  const { id, files, verbs, endedMs } = row
  return (
    <>
      {verbs.toRetry > 0 && !isRetriedByCause(details) && (
        <Button icon="refresh" isBusy={isBusy} isDisabled={!isKnown} onPress={() => void retry(id, null, cost)}>
          {retryWords(texts, row, cost)}
        </Button>
      )}
      {files.toBringBack > 0 && (
        <Button icon="undo" isBusy={isBusy} onPress={() => void bringBack(row)}>
          {bringBackWords(texts, row)}
        </Button>
      )}
      {files.toUndo > 0 && endedMs !== null && <Undo row={row} />}
    </>
  )
}

/** One cause of all that could be tried again has the same button beside its words. */
function isRetriedByCause({ row, causes }: RunDetails): boolean {
  return causes.some((cause) => cause.group === 'failed' && cause.count === row.verbs.toRetry && !cause.isRefused)
}

/** A title is changed back at once: no file moves. */
function Undo({ row }: { readonly row: RunRow }) {
  const texts = useTexts()
  const { activity, runs } = texts
  const [isAsked, setAsked] = useState(false)
  const isBusy = useActivityStore('run', (run) => run.isBusy)
  const undo = useActivityStore('run', (run) => run.undo)
  const count = row.files.toUndo
  if (!isAsked)
    return (
      <Button icon="undo" isBusy={isBusy} onPress={() => (row.kind === 'title' ? void undo(row) : setAsked(true))}>
        {runs.undo({ count })}
      </Button>
    )
  return (
    <InlineConfirm
      question={undoQuestion(texts, activity.undoQuestion({ count }), row.changedSince)}
      verb={activity.undo({ count })}
      keep={activity.keep}
      isBusy={isBusy}
      onConfirm={() => void undo(row).then(() => setAsked(false))}
      onKeep={() => setAsked(false)}
    />
  )
}
