/** What translating one video into a language costs at most, as the panel says that orders it. */
import { useEffect, useState } from 'react'
import { useApp } from '../../../app/stores/appContext.ts'
import { translationCost, type Cost } from '../../../texts/costWords.ts'

interface Told {
  readonly key: string
  readonly cost: Cost
}

/** @returns null while nobody knows, and without a video. */
export function useTranslationCost(videoId: string | null, language: string): Cost | null {
  const { client } = useApp()
  const [told, setTold] = useState<Told | null>(null)
  const key = `${videoId ?? ''} ${language}`
  useEffect(() => {
    let isMeant = true
    if (videoId !== null)
      // Where it cannot be told the button stands without: the panel says what is wrong.
      void client.call('ai.cost', { scope: { search: '', ids: [videoId], language: null }, to: language }).then(
        (cost) => isMeant && setTold({ key, cost: translationCost(cost) }),
        () => undefined,
      )
    return () => {
      isMeant = false
    }
  }, [client, key, videoId, language])
  return told?.key === key ? told.cost : null
}
