/** What hardly anybody changes: what is taken without asking, what counts as a video, where uploads go, what is kept. */
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
    const size = Number(text.replace(',', '.'))
    if (Number.isFinite(size) && size >= 0) void write('minimumVideoBytes', Math.round(size * bytesInOne))
  }

  return (
    <div className="settings-fields">
      <LabelledRow label={settings.yesTo}>
        <SegmentedControl
          label={settings.yesTo}
          value={values.yesTo}
          segments={[
            { value: 'sure', label: settings.yesToChoices.sure },
            { value: 'all', label: settings.yesToChoices.all },
          ]}
          onChange={(value) => void write('yesTo', value)}
        />
      </LabelledRow>
      <LabelledRow label={settings.timing}>
        <SegmentedControl
          label={settings.timing}
          value={values['timing.afterDownload']}
          segments={(['off', 'subtitles', 'video'] as const).map((value) => ({
            value,
            label: settings.timingChoices[value],
          }))}
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
