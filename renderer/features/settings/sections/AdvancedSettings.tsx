/** What hardly anybody changes: what is taken without asking, what counts as a video, what is kept. */
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DraftField } from '../../../components/field/DraftField.tsx'
import { CacheSettings } from './CacheSettings.tsx'
import { NameSearchSettings } from './NameSearchSettings.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

const bytesInOne = 2 ** 20

export function AdvancedSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const { values } = state

  function keepSize(text: string): void {
    const bytes = Math.round(Number(text.replace(',', '.')) * bytesInOne)
    const { least } = settingTable.minimumVideoBytes.takes
    if (Number.isFinite(bytes) && bytes >= least) void write('minimumVideoBytes', bytes)
  }

  return (
    <div className="settings-fields">
      <LabelledRow of="yesTo" label={settings.yesTo}>
        <SegmentedControl
          label={settings.yesTo}
          value={values.yesTo}
          segments={choicesOf(settingTable.yesTo.takes, settings.yesToChoices)}
          onChange={(value) => void write('yesTo', value)}
        />
      </LabelledRow>
      <NameSearchSettings state={state} />
      <SettingPlace of="minimumVideoBytes">
        <DraftField
          label={settings.minimumSize}
          hint={settings.minimumSizeHint}
          value={String(Math.round((values.minimumVideoBytes / bytesInOne) * 100) / 100)}
          onKeep={keepSize}
        />
      </SettingPlace>
      <SettingPlace of="cache">
        <CacheSettings />
      </SettingPlace>
    </div>
  )
}
