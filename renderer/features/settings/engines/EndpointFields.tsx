/** An engine behind an address: the address, its model where it has several, and a key that is never shown again. */
import { engineTable, type AddressEngine } from '../../../../shared/engines/engineTable.ts'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { DraftField } from '../../../components/field/DraftField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SecretField } from '../SecretField.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function EndpointFields({ state, engine }: SettingsProps & { readonly engine: AddressEngine }) {
  const { engines } = useTexts()
  const write = useSettingsStore('edit', (state) => state.write)
  const setSecret = useSettingsStore('edit', (state) => state.setSecret)
  const { url, model } = engineTable[engine]
  const address = state.values[url]
  return (
    <div className="settings-fields">
      <SettingPlace of={url}>
        <DraftField label={engines.address} type="url" value={address} onKeep={(value) => void write(url, value)} />
      </SettingPlace>
      {model !== null && (
        <SettingPlace of={model}>
          <DraftField
            label={engines.model}
            maxLength={settingTable[model].takes.mostLetters}
            value={state.values[model]}
            onKeep={(value) => void write(model, value)}
          />
        </SettingPlace>
      )}
      {address !== '' && (
        <SecretField
          label={engines.key}
          secret={state.engineKeys[engine]}
          onSet={(value) => void setSecret(`${engine}-key`, value)}
        />
      )}
    </div>
  )
}
