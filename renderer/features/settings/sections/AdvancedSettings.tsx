/** What hardly anybody changes: what is taken without asking, what counts as a video, what is kept. */
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { megabytesText, readMegabytes } from '../../../texts/megabytes.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DraftField } from '../../../components/field/DraftField.tsx'
import { CacheSettings } from './CacheSettings.tsx'
import { NameSearchSettings } from './NameSearchSettings.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function AdvancedSettings({ state }: SettingsProps) {
  const { settings, wording } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const { values } = state

  function sizeProblem(text: string): string | undefined {
    const bytes = readMegabytes(text)
    const { least, most } = settingTable.minimumVideoBytes.takes
    if (bytes !== null && bytes >= least && bytes <= most) return undefined
    return settings.minimumSizeProblem({ least: megabytesText(wording, least), most: megabytesText(wording, most) })
  }

  function keepSize(text: string): void {
    const bytes = readMegabytes(text)
    if (bytes !== null) void write('minimumVideoBytes', bytes)
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
          value={megabytesText(wording, values.minimumVideoBytes)}
          problemOf={sizeProblem}
          onKeep={keepSize}
        />
      </SettingPlace>
      <SettingPlace of="cache">
        <CacheSettings />
      </SettingPlace>
    </div>
  )
}
