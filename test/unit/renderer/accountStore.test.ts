import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Client } from '../../../renderer/api/client.ts'
import type { LiveRecordStore } from '../../../renderer/api/liveRecord.ts'
import { createAccountStore } from '../../../renderer/features/settings/service/accountStore.ts'
import { AppError } from '../../../shared/errors.ts'
import type { UsageState } from '../../../shared/contract/account.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { fakeUsage } from '../../support/fakes/fakeAnswers.ts'

const address = 'https://subs.example'

function openScene(kept: string) {
  const values = { 'service.address': kept, 'service.downloadAddress': '', 'service.uploadAddress': '' }
  const state = { values, apiKey: { isSet: true } } as unknown as SettingsState
  const settings = createStore(() => ({
    value: state,
    put: () => undefined,
  })) as unknown as LiveRecordStore<SettingsState>
  const secrets: unknown[] = []
  const call = async (_: string, input: unknown) => void secrets.push(input)
  const client = { call, on: () => undefined } as unknown as Client
  return { account: createAccountStore(client, settings), secrets }
}

test('an upload token that is typed alone is kept when its field is left', async () => {
  const { account, secrets } = openScene(address)
  account.getState().type('token', ' t-4711 ')
  await account.getState().keepToken()
  expect(secrets).toEqual([{ name: 'upload-token', value: 't-4711' }])
  expect(account.getState().draft).toEqual({})
  await account.getState().keepToken()
  expect(secrets).toHaveLength(1)
})

test('beside an address or a key that is not tested yet it waits for the test', async () => {
  for (const [field, text] of [
    ['address', 'https://other.example'],
    ['key', 'k-1'],
    ['uploadAddress', 'https://up.example'],
  ] as const) {
    const { account, secrets } = openScene(address)
    account.getState().type(field, text)
    account.getState().type('token', 't-4711')
    await account.getState().keepToken()
    expect(secrets).toEqual([])
  }
  const { account, secrets } = openScene('embedded')
  account.getState().type('token', 't-4711')
  await account.getState().keepToken()
  expect(secrets).toEqual([])
})

function openTested(isRefused: () => boolean) {
  const values = { 'service.address': address, 'service.downloadAddress': '', 'service.uploadAddress': '' }
  const state = { values, apiKey: { isSet: false } } as unknown as SettingsState
  const settings = createStore(() => ({ value: state, put: () => undefined }))
  const tested: unknown[] = []
  const listeners: ((usage: UsageState) => void)[] = []
  const client = {
    async call(name: string, input: unknown) {
      if (name !== 'settings.testService') return undefined
      tested.push(input)
      if (isRefused()) throw new AppError('key.refused', 'The service does not accept the API key.')
      return fakeUsage
    },
    on: (_: string, listener: (usage: UsageState) => void) => void listeners.push(listener),
  } as unknown as Client
  const tell = (usage: UsageState) => listeners.forEach((listener) => listener(usage))
  return { account: createAccountStore(client, settings as unknown as LiveRecordStore<SettingsState>), tested, tell }
}

test('what is typed is tested before one goes on: a right key is kept, a refused one holds one up once', async () => {
  let isWrong = true
  const { account, tested } = openTested(() => isWrong)
  expect(await account.getState().settle()).toBe(true)
  account.getState().type('key', 'k-wrong')
  expect(await account.getState().settle()).toBe(false)
  expect(account.getState().test.kind).toBe('fails')
  expect(await account.getState().settle()).toBe(true)
  isWrong = false
  account.getState().type('key', 'k-right')
  expect(await account.getState().settle()).toBe(true)
  expect(account.getState().draft).toEqual({})
  expect(tested).toEqual([{ key: 'k-wrong' }, { key: 'k-right' }])
})

test('what is left at the service is told as it is now, not as it was when the key was tested', async () => {
  const { account, tell } = openTested(() => false)
  account.getState().type('key', 'k-right')
  await account.getState().settle()
  const left = () => {
    const { test } = account.getState()
    return test.kind === 'answers' ? test.usage.downloads.remaining : test.kind
  }
  const before = fakeUsage.downloads.remaining
  const later = { ...fakeUsage, revision: fakeUsage.revision + 1, downloads: { ...fakeUsage.downloads, remaining: 3 } }
  tell({ ...later, service: 'https://other.example' })
  tell({ ...later, problem: { code: 'service.unreachable', message: 'Away.' } })
  expect(left()).toBe(before)
  tell(later)
  tell(fakeUsage)
  expect(left()).toBe(3)
  account.getState().type('key', 'k-other')
  tell({ ...later, revision: later.revision + 1 })
  expect(left()).toBe('none')
})

test('a service that was used before is used again with nothing to type, and with all its addresses', async () => {
  const { account, calls } = openBuiltIn()
  const former = { address, downloadAddress: 'https://files.example', uploadAddress: '' }
  await account.getState().goBackTo({ ...former, apiKey: { isSet: true, ending: '4711' }, uploadToken: noSecret })
  expect(account.getState().test.kind).toBe('answers')
  // The host brought the other addresses back with the first: nothing is written twice, nothing sends a key.
  expect(calls).toEqual([
    ['settings.write', { key: 'service.address', value: address }],
    ['settings.testService', {}],
  ])
})

test('an address of a former service that is emptied before it is used again stays empty', async () => {
  const { account, calls } = openBuiltIn()
  account.getState().type('address', address)
  account.getState().type('key', 'k-1')
  await account.getState().run()
  expect(calls).toContainEqual(['settings.write', { key: 'service.downloadAddress', value: '' }])
})

const noSecret = { isSet: false, ending: '' }

/** With a host that brings the other addresses of a service back with its address. */
function openBuiltIn() {
  const files = 'https://files.example'
  const stateAt = (at: string, downloadAddress: string) =>
    ({
      values: { 'service.address': at, 'service.downloadAddress': downloadAddress, 'service.uploadAddress': '' },
      apiKey: noSecret,
      formerServices: [
        {
          address,
          downloadAddress: files,
          uploadAddress: '',
          apiKey: { isSet: true, ending: '4711' },
          uploadToken: noSecret,
        },
      ],
    }) as unknown as SettingsState
  const settings = createStore<{ value: SettingsState; put: (value: SettingsState) => void }>()((set) => ({
    value: stateAt('embedded', ''),
    put: (value) => set({ value }),
  }))
  const calls: unknown[] = []
  const client = {
    async call(name: string, input: { readonly key?: string; readonly value?: string }) {
      calls.push([name, input])
      if (name === 'settings.testService') return fakeUsage
      return input.key === 'service.address' ? stateAt(input.value ?? '', files) : stateAt(address, input.value ?? '')
    },
    on: () => undefined,
  } as unknown as Client
  return { account: createAccountStore(client, settings as unknown as LiveRecordStore<SettingsState>), calls }
}
