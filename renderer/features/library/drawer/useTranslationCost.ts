/** What translating one video into a language costs at most, as the panel says that orders it. */
import { useMemo } from 'react'
import { useApp } from '../../../app/stores/appContext.ts'
import { useAsked } from '../../../app/stores/useAsked.ts'
import { translationCost, type Cost } from '../../../texts/costWords.ts'

/** @returns null while nobody knows, and without a video. */
export function useTranslationCost(videoId: string | null, language: string): Cost | null {
  const { client } = useApp()
  const ask = useMemo(
    () =>
      videoId === null
        ? null
        : () => client.call('ai.cost', { scope: { search: '', ids: [videoId], language: null }, to: language }),
    [client, videoId, language],
  )
  const cost = useAsked(ask)
  return useMemo(() => cost && translationCost(cost), [cost])
}
