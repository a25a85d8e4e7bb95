/** Light or dark, and the language of the screens. */
import { interfaceLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { LabelledRow } from './LabelledRow.tsx'
import type { SettingsProps } from './settingsStores.ts'
import { useSettingsStore } from './useSettingsStore.ts'

const languages = interfaceLanguages.map(({ tag, name }) => ({ value: tag, label: name }))

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
