/** Whether something of a scope is missing. Its price does not tell: what lies in a folder that is away may cost nothing, and is missing. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Scope } from '../../../shared/contract/scope.ts'
import { scopeKey } from '../../app/asking/costStore.ts'
import { useApp } from '../../app/stores/appContext.ts'

/** null while nobody knows, or where nothing is asked. */
export function useIsMissing(scope: Scope | null): boolean | null {
  const { client, costs } = useApp()
  // Grows with what is missing, too.
  const version = useStore(costs, (state) => state.version)
  const [told, tell] = useState<{ readonly key: string; readonly isMissing: boolean } | null>(null)
  const key = scope === null ? null : scopeKey(scope)
  useEffect(() => {
    if (scope === null || key === null) return
    let isAsked = true
    client.call('library.scope', scope).then(
      ({ missingVideos }) => isAsked && tell({ key, isMissing: missingVideos > 0 }),
      // What cannot be told stays offered: pressing it says what is wrong.
      () => isAsked && tell(null),
    )
    return () => {
      isAsked = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same scope is another object each time: its key tells
  }, [client, key, version])
  return told?.key === key ? told.isMissing : null
}
