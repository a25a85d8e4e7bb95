/** How written files are named, with an example and who will see it. */
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../components/choicesOf.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { SettingsProps } from './settingsStores.ts'
import { useSettingsStore } from './useSettingsStore.ts'

export function NamingSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <>
      <SegmentedControl
        label={settings.naming}
        value={state.values.naming}
        segments={choicesOf(settingTable.naming.takes, settings.namingChoices)}
        onChange={(value) => void write('naming', value)}
      />
      <dl className="settings-example" aria-live="polite">
        <dt className="faint">{settings.namingExample}</dt>
        <dd>
          <Untrusted className="code" text={state.namingExample} />
        </dd>
        <dt className="faint">{settings.namingReaders}</dt>
        <dd>{settings.readers[state.values.naming]}</dd>
      </dl>
    </>
  )
}
