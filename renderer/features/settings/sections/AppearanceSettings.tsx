/** Light or dark, and the language of the screens. */
import { interfaceLanguages } from '../../../../shared/messages/interfaceLanguages.ts'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { SelectField } from '../../../components/field/SelectField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

const languages = interfaceLanguages.map(({ tag, name }) => ({ value: tag, label: name }))

const themeIcons = { system: 'screen', light: 'sun', dark: 'moon' } as const

export function AppearanceSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <>
      <LabelledRow of="theme" label={settings.theme}>
        <SegmentedControl
          label={settings.theme}
          value={state.values.theme}
          segments={choicesOf(settingTable.theme.takes, settings.themes).map((theme) => ({
            ...theme,
            icon: themeIcons[theme.value],
          }))}
          onChange={(value) => void write('theme', value)}
        />
      </LabelledRow>
      <LabelledRow of="uiLanguage" label={settings.uiLanguage}>
        <SelectField
          label={settings.uiLanguage}
          isLabelHidden
          value={state.values.uiLanguage}
          choices={[{ value: '', label: settings.machineLanguage }, ...languages]}
          onChange={(value) => void write('uiLanguage', value)}
        />
      </LabelledRow>
    </>
  )
}
