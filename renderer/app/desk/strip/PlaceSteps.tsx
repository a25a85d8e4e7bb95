/** A count of places that are worth a look; pressing it leads from one to the next. */
import { useRef } from 'react'
import type { Span } from '../../../../shared/timing/span.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoToMoment } from '../useStep.ts'

export interface PlaceStepsProps {
  readonly places: readonly Span[]
  readonly look: 'spoken' | 'written' | 'fast'
}

/** A place as near as this is the one that the film stands at. */
const nearMs = 50

export function PlaceSteps({ places, look }: PlaceStepsProps) {
  const { strip } = useTexts().desk
  const atMs = useSeenStore('player', (player) => player.atMs)
  const goTo = useGoToMoment()
  /** The place last gone to, and where the film stood then: before the place, where that lies beyond its end. */
  const last = useRef<{ readonly startMs: number; readonly atMs: number } | null>(null)

  function step(): void {
    const fromMs = last.current?.atMs === atMs ? last.current.startMs : atMs + nearMs
    const next = places.find(({ startMs }) => startMs > fromMs) ?? places[0]
    if (next) last.current = { startMs: next.startMs, atMs: goTo(next.startMs) }
  }

  return (
    <button type="button" className="strip-places" aria-disabled={places.length === 0} onClick={step}>
      <span className={`swatch swatch-${look}`} aria-hidden="true" />
      {strip[look]({ count: places.length })}
    </button>
  )
}
