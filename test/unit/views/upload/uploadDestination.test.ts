import { expect, test } from 'vitest'
import { uploadDestination } from '../../../../electron/views/upload/uploadDestination.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'

const remote = settingsWith({ 'service.address': 'https://a.example' })
const place = (settings = remote, token: string | null = null, env = {}) =>
  uploadDestination({ settings, secrets: { get: () => token }, env })

test('the built-in service needs no token, another one its own', () => {
  expect(place(settingsWith())).toEqual({ host: '', hasToken: true })
  expect(place()).toEqual({ host: 'a.example', hasToken: false })
  expect(place(remote, 'kept')).toEqual({ host: 'a.example', hasToken: true })
  expect(place(remote, null, { UNDERTITLE_UPLOAD_TOKEN: 'given' }).hasToken).toBe(true)
  // An empty variable is none.
  expect(place(remote, 'kept', { UNDERTITLE_UPLOAD_TOKEN: '' }).hasToken).toBe(true)
  expect(place(remote, null, { UNDERTITLE_UPLOAD_TOKEN: '' }).hasToken).toBe(false)
})

test('uploads go to the address of their own where there is one', () => {
  const settings = { ...remote, 'service.uploadAddress': 'https://up.example:8443' } as const
  expect(place(settings).host).toBe('up.example:8443')
})
