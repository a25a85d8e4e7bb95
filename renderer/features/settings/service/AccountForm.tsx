/** An account at a service: its addresses and key, a test that keeps them, and what went wrong at the field it belongs to. */
import { useEffect, useRef } from 'react'
import type { Problem } from '../../../../shared/contract/problem.ts'
import type { SecretState, SettingsState } from '../../../../shared/contract/settings.ts'
import { Button } from '../../../components/button/Button.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { secretWords } from '../../../texts/secretWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'
import { accountTexts, fieldOfError, keyKeptFor, type AccountField } from './accountDraft.ts'
import { FormerServices } from './FormerServices.tsx'
import { TestedAccount } from './TestedAccount.tsx'
import { UploadFields } from './UploadFields.tsx'
import './account.css'

export function AccountForm({ state }: SettingsProps) {
  const words = useTexts()
  const { account, settings } = words
  const form = useRef<HTMLFormElement>(null)
  const type = useSettingsStore('account', (store) => store.type)
  const run = useSettingsStore('account', (store) => store.run)
  const draft = useSettingsStore('account', (store) => store.draft)
  const test = useSettingsStore('account', (store) => store.test)
  const problemOf = useFieldProblems()
  const texts = accountTexts(draft, state)
  const isAsking = test.kind === 'running'
  const hasFailed = test.kind === 'fails' || problemOf('address') !== null || problemOf('key') !== null
  useEffect(() => {
    if (hasFailed) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [hasFailed, test])

  const fieldOf = (field: AccountField) => ({
    problem: problemOf(field) ?? undefined,
    value: draft[field] ?? texts[field],
    onChange: (text: string) => type(field, text),
  })
  return (
    <form
      ref={form}
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <div className="account-addresses">
        <SettingPlace of="service.address">
          <TextField label={settings.address} type="url" placeholder="https://" {...fieldOf('address')} />
        </SettingPlace>
        <SettingPlace of="service.downloadAddress">
          <TextField
            label={settings.downloadAddress}
            type="url"
            placeholder={settings.sameAddress}
            {...fieldOf('downloadAddress')}
          />
        </SettingPlace>
      </div>
      <SettingPlace of="api-key">
        <div className="account-key">
          <TextField
            label={settings.apiKey}
            type="password"
            icon="key"
            placeholder={keptKey(state, keyKeptFor(texts, state), words)}
            {...fieldOf('key')}
          />
          <Button type="submit" isBusy={isAsking}>
            {test.kind === 'none' ? account.test : account.testAgain}
          </Button>
        </div>
      </SettingPlace>
      <UploadFields state={state} fieldOf={fieldOf} />
      <TestEnd />
      <FormerServices state={state} />
    </form>
  )
}

function keptKey({ isKeyInEnvironment }: SettingsState, key: SecretState, words: Texts): string {
  if (isKeyInEnvironment) return words.account.keyByVariable
  return key.isSet ? secretWords(words, key) : ''
}

/** What is wrong with a field: it is not filled in, or the service says no to it. */
function useFieldProblems(): (field: AccountField) => string | null {
  const texts = useTexts()
  const faults = useSettingsStore('account', (store) => store.faults)
  const test = useSettingsStore('account', (store) => store.test)
  return (field) => {
    const fault = faults[field]
    if (fault) return texts.account[fault]
    if (test.kind !== 'fails' || fieldOfError(test.problem.code) !== field) return null
    return fieldProblem(texts, test.problem)
  }
}

function TestEnd() {
  const texts = useTexts()
  const test = useSettingsStore('account', (store) => store.test)
  if (test.kind === 'answers') return <TestedAccount usage={test.usage} />
  if (test.kind === 'fails' && fieldOfError(test.problem.code) === null)
    return <Notice tone="bad" text={problemText(texts, test.problem)} />
  return null
}

/** Said at the field itself: it is what is to be looked at, wherever the form stands. */
function fieldProblem(texts: Texts, problem: Problem): string {
  const { account } = texts
  switch (problem.code) {
    case 'key.missing':
      return account.keyMissing
    case 'key.refused':
      return account.keyRefused
    case 'token.refused':
      return account.tokenRefused
    case 'service.unreachable':
      return account.addressUnreachable
    default:
      return problemText(texts, problem)
  }
}
