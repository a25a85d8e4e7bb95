/** What translating one video into a language costs at most, as the panel says that orders it, and whether it can be done at all. */
import { useMemo } from 'react'
import { useApp } from '../../../app/stores/appContext.ts'
import { useAsked } from '../../../app/stores/useAsked.ts'
import { translationCost, type Cost } from '../../../texts/costWords.ts'

export interface TranslationOffer {
  /** null while nobody knows, and without a video. */
  readonly cost: Cost | null
  readonly hasNoEngine: boolean
}

export function useTranslationOffer(videoId: string | null, language: string): TranslationOffer {
  const { client } = useApp()
  const ask = useMemo(
    () =>
      videoId === null
        ? null
        : () => client.call('ai.cost', { scope: { search: '', ids: [videoId], language: null }, to: language }),
    [client, videoId, language],
  )
  const cost = useAsked(ask)
  return useMemo(() => ({ cost: cost && translationCost(cost), hasNoEngine: cost?.hasNoEngine === true }), [cost])
}
