/** What the two looks of the sound mean. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'

export function SoundLegend() {
  const { strip } = useTexts().desk
  const isHeard = useSeenStore('strip', ({ whole }) => (whole?.columns.length ?? 0) > 0)
  if (!isHeard) return null
  return (
    <>
      <span className="strip-legend">
        <span className="swatch-sound swatch-speech" aria-hidden="true" />
        {strip.speech}
      </span>
      <span className="strip-legend">
        <span className="swatch-sound" aria-hidden="true" />
        {strip.otherSound}
      </span>
    </>
  )
}
