/** What taking up a run of the list again would spend; null while nobody knows. */
import { useEffect, useState } from 'react'
import type { RetryCost, RunRow } from '../../../../shared/contract/runs/runs.ts'
import { useApp } from '../../../app/stores/appContext.ts'

export function useRetryCost({ id: runId, verbs: { toRetry } }: Pick<RunRow, 'id' | 'verbs'>): RetryCost | null {
  const { client } = useApp()
  const [told, setTold] = useState<{ readonly key: string; readonly cost: RetryCost } | null>(null)
  const key = `${runId} ${toRetry}`
  useEffect(() => {
    let isMeant = true
    // Where it cannot be told the button stands without, as in the run itself.
    void client.call('runs.retryCost', { runId, causeId: null }).then(
      (cost) => isMeant && setTold({ key, cost }),
      () => undefined,
    )
    return () => {
      isMeant = false
    }
  }, [client, key, runId])
  return told?.key === key ? told.cost : null
}
