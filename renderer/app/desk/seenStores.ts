/**
 * One subtitle seen over its film: the stores that picture, strip, lines and comparison are drawn from. The desk hands in its own;
 * drawers, Review and Search hand in small ones.
 */
import type { CompareStore } from './compare/compareStore.ts'
import type { Readable, SeenMeasure, SeenState } from './seenState.ts'
import type { PlayerStore } from './stage/playerStore.ts'
import type { StripStore } from './strip/stripStore.ts'

export interface SeenStores {
  readonly seen: Readable<SeenState>
  readonly measure: Readable<SeenMeasure>
  readonly player: PlayerStore
  readonly strip: StripStore
  readonly compare: CompareStore
}
