/** What a search sends to a service that is not built in, with an example of it, and sending no more than titles. */
import { useId } from 'react'
import { Switch } from '../../../components/field/Switch.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function LeavesNote({ state }: SettingsProps) {
  const { privacy } = useTexts()
  const id = useId()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <section className="settings-leaves" aria-labelledby={id}>
      <h3 id={id} className="settings-row-label">
        {privacy.leaves}
      </h3>
      <p className="faint small">{privacy.leavesHint}</p>
      <SettingPlace of="search.titlesOnly">
        <Switch
          label={privacy.titlesOnly}
          hint={privacy.titlesOnlyHint}
          isOn={state.values['search.titlesOnly']}
          onChange={(isOn) => void write('search.titlesOnly', isOn)}
        />
      </SettingPlace>
      <p className="settings-leaves-example small">
        <span className="faint">{privacy.example}</span> <Untrusted text={state.searchExample} />
      </p>
    </section>
  )
}
