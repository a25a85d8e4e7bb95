/** What can be done with one translation or transcription: following it no more, and trying it again, with its price. */
import type { AiRow } from '../../../../shared/contract/ai.ts'
import { Button } from '../../../components/button/Button.tsx'
import { RowActions } from '../../../components/list/RowActions.tsx'
import { verbWithCost } from '../../../texts/costWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { canCancel, canRetry } from './jobStyles.ts'
import { useActivityStore } from '../useActivityStore.ts'

export interface JobActionsProps {
  readonly row: AiRow
}

export function JobActions({ row }: JobActionsProps) {
  const texts = useTexts()
  const { ai } = texts
  const cancel = useActivityStore('jobsView', (view) => view.cancel)
  const retry = useActivityStore('jobsView', (view) => view.retry)
  const retryWords = verbWithCost(texts, ai.retry, row.mayCostAgain ? { ai: 1 } : null)
  return (
    <RowActions>
      {canRetry(row.state) && (
        <Button size="s" look="ghost" icon="refresh" label={retryWords} onPress={() => void retry(row.id)} />
      )}
      {canCancel(row.state) && (
        <Button size="s" look="ghost" icon="stop" label={ai.cancel} onPress={() => void cancel(row.id)} />
      )}
    </RowActions>
  )
}
