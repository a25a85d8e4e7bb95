/** A run in the lists of this screen: its kind, what it was about and when, as the activity has them. */
import type { HistoryBatch } from '../../../shared/contract/runs/history.ts'
import { RunScope } from '../../app/runs/RunScope.tsx'
import { scopeText } from '../../app/runs/runWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

export function RunName({ run }: { readonly run: Pick<HistoryBatch, 'kind' | 'scope' | 'startedMs'> }) {
  const texts = useTexts()
  const { runs, wording } = texts
  return (
    <>
      <span className="clip">{runs.kinds[run.kind]}</span>
      {scopeText(texts, run) !== '' && <RunScope className="batch-scope" run={run} />}
      <span className="batch-when">{wording.moment(run.startedMs)}</span>
    </>
  )
}
