/** What only uploads need: another address, and a token. Folded until somebody wants it, or is led to it. */
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../../../components/field/TextField.tsx'
import { secretWords } from '../../../texts/secretWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'
import type { AccountField } from './accountDraft.ts'

interface UploadFieldsProps extends SettingsProps {
  readonly fieldOf: (
    field: AccountField,
  ) => Pick<TextFieldProps, 'value' | 'onChange'> & { readonly problem: string | undefined }
}

export function UploadFields({ state, fieldOf }: UploadFieldsProps) {
  const { account, settings } = useTexts()
  const isLedHere = useSettingsStore(
    'chosen',
    ({ field }) => field === 'upload-token' || field === 'service.uploadAddress',
  )
  const keepToken = useSettingsStore('account', (store) => store.keepToken)
  const [isOpen, setIsOpen] = useState(state.uploadToken.isSet)
  const isShown = isOpen || isLedHere
  if (isLedHere && !isOpen) setIsOpen(true)
  return (
    <details className="account-uploads" open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{account.forUploads}</summary>
      <div className="account-addresses">
        <SettingPlace of="service.uploadAddress">
          <TextField
            label={settings.uploadAddress}
            type="url"
            placeholder={settings.sameAddress}
            {...fieldOf('uploadAddress')}
          />
        </SettingPlace>
        <SettingPlace of="upload-token">
          <TextField
            label={settings.uploadToken}
            type="password"
            icon="key"
            hint={account.tokenHint}
            placeholder={state.uploadToken.isSet ? secretWords({ settings }, state.uploadToken) : ''}
            {...fieldOf('token')}
            onCommit={() => void keepToken()}
          />
        </SettingPlace>
      </div>
    </details>
  )
}
