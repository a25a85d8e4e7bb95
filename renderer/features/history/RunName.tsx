/** A run in the lists of this screen: its kind, what it was about and when, as the activity has them. */
import type { HistoryBatch } from '../../../shared/contract/runs/history.ts'
import { scopeText } from '../../app/runs/runWords.ts'
import { FittedName } from '../../components/text/FittedName.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function RunName({ run }: { readonly run: Pick<HistoryBatch, 'kind' | 'scope' | 'startedMs'> }) {
  const texts = useTexts()
  const { runs, wording } = texts
  const scope = scopeText(texts, run)
  return (
    <>
      <span className="clip">{runs.kinds[run.kind]}</span>
      {scope !== '' && <FittedName isJoined className="batch-scope" text={scope} />}
      <span className="batch-when">{wording.moment(run.startedMs)}</span>
    </>
  )
}
