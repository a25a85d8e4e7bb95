/** What the panel that orders translations would say first of the scope that is shown: asked as the panel asks. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { translationCost, type Cost } from '../../texts/costWords.ts'
import { firstCostOf } from '../asking/orderStore.ts'
import { useApp } from '../stores/appContext.ts'
import { useAsked } from '../stores/useAsked.ts'

/** null while nobody knows, and where nothing can be translated. */
export function useTranslationPrice(): Cost | null {
  const { client, scope: shown } = useApp()
  const scope = useStore(shown, ({ facts, factsOf }) => (facts?.verbs.translate.why === null ? factsOf : null))
  const ask = useMemo(() => scope && (() => firstCostOf(client, { kind: 'translate', scope })), [client, scope])
  const cost = useAsked(ask)
  return useMemo(() => cost && translationCost(cost), [cost])
}
