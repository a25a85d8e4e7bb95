/** What a download's timing is measured against. */
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function TimingSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <LabelledRow of="timing.afterDownload" label={settings.timing}>
      <SegmentedControl
        label={settings.timing}
        value={state.values['timing.afterDownload']}
        segments={choicesOf(settingTable['timing.afterDownload'].takes, settings.timingChoices)}
        onChange={(value) => void write('timing.afterDownload', value)}
      />
    </LabelledRow>
  )
}
