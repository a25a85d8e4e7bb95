/** What a download's timing is measured against, and how closely a video is listened to. */
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { Switch } from '../../../components/field/Switch.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function TimingSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <>
      <LabelledRow of="timing.afterDownload" label={settings.timing}>
        <SegmentedControl
          label={settings.timing}
          value={state.values['timing.afterDownload']}
          segments={choicesOf(settingTable['timing.afterDownload'].takes, settings.timingChoices)}
          onChange={(value) => void write('timing.afterDownload', value)}
        />
      </LabelledRow>
      <SettingPlace of="timing.listenClosely">
        <Switch
          label={settings.listenClosely}
          hint={settings.listenCloselyHint}
          isOn={state.values['timing.listenClosely']}
          onChange={(isOn) => void write('timing.listenClosely', isOn)}
        />
      </SettingPlace>
    </>
  )
}
