import { expect, test } from 'vitest'
import { keyOfEnvironment } from '../../../electron/cli/keyOfEnvironment.ts'
import { defaultSettings } from '../../../shared/settings/settingTable.ts'

const settings = { ...defaultSettings, 'service.address': 'https://one.example' }
const refusal = expect.objectContaining({
  code: 'key.missing',
  message: expect.stringContaining('is not sent to https://two.example. Start this command again') as string,
}) as Error

test.each(['UNDERTITLE_API_KEY', 'UNDERTITLE_UPLOAD_TOKEN'])(
  '%s is for the service that the command began with',
  (name) => {
    const check = keyOfEnvironment({ settings, env: { [name]: 'secret' } })
    for (const address of ['https://one.example', 'embedded']) expect(() => check(address)).not.toThrow()
    expect(() => check('https://two.example')).toThrow(refusal)
  },
)

test('a key that was stored is looked up by its address, so that any may be asked', () => {
  expect(() => keyOfEnvironment({ settings, env: {} })('https://two.example')).not.toThrow()
})
