/** Which service is asked: the built-in one, or another with its addresses and a key. */
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DraftField } from '../../components/DraftField.tsx'
import { LeavesNote } from './LeavesNote.tsx'
import { SecretField } from './SecretField.tsx'
import type { SettingsProps } from './settingsStores.ts'
import type { ServiceTest } from './settingsEditStore.ts'
import { useSettingsStore } from './useSettingsStore.ts'

const builtIn = 'embedded'

export function ServiceSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const isKeptRemote = state.values['service.address'] !== builtIn
  /** 'Another service' is chosen, but its address is not typed yet. */
  const [isAsked, setIsAsked] = useState(false)
  const isRemote = isKeptRemote || isAsked

  function choose(kind: 'builtIn' | 'remote'): void {
    setIsAsked(kind === 'remote')
    if (kind === 'builtIn' && isKeptRemote) void write('service.address', builtIn)
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
      {isRemote ? <RemoteService state={state} /> : <p className="faint">{settings.builtInHint}</p>}
    </>
  )
}

function RemoteService({ state }: SettingsProps) {
  const { settings } = useTexts()
  const { write, setSecret, testService, test } = useSettingsStore('edit', (edit) => edit)
  const { values } = state
  const address = values['service.address']
  return (
    <div className="settings-fields">
      <DraftField
        label={settings.address}
        hint={settings.addressHint}
        type="url"
        value={address === builtIn ? '' : address}
        onKeep={(value) => void write('service.address', value === '' ? builtIn : value)}
      />
      <DraftField
        label={settings.downloadAddress}
        placeholder={settings.sameAddress}
        type="url"
        value={values['service.downloadAddress']}
        onKeep={(value) => void write('service.downloadAddress', value)}
      />
      <SecretField label={settings.apiKey} secret={state.apiKey} onSet={(value) => void setSecret('api-key', value)} />
      <p className="faint small">{settings.protections[state.secretProtection]}</p>
      <div className="settings-test">
        <Button isBusy={test.kind === 'running'} onPress={() => void testService()}>
          {settings.test}
        </Button>
        <TestResult test={test} />
      </div>
      <LeavesNote state={state} />
    </div>
  )
}

function TestResult({ test }: { readonly test: ServiceTest }) {
  const texts = useTexts()
  if (test.kind === 'answers') return <Notice tone="good" text={answerWords(texts, test.planName)} />
  if (test.kind === 'fails') return <Notice tone="bad" text={problemText(texts, test.problem)} />
  return null
}

function answerWords({ settings }: Texts, plan: string | null): string {
  return plan === null ? settings.testOk : settings.testOkWithPlan({ plan })
}
