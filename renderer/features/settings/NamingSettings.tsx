/** How written files are named, with an example and who will see it. */
import { namingProfiles, profileRules, type NamingProfile } from '../../../shared/naming/namingProfiles.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { SettingsProps } from './settingsStores.ts'
import { useSettingsStore } from './useSettingsStore.ts'

export function NamingSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const profile = state.values.naming
  /** A profile that has no sentence of its own yet is told by the names of its players. */
  const readers: Partial<Record<NamingProfile, string>> = settings.readers
  return (
    <>
      <SegmentedControl
        label={settings.naming}
        value={state.values.naming}
        segments={namingProfiles.map(({ name, player }) => ({
          value: name,
          label: player ?? settings.namingUniversal,
        }))}
        onChange={(value) => void write('naming', value)}
      />
      <dl className="settings-example" aria-live="polite">
        <dt className="faint">{settings.namingExample}</dt>
        <dd>
          <Untrusted className="code" text={state.namingExample} />
        </dd>
        <dt className="faint">{settings.namingReaders}</dt>
        <dd>{readers[profile] ?? profileRules(profile).readers.join(', ')}</dd>
      </dl>
    </>
  )
}
