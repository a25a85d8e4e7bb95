/** What hardly anybody changes: what is taken without asking, what counts as a video, where uploads go, what is kept. */
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../components/choicesOf.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DraftField } from '../../components/DraftField.tsx'
import { CacheSettings } from './CacheSettings.tsx'
import { LabelledRow } from './LabelledRow.tsx'
import { SecretField } from './SecretField.tsx'
import type { SettingsProps } from './settingsStores.ts'
import { useSettingsStore } from './useSettingsStore.ts'

const bytesInOne = 2 ** 20

export function AdvancedSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const setSecret = useSettingsStore('edit', (edit) => edit.setSecret)
  const { values } = state

  function keepSize(text: string): void {
    const bytes = Math.round(Number(text.replace(',', '.')) * bytesInOne)
    const { least } = settingTable.minimumVideoBytes.takes
    if (Number.isFinite(bytes) && bytes >= least) void write('minimumVideoBytes', bytes)
  }

  return (
    <div className="settings-fields">
      <LabelledRow label={settings.yesTo}>
        <SegmentedControl
          label={settings.yesTo}
          value={values.yesTo}
          segments={choicesOf(settingTable.yesTo.takes, settings.yesToChoices)}
          onChange={(value) => void write('yesTo', value)}
        />
      </LabelledRow>
      <LabelledRow label={settings.timing}>
        <SegmentedControl
          label={settings.timing}
          value={values['timing.afterDownload']}
          segments={choicesOf(settingTable['timing.afterDownload'].takes, settings.timingChoices)}
          onChange={(value) => void write('timing.afterDownload', value)}
        />
      </LabelledRow>
      <DraftField
        label={settings.minimumSize}
        hint={settings.minimumSizeHint}
        value={String(Math.round((values.minimumVideoBytes / bytesInOne) * 100) / 100)}
        onKeep={keepSize}
      />
      <DraftField
        label={settings.uploadAddress}
        placeholder={settings.sameAddress}
        type="url"
        value={values['service.uploadAddress']}
        onKeep={(value) => void write('service.uploadAddress', value)}
      />
      <SecretField
        label={settings.uploadToken}
        secret={state.uploadToken}
        onSet={(value) => void setSecret('upload-token', value)}
      />
      <CacheSettings />
    </div>
  )
}
