/** Light or dark, and the language of the screens. */
import type { SettingValues } from '../../../shared/contract/settings.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { LabelledRow } from './LabelledRow.tsx'
import type { SettingsProps } from './settingsStores.ts'
import { useSettingsStore } from './useSettingsStore.ts'

/** Each in its own words, so that it is found by whoever reads it. */
const languages: readonly { readonly value: SettingValues['uiLanguage']; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'pt-BR', label: 'Português (Brasil)' },
]

export function AppearanceSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <>
      <LabelledRow label={settings.theme}>
        <SegmentedControl
          label={settings.theme}
          value={state.values.theme}
          segments={[
            { value: 'system', label: settings.themes.system, icon: 'screen' },
            { value: 'light', label: settings.themes.light, icon: 'sun' },
            { value: 'dark', label: settings.themes.dark, icon: 'moon' },
          ]}
          onChange={(value) => void write('theme', value)}
        />
      </LabelledRow>
      <LabelledRow label={settings.uiLanguage}>
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
