/** How written files are named, with an example and who will see it. */
import { useStore } from 'zustand'
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../components/choicesOf.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { SettingsPartProps } from './settingsParts.ts'

export function NamingSettings({ parts, state }: SettingsPartProps) {
  const { settings } = useTexts()
  const write = useStore(parts.edit, (edit) => edit.write)
  return (
    <>
      <SegmentedControl
        label={settings.naming}
        value={state.values.naming}
        segments={choicesOf(settingTable.naming.takes, settings.namingChoices)}
        onChange={(value) => void write('naming', value)}
      />
      <dl className="settings-example" aria-live="polite">
        <dt className="faint">{settings.namingExample}</dt>
        <dd>
          <Untrusted className="code" text={state.namingExample} />
        </dd>
        <dt className="faint">{settings.namingReaders}</dt>
        <dd>{settings.readers[state.values.naming]}</dd>
      </dl>
    </>
  )
}
