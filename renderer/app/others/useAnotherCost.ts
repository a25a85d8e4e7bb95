/** What the next candidate in the place of a subtitle of ours costs, as the plan would say of its video. */
import { useEffect, useState } from 'react'
import type { AnotherCost } from '../../../shared/contract/runs/estimate.ts'
import { useApp } from '../stores/appContext.ts'
import type { OursOf } from './othersStore.ts'

interface Told extends OursOf {
  readonly cost: AnotherCost
}

/** @returns null while nobody knows, and where none of ours is meant. */
export function useAnotherCost(videoId: OursOf['videoId'] | null, language: OursOf['language']): AnotherCost | null {
  const { client } = useApp()
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    let isMeant = true
    if (videoId !== null)
      // Where it cannot be told the button stays without: pressing it says what is wrong.
      void client.call('video.anotherCost', { videoId, language }).then(
        (cost) => isMeant && setTold({ videoId, language, cost }),
        () => undefined,
      )
    return () => {
      isMeant = false
    }
  }, [client, videoId, language])
  return told?.videoId === videoId && told.language === language ? told.cost : null
}
