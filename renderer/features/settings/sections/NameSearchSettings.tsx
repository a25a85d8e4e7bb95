/** How the service is asked for names of files: who needs another way knows why. */
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function NameSearchSettings({ state: { values } }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <>
      <div>
        <LabelledRow of="search.engine" label={settings.nameEngine}>
          <SegmentedControl
            label={settings.nameEngine}
            value={values['search.engine']}
            segments={choicesOf(settingTable['search.engine'].takes, settings.nameEngineChoices)}
            onChange={(value) => void write('search.engine', value)}
          />
        </LabelledRow>
        <p className="faint small">{settings.nameEngineHint}</p>
      </div>
      <div>
        <LabelledRow of="search.scope" label={settings.nameScope}>
          <SegmentedControl
            label={settings.nameScope}
            value={values['search.scope']}
            segments={choicesOf(settingTable['search.scope'].takes, settings.nameScopeChoices)}
            onChange={(value) => void write('search.scope', value)}
          />
        </LabelledRow>
        <p className="faint small">{settings.nameScopeHint}</p>
      </div>
    </>
  )
}
