/** Where subtitles can come from, and whether that is settled. Pure. */
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { IconName } from '../../components/icons/Icon.tsx'

export const ways = ['account', 'collection', 'samples'] as const
export type Way = (typeof ways)[number]

export const wayIcons: Readonly<Record<Way, IconName>> = { account: 'globe', collection: 'box', samples: 'film' }

export interface WayFacts {
  readonly settings: SettingsState
  readonly collection: CollectionState | null
  /** What stands in the fields of the account was refused, or not tested yet. */
  readonly isUnproven: boolean
}

/** An address that is kept was entered somewhere: by hand, by a command, before an earlier end of the app. */
export function wayShown(
  chosen: Way | null,
  { settings, collection }: Pick<WayFacts, 'settings' | 'collection'>,
): Way | null {
  if (chosen !== null) return chosen
  if (settings.values['service.address'] !== 'embedded') return 'account'
  return (collection?.sources.length ?? 0) > 0 ? 'collection' : null
}

export function isConnected(way: Way | null, { settings, collection, isUnproven }: WayFacts): boolean {
  switch (way) {
    case 'account':
      if (isUnproven || settings.values['service.address'] === 'embedded') return false
      return settings.apiKey.isSet || settings.isKeyInEnvironment
    case 'collection':
      return (collection?.own?.titles ?? 0) > 0
    case 'samples':
      return true
    case null:
      return false
  }
}
