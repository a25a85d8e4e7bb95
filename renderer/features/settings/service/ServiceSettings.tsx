/** Which service is asked: the built-in one, or an account elsewhere. Nothing counts before it was tested. */
import { useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'
import { builtIn } from './accountDraft.ts'
import { AccountForm } from './AccountForm.tsx'
import { LeavesNote } from './LeavesNote.tsx'

export function ServiceSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const turnToBuiltIn = useSettingsStore('edit', (edit) => edit.turnToBuiltIn)
  const isLedHere = useSettingsStore('chosen', ({ field }) => field !== null)
  const isKeptRemote = state.values['service.address'] !== builtIn
  const hasDraft = useSettingsStore('account', ({ draft }) => Object.keys(draft).length > 0)
  /** 'Another service' is chosen, but not tested yet. */
  const [isAsked, setIsAsked] = useState(isLedHere || hasDraft)
  const isRemote = isKeptRemote || isAsked || isLedHere
  // Stays so when the field that somebody was led to has the focus.
  if (isLedHere && !isAsked) setIsAsked(true)

  function choose(kind: 'builtIn' | 'remote'): void {
    setIsAsked(kind === 'remote')
    if (kind === 'builtIn' && isKeptRemote) void turnToBuiltIn()
  }

  return (
    <>
      <SegmentedControl
        label={settings.service}
        value={isRemote ? 'remote' : 'builtIn'}
        segments={[
          { value: 'builtIn', label: settings.builtIn, icon: 'service' },
          { value: 'remote', label: settings.remote, icon: 'globe' },
        ]}
        onChange={choose}
      />
      {isRemote ? <Account state={state} /> : <p className="faint">{settings.builtInHint}</p>}
    </>
  )
}

function Account({ state }: SettingsProps) {
  const { settings, account } = useTexts()
  const setSecret = useSettingsStore('edit', (edit) => edit.setSecret)
  return (
    <div className="settings-fields">
      <AccountForm state={state} />
      <p className="faint small">
        {account.keptOnTest} {settings.protections[state.secretProtection]}
      </p>
      <div className="settings-forget">
        {state.apiKey.isSet && (
          <Button size="s" look="danger" onPress={() => void setSecret('api-key', '')}>
            {`${settings.apiKey}: ${settings.forget}`}
          </Button>
        )}
        {state.uploadToken.isSet && (
          <Button size="s" look="danger" onPress={() => void setSecret('upload-token', '')}>
            {`${settings.uploadToken}: ${settings.forget}`}
          </Button>
        )}
      </div>
      <LeavesNote state={state} />
    </div>
  )
}
