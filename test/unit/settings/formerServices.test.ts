/** Another service is not the end of the one before: one can go back to it, and only forgetting forgets. */
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { forgetService } from '../../../electron/settings/forgetService.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { formerServiceStates } from '../../../electron/views/settings/formerServiceStates.ts'
import type { SecretName } from '../../../shared/settings/secretTable.ts'

const first = 'https://first.example'
const second = 'https://second.example'
const files = 'https://files.example'

function openScene() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const kept = new Map<string, string>()
  const secrets = {
    get: (name: SecretName, service: string) => kept.get(`${name} ${service}`) ?? null,
    set: async (name: SecretName, service: string, value: string) => {
      if (value === '') kept.delete(`${name} ${service}`)
      else kept.set(`${name} ${service}`, value)
    },
  }
  const store = createSettings(db)
  return { store, secrets, kept, former: (env = {}) => formerServiceStates({ store, secrets, env }) }
}

test('whoever comes back to a service finds all its addresses, and another one never gets them', () => {
  const { store } = openScene()
  store.write('service.address', first)
  store.write('service.downloadAddress', files)
  store.write('service.address', 'embedded')
  expect(store.read()).toMatchObject({ 'service.address': 'embedded', 'service.downloadAddress': '' })
  store.write('service.address', second)
  expect(store.read()['service.downloadAddress']).toBe('')
  expect(store.formerServices()).toEqual([{ address: first, downloadAddress: files, uploadAddress: '' }])
  store.write('service.address', first)
  expect(store.read()).toMatchObject({ 'service.address': first, 'service.downloadAddress': files })
  expect(store.formerServices()).toEqual([{ address: second, downloadAddress: '', uploadAddress: '' }])
})

test('those are offered whose key is kept, by its ending alone; a mistyped address is not', async () => {
  const { store, secrets, former } = openScene()
  store.write('service.address', first)
  store.write('service.downloadAddress', files)
  await secrets.set('api-key', `${first} ${files}`, 'a-long-key-that-ends-in-4711')
  store.write('service.address', 'https://frist.example')
  store.write('service.address', 'embedded')
  expect(former()).toEqual([
    {
      ...{ address: first, downloadAddress: files, uploadAddress: '' },
      apiKey: { isSet: true, ending: '4711' },
      uploadToken: { isSet: false, ending: '' },
    },
  ])
  expect(former({ UNDERTITLE_API_KEY: 'k' })).toHaveLength(2)
})

test('forgetting takes the key, the token and the addresses; the service that is used is not forgotten', async () => {
  const { store, secrets, kept } = openScene()
  store.write('service.address', first)
  store.write('service.downloadAddress', files)
  await secrets.set('api-key', `${first} ${files}`, 'k')
  await secrets.set('upload-token', first, 't')
  await secrets.set('openai-key', first, 'another')
  await expect(forgetService({ store, secrets }, first)).rejects.toMatchObject({ code: 'input.invalid' })
  store.write('service.address', 'embedded')
  await forgetService({ store, secrets }, first)
  expect([...kept.keys()]).toEqual([`openai-key ${first}`])
  expect(store.formerServices()).toEqual([])
  await expect(forgetService({ store, secrets }, first)).rejects.toMatchObject({ code: 'input.invalid' })
})

test('a damaged list of former services stops nobody', () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  for (const value of ['{', '[1]', 'null']) {
    db.run('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', 'service.former', value)
    const store = createSettings(db)
    expect(store.formerServices()).toEqual([])
    store.write('service.address', first)
    store.write('service.address', 'embedded')
    expect(store.formerServices()).toHaveLength(1)
  }
})
