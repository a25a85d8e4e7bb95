/** What can be done with a run from the list: the button that mends it, and opening it. */
import type { RunRow } from '../../../../shared/contract/runs/runs.ts'
import { RemedyButton } from '../../../app/problem/RemedyButton.tsx'
import { bringBackWords } from '../../../app/runs/runWords.ts'
import { undoQuestion } from '../../../app/runs/changedWords.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { RowActions } from '../../../components/list/RowActions.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { mendOf } from '../run/openRunStores.ts'
import { retryWords } from '../run/retryWords.ts'
import { useActivityStore } from '../useActivityStore.ts'
import { useRetryCost } from './useRetryCost.ts'

export function RowVerbs({ row }: { readonly row: RunRow }) {
  const { runs } = useTexts()
  const open = useActivityStore('run', (run) => run.open)
  return (
    <RowActions>
      <Verb row={row} />
      <Button size="s" look="ghost" icon="chevronRight" label={runs.open} onPress={() => open(row.id)} />
    </RowActions>
  )
}

/** The one that is likeliest wanted; the others stand in the run itself. */
function Verb({ row }: { readonly row: RunRow }) {
  const texts = useTexts()
  const { runs, watch, shell } = texts
  const { openScreen } = useApp()
  const open = useActivityStore('run', (run) => run.open)
  const toReview = (
    <Button size="s" onPress={() => openScreen('review')}>
      {watch.toReview({ count: row.counts.review })}
    </Button>
  )
  const bringBack = useActivityStore('run', (run) => run.bringBack)
  const undo = useActivityStore('run', (run) => run.undo)
  const mend = mendOf(row)
  if (mend?.kind === 'try')
    return (
      <>
        <TryNow row={row} />
        {row.counts.stopped > 0 && row.counts.review > 0 && toReview}
      </>
    )
  if (mend?.kind === 'watch')
    return (
      <Button size="s" icon="eye" onPress={() => openScreen('watch')}>
        {shell.screens.watch}
      </Button>
    )
  if (mend?.kind === 'remedy') return <RemedyButton code={mend.code} size="s" />
  if (row.sign === 'undone' && row.files.toBringBack > 0)
    return (
      <Button size="s" onPress={() => void bringBack(row)}>
        {bringBackWords(texts, row)}
      </Button>
    )
  if (mend?.kind === 'review') return toReview
  if (mend?.kind === 'open')
    return (
      <Button size="s" onPress={() => open(row.id)}>
        {runs.mend({ count: row.counts.failed })}
      </Button>
    )
  // At once: the row offers to bring it back then.
  if (row.files.toUndo > 0 && row.kind !== 'undo') {
    const words = runs.undo({ count: row.files.toUndo })
    return (
      <span title={row.changedSince.length > 0 ? undoQuestion(texts, `${words}.`, row.changedSince) : undefined}>
        <Button size="s" look="ghost" icon="undo" onPress={() => void undo(row)}>
          {words}
        </Button>
      </span>
    )
  }
  return null
}

function TryNow({ row }: { readonly row: RunRow }) {
  const texts = useTexts()
  const retry = useActivityStore('run', (run) => run.retry)
  const { isAsked, cost } = useRetryCost(row)
  return (
    <Button size="s" isDisabled={!isAsked} onPress={() => void retry(row.id, null, cost)}>
      {retryWords(texts, row, cost)}
    </Button>
  )
}
