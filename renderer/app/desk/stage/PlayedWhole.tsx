/** There is no ffmpeg, and the page plays the film by itself: what that cannot do. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'

export function PlayedWhole() {
  const { direct, mute } = useTexts().desk.without
  const isWhole = useSeenStore('player', ({ clip }) => clip?.kind === 'whole')
  const isMute = useSeenStore('player', ({ clip }) => clip?.isMute === true)
  if (!isWhole) return null
  return (
    <p className="quiet small" role="status">
      {isMute ? mute : direct}
    </p>
  )
}
