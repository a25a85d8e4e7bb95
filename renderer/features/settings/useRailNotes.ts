/** What stands at the right of a section's name: how it is set, in a word. */
import type { SettingsSection } from '../../../shared/contract/app.ts'
import { namingProfiles } from '../../../shared/naming/namingProfiles.ts'
import { players, playerTable } from '../../../shared/players/playerTable.ts'
import { readWishes } from '../../components/text/wishText.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { builtIn } from './service/accountDraft.ts'
import { useSettingsStore } from './useSettingsStore.ts'

export function useRailNotes(): Readonly<Partial<Record<SettingsSection, string>>> {
  const { settings, collection, wording } = useTexts()
  const values = useSettingsStore('settings', ({ value }) => value?.values)
  const own = useSettingsStore('collection', ({ value }) => value?.own ?? null)
  const folders = useSettingsStore('library', ({ value }) => value?.folders)
  if (!values) return {}
  const player = namingProfiles.find(({ name }) => name === values.naming)?.player
  const set = players.filter((id) => values[playerTable[id].address] !== '')
  return {
    languages: wording.number(readWishes(values.languages).length),
    service: values['service.address'] === builtIn ? settings.builtIn : hostOf(values['service.address']),
    collection: own === null ? '' : own.titles === 0 ? collection.none : wording.number(own.titles),
    names: player ?? settings.namingUniversal,
    folders: folders ? wording.number(folders.length) : '',
    players: set.length === 0 ? '' : wording.number(set.length),
    appearance: settings.themes[values.theme],
  }
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname ?? ''
}
