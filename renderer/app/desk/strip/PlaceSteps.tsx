/** A count of places that are worth a look; pressing it leads from one to the next. */
import type { Span } from '../../../../shared/timing/span.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoToMoment } from '../useStep.ts'

export interface PlaceStepsProps {
  readonly places: readonly Span[]
  readonly look: 'spoken' | 'written' | 'fast'
}

export function PlaceSteps({ places, look }: PlaceStepsProps) {
  const { strip } = useTexts().desk
  const atMs = useSeenStore('player', (player) => player.atMs)
  const goTo = useGoToMoment()
  const next = places.find(({ startMs }) => startMs > atMs + 50) ?? places[0]
  return (
    <button type="button" className="strip-places" aria-disabled={!next} onClick={() => next && goTo(next.startMs)}>
      <span className={`swatch swatch-${look}`} aria-hidden="true" />
      {strip[look]({ count: places.length })}
    </button>
  )
}
