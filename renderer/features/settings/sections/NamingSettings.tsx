/** How written files are named, with an example and who will see it. */
import { namingProfiles, profileRules, type NamingProfile } from '../../../../shared/naming/namingProfiles.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function NamingSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <>
      <SettingPlace of="naming">
        <SegmentedControl
          label={settings.naming}
          value={state.values.naming}
          segments={namingProfiles.map(({ name, player }) => ({
            value: name,
            label: player ?? settings.namingUniversal,
          }))}
          onChange={(value) => void write('naming', value)}
        />
      </SettingPlace>
      <dl className="settings-example" aria-live="polite">
        <dt className="faint">{settings.namingExample}</dt>
        <dd>
          <Untrusted className="code" text={state.namingExample} />
        </dd>
        <dt className="faint">{settings.namingReaders}</dt>
        <dd>{readersOf(state.values.naming, settings.readers)}</dd>
      </dl>
    </>
  )
}

/** A profile that has no sentence of its own yet is told by the names of its players. */
function readersOf(profile: NamingProfile, sentences: Partial<Record<NamingProfile, string>>): string {
  return sentences[profile] ?? profileRules(profile).readers.join(', ')
}
