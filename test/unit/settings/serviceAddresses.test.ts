/** A key goes only where it was entered for (promise S2). */
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { addressOfSecret } from '../../../electron/settings/engineSettings.ts'
import { createSettings } from '../../../electron/settings/settings.ts'

const first = 'https://first.example'
const second = 'https://second.example'

function settingsOfFirst() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const store = createSettings(db)
  store.write('service.address', first)
  store.write('service.downloadAddress', 'https://dl.first.example')
  store.write('service.uploadAddress', 'https://up.first.example')
  return store
}

test('another service does not keep the other addresses of the one before', () => {
  const store = settingsOfFirst()
  store.write('service.address', first)
  expect(store.read()['service.downloadAddress']).toBe('https://dl.first.example')
  store.write('service.address', second)
  expect(store.read()).toMatchObject({ 'service.downloadAddress': '', 'service.uploadAddress': '' })
})

test.each(['https://first.example/', 'HTTPS://First.Example', 'https://first.example:443//'])(
  '%s is the same service as before, with its other addresses and keys',
  (address) => {
    const store = settingsOfFirst()
    expect(store.write('service.address', address)).toMatchObject({
      'service.address': first,
      'service.downloadAddress': 'https://dl.first.example',
    })
    expect(store.readerWith({ 'service.address': address })()['service.address']).toBe(first)
  },
)

test('nor does a service that is named for one run', () => {
  const store = settingsOfFirst()
  const run = { 'service.address': second, 'service.downloadAddress': 'https://dl.second.example' }
  expect(store.readerWith(run)()).toMatchObject({ ...run, 'service.uploadAddress': '' })
  expect(store.readerWith({ languages: 'de' })()['service.uploadAddress']).toBe('https://up.first.example')
})

test('a key belongs to all addresses that it goes to: after one of them changed it has to be entered again', () => {
  const store = settingsOfFirst()
  const before = store.read()
  expect(addressOfSecret('api-key', before)).not.toBe(addressOfSecret('upload-token', before))
  const elsewhere = store.write('service.downloadAddress', 'https://evil.example')
  expect(addressOfSecret('api-key', elsewhere)).not.toBe(addressOfSecret('api-key', before))
  expect(addressOfSecret('upload-token', elsewhere)).toBe(addressOfSecret('upload-token', before))
})

test('a path on the same host is no other place', () => {
  const store = settingsOfFirst()
  const same = store.write('service.downloadAddress', `${first}/files`)
  expect(addressOfSecret('api-key', same)).toBe(first)
})

test('what a run replaces stands over what is written meanwhile, which is read at once', () => {
  const store = settingsOfFirst()
  const read = store.readerWith({ languages: 'de' })
  expect(read()).toEqual({ ...store.read(), languages: read().languages })
  expect(read()).toBe(read())
  store.write('languages', 'fr')
  store.write('minimumVideoBytes', 1_234)
  expect(read()).toMatchObject({
    languages: store.readerWith({ languages: 'de' })().languages,
    minimumVideoBytes: 1_234,
  })
})
