import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Client } from '../../../renderer/api/client.ts'
import type { LiveRecordStore } from '../../../renderer/api/liveRecord.ts'
import { createAccountStore } from '../../../renderer/features/settings/service/accountStore.ts'
import { AppError } from '../../../shared/errors.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'

const address = 'https://subs.example'

function openScene(kept: string) {
  const values = { 'service.address': kept, 'service.downloadAddress': '', 'service.uploadAddress': '' }
  const state = { values, apiKey: { isSet: true } } as unknown as SettingsState
  const settings = createStore(() => ({
    value: state,
    put: () => undefined,
  })) as unknown as LiveRecordStore<SettingsState>
  const secrets: unknown[] = []
  const client = { call: async (_: string, input: unknown) => void secrets.push(input) } as unknown as Client
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
  const client = {
    async call(name: string, input: unknown) {
      if (name !== 'settings.testService') return undefined
      tested.push(input)
      if (isRefused()) throw new AppError('key.refused', 'The service does not accept the API key.')
      return {}
    },
  } as unknown as Client
  return { account: createAccountStore(client, settings as unknown as LiveRecordStore<SettingsState>), tested }
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
