/** An engine behind an address: the address, its model where it has several, and a key that is never shown again. */
import type { SettingValues } from '../../../../shared/contract/settings.ts'
import { DraftField } from '../../../components/DraftField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SecretField } from '../SecretField.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import type { SecretName } from '../settingsEditStore.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

type EngineValue = Extract<keyof SettingValues, `engines.${string}`>

export interface Endpoint {
  readonly engine: 'openai' | 'libretranslate' | 'speech'
  readonly url: Extract<EngineValue, `${string}Url`>
  readonly model: Extract<EngineValue, `${string}Model`> | null
  readonly secret: SecretName
}

export function EndpointFields({ state, endpoint }: SettingsProps & { readonly endpoint: Endpoint }) {
  const { engines } = useTexts()
  const write = useSettingsStore('edit', (state) => state.write)
  const setSecret = useSettingsStore('edit', (state) => state.setSecret)
  const { url, model, secret, engine } = endpoint
  const address = state.values[url]
  return (
    <div className="settings-fields">
      <DraftField label={engines.address} type="url" value={address} onKeep={(value) => void write(url, value)} />
      {model !== null && (
        <DraftField label={engines.model} value={state.values[model]} onKeep={(value) => void write(model, value)} />
      )}
      {address !== '' && (
        <SecretField
          label={engines.key}
          secret={state.engineKeys[engine]}
          onSet={(value) => void setSecret(secret, value)}
        />
      )}
    </div>
  )
}
