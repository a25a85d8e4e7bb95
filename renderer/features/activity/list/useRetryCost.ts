/** What taking up a run of the list again would spend; null while nobody knows. */
import { useMemo } from 'react'
import type { RetryCost, RunRow } from '../../../../shared/contract/runs/runs.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { useAsked } from '../../../app/stores/useAsked.ts'

export function useRetryCost({ id: runId, verbs: { toRetry } }: Pick<RunRow, 'id' | 'verbs'>): RetryCost | null {
  const { client } = useApp()
  // Another number of what can be tried has another price.
  const ask = useMemo(
    () => (toRetry === 0 ? null : () => client.call('runs.retryCost', { runId, causeId: null })),
    [client, runId, toRetry],
  )
  return useAsked(ask)
}
