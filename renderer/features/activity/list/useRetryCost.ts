/** What taking up a run of the list again would spend. */
import { useMemo } from 'react'
import type { RetryCost, RunRow } from '../../../../shared/contract/runs/runs.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { useAsked } from '../../../app/stores/useAsked.ts'

export interface AskedCost {
  /** False until the host has answered, with a price or with none. */
  readonly isAsked: boolean
  /** null while nobody knows, and where it cannot be told. */
  readonly cost: RetryCost | null
}

export function useRetryCost({ id: runId, verbs: { toRetry } }: Pick<RunRow, 'id' | 'verbs'>): AskedCost {
  const { client } = useApp()
  // Another number of what can be tried has another price.
  const ask = useMemo(() => {
    if (toRetry === 0) return null
    return () =>
      client.call('runs.retryCost', { runId, causeId: null }).then(
        (cost) => ({ cost }),
        // As where the key is refused: nothing could be spent.
        () => ({ cost: null }),
      )
  }, [client, runId, toRetry])
  const asked = useAsked(ask)
  return { isAsked: ask === null || asked !== null, cost: asked?.cost ?? null }
}
