/** What the next candidate in the place of a subtitle of ours costs, as the plan would say of its video. */
import { useMemo } from 'react'
import type { AnotherCost } from '../../../shared/contract/runs/estimate.ts'
import { useApp } from '../stores/appContext.ts'
import { useAsked } from '../stores/useAsked.ts'
import type { OursOf } from './othersStore.ts'

/** @returns null while nobody knows, and where none of ours is meant. */
export function useAnotherCost(videoId: OursOf['videoId'] | null, language: OursOf['language']): AnotherCost | null {
  const { client } = useApp()
  const ask = useMemo(
    () => (videoId === null ? null : () => client.call('video.anotherCost', { videoId, language })),
    [client, videoId, language],
  )
  return useAsked(ask)
}
