import { expect, test } from 'vitest'
import { redactedSecrets } from '../../../electron/engine/logged.ts'
import type { Secrets } from '../../../electron/settings/secrets.ts'

function secretsWith(whenUnlocked: Secrets['whenUnlocked'] = () => undefined): Secrets {
  return {
    get: () => 'kept',
    set: async () => undefined,
    protection: 'file',
    protectionSentence: 'In a file.',
    whenUnlocked,
  }
}

test('every secret that is read or set is known to what writes texts', async () => {
  const hidden: (string | null)[] = []
  const secrets = redactedSecrets(secretsWith(), (secret) => void hidden.push(secret))
  expect(secrets.get('api-key', 'embedded')).toBe('kept')
  await secrets.set('api-key', 'embedded', 'new')
  expect(hidden).toEqual(['kept', 'new'])
})

test('a keyring that opens later is heard through it', () => {
  const listeners: (() => void)[] = []
  const secrets = redactedSecrets(
    secretsWith((listener) => void listeners.push(listener)),
    () => undefined,
  )
  let heard = 0
  secrets.whenUnlocked(() => (heard += 1))
  for (const tell of listeners) tell()
  expect(heard).toBe(1)
})
