/** Which of the places around a video says what languages it should have: the nearest one, from the settings down. Pure. */
import type { VideoDetails } from '../../../shared/contract/library.ts'
import type { ScopedRules } from '../../wanted/rulesBook.ts'
import { keyOf } from '../../wanted/wantedRules.ts'
import type { ScopePlace } from './scopePlaces.ts'

export function saysLanguages(
  places: readonly ScopePlace[],
  scoped: readonly ScopedRules[],
): VideoDetails['rulesFrom'] {
  const saying = new Set(scoped.flatMap(({ place, own }) => (own.wishes === null ? [] : [keyOf(place)])))
  const nearest = places.findLast(
    ({ kind, places: own }) => kind === 'settings' || own.some((place) => saying.has(keyOf(place))),
  )
  return { kind: nearest?.kind ?? 'settings', name: nearest?.name ?? '' }
}
