/** Light or dark, and the language of the screens. */
import { useStore } from 'zustand'
import type { SettingValues } from '../../../shared/contract/settings.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../components/choicesOf.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { LabelledRow } from './LabelledRow.tsx'
import type { SettingsPartProps } from './settingsParts.ts'

/** Each in its own words, so that it is found by whoever reads it. */
const languages: readonly { readonly value: SettingValues['uiLanguage']; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'pt-BR', label: 'Português (Brasil)' },
]

const themeIcons = { system: 'screen', light: 'sun', dark: 'moon' } as const

export function AppearanceSettings({ parts, state }: SettingsPartProps) {
  const { settings } = useTexts()
  const write = useStore(parts.edit, (edit) => edit.write)
  return (
    <>
      <LabelledRow label={settings.theme}>
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
