/** What a place of rules is called. Pure. */
import type { RulesPlaceRecord } from '../../../shared/contract/videos/rules.ts'
import type { Texts } from '../../texts/Texts.ts'

export function placeName({ rules }: Texts, { kind, name, titles }: RulesPlaceRecord): string {
  if (kind === 'settings') return rules.everything
  if (kind === 'folder') return rules.folder({ name })
  return name === '' ? rules.titles({ count: titles }) : name
}

/** The nearest place above that says something of its own. */
export function inheritedFrom(places: readonly RulesPlaceRecord[], id: string): RulesPlaceRecord | null {
  const above = places.slice(
    0,
    places.findIndex((place) => place.id === id),
  )
  return above.findLast(({ kind, own }) => kind === 'settings' || own !== null) ?? null
}
