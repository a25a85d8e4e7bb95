/** What the panel that orders translations would say first of the scope that is shown: asked as the panel asks. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Scope } from '../../../shared/contract/scope.ts'
import { translationCost, type Cost } from '../../texts/costWords.ts'
import { firstCostOf } from '../asking/orderStore.ts'
import { useApp } from '../stores/appContext.ts'

interface Told {
  readonly scope: Scope
  readonly cost: Cost
}

/** null while nobody knows, and where nothing can be translated. */
export function useTranslationPrice(): Cost | null {
  const { client, scope: shown } = useApp()
  const scope = useStore(shown, (state) => (state.facts?.verbs.translate.why === null ? state.scope : null))
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    if (scope === null) return undefined
    let isMeant = true
    void firstCostOf(client, { kind: 'translate', scope }).then((cost) => {
      if (isMeant && cost) setTold({ scope, cost: translationCost(cost) })
    })
    return () => {
      isMeant = false
    }
  }, [client, scope])
  return told?.scope === scope ? told.cost : null
}
