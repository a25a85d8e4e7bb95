import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openKeyringSecrets } from '../../../../electron/desktop/keyring/keyringSecrets.ts'
import { findSecretBackend, type SystemStorage } from '../../../../electron/desktop/keyring/secretBackend.ts'
import { createFileSecrets } from '../../../../electron/settings/secrets.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

/** A keyring that turns text round and can be locked, or speak with another key. */
function storageOf(backend: string, key = 'k1') {
  const state = { isLocked: false }
  const storage: SystemStorage = {
    getSelectedStorageBackend: () => backend,
    isAsyncEncryptionAvailable: async () => !state.isLocked,
    async encryptStringAsync(text) {
      if (state.isLocked) throw new Error('locked')
      return Buffer.from(`${key}:${Array.from(text).reverse().join('')}`)
    },
    async decryptStringAsync(blob) {
      const [madeWith, text = ''] = blob.toString().split(':')
      if (state.isLocked || madeWith !== key) throw new Error('cannot decrypt')
      return { result: Array.from(text).reverse().join(''), shouldReEncrypt: false }
    },
  }
  return { storage, state }
}

const service = 'https://service.example'

function world() {
  const folder = tempFolder()
  const file = join(folder, 'keyring.json')
  const plainFile = join(folder, 'secrets.json')
  const questions: string[] = []
  const told: unknown[] = []
  const never = () => new Promise<void>(() => undefined)
  const open = (
    storage: SystemStorage,
    choice: 'session' | 'file' = 'session',
    platform: NodeJS.Platform = 'linux',
    wait: () => Promise<void> = never,
  ) =>
    openKeyringSecrets({
      clock: { wait },
      log: { report: (thrown) => void told.push(thrown) },
      file,
      storage,
      platform,
      disk: realDisk,
      unprotected: createFileSecrets(plainFile, realDisk),
      dialogs: {
        async chooseUnprotected() {
          questions.push('asked')
          return choice
        },
      },
    })
  const onDisk = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  return { file, plainFile, questions, open, onDisk, told }
}

test.each(['gnome_libsecret', 'kwallet', 'kwallet5', 'kwallet6'])(
  'with %s a key is encrypted and found again',
  async (backend) => {
    const { file, open, onDisk, questions } = world()
    const { storage } = storageOf(backend)
    await (await open(storage)).set('api-key', service, 'sentinel-key')
    expect((await open(storage)).get('api-key', service)).toBe('sentinel-key')
    expect(onDisk()).not.toContain('sentinel-key')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      [`api-key ${service}`]: { v: 1, backend, blob: Buffer.from('k1:yek-lenitnes').toString('base64') },
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(questions).toEqual([])
  },
)

test.each(['basic_text', 'unknown', 'something_new'])(
  'with %s the key lives for this session only, unless the user chooses',
  async (backend) => {
    const { open, onDisk, questions } = world()
    const { storage } = storageOf(backend)
    const secrets = await open(storage)
    await secrets.set('api-key', service, 'sentinel-key')
    expect(secrets.get('api-key', service)).toBe('sentinel-key')
    expect(secrets.protection).toBe('session')
    expect(secrets.protectionSentence).toContain('No keyring was found')
    expect(questions).toEqual(['asked'])
    expect(onDisk()).not.toContain('sentinel-key')
    expect((await open(storage)).get('api-key', service)).toBeNull()
  },
)

test('the unprotected file is used when the user chooses it, readable by its user only', async () => {
  const { open, file, plainFile } = world()
  const { storage } = storageOf('basic_text')
  await (await open(storage, 'file')).set('api-key', service, 'sentinel-key')
  expect((await open(storage)).get('api-key', service)).toBe('sentinel-key')
  expect(statSync(plainFile).mode & 0o777).toBe(0o600)
  expect(existsSync(file)).toBe(false)
})

test('a locked keyring keeps nothing and loses nothing', async () => {
  const { open, questions } = world()
  const { storage, state } = storageOf('gnome_libsecret')
  await (await open(storage)).set('api-key', service, 'first')
  state.isLocked = true
  expect((await open(storage)).get('api-key', service)).toBeNull()
  state.isLocked = false
  const secrets = await open(storage)
  expect(secrets.get('api-key', service)).toBe('first')
  state.isLocked = true
  await secrets.set('upload-token', service, 'second')
  expect(questions).toEqual(['asked'])
})

test('what another keyring or machine encrypted is asked for again and not deleted', async () => {
  const { open, file } = world()
  await (await open(storageOf('gnome_libsecret').storage)).set('api-key', service, 'first')
  const before = readFileSync(file, 'utf8')
  for (const other of [storageOf('gnome_libsecret', 'k2'), storageOf('kwallet6')]) {
    expect((await open(other.storage)).get('api-key', service)).toBeNull()
    expect(readFileSync(file, 'utf8')).toBe(before)
  }
})

test('a profile copied to another machine asks again and takes a new key', async () => {
  const [from, to] = [world(), world()]
  await (await from.open(storageOf('kwallet6').storage)).set('api-key', service, 'first')
  copyFileSync(from.file, to.file)
  const { storage } = storageOf('kwallet6', 'k2')
  await (await to.open(storage)).set('api-key', service, 'second')
  expect((await to.open(storage)).get('api-key', service)).toBe('second')
})

test('a key that gets a keyring leaves the unprotected file', async () => {
  const { open, onDisk } = world()
  await (await open(storageOf('basic_text').storage, 'file')).set('api-key', service, 'sentinel-key')
  await (await open(storageOf('gnome_libsecret').storage)).set('api-key', service, 'sentinel-key')
  expect(onDisk()).not.toContain('sentinel-key')
})

test('an empty value forgets the key wherever it was, without a question', async () => {
  const { open, questions } = world()
  const { storage } = storageOf('gnome_libsecret')
  const secrets = await open(storage)
  await secrets.set('api-key', service, 'first')
  await secrets.set('upload-token', service, 'token')
  await secrets.set('api-key', service, '')
  expect([secrets.get('api-key', service), secrets.get('upload-token', service)]).toEqual([null, 'token'])
  expect((await open(storage)).get('api-key', service)).toBeNull()
  await (await open(storageOf('basic_text').storage)).set('upload-token', service, '')
  expect(questions).toEqual([])
})

test('a key of one service is not given to another', async () => {
  const secrets = await world().open(storageOf('gnome_libsecret').storage)
  await secrets.set('api-key', service, 'first')
  expect(secrets.get('api-key', 'https://other.example')).toBeNull()
})

test.each(['', '{', '[]', '{"api-key https://service.example":"plain"}', '{"a":{"v":2,"backend":"x","blob":"AA=="}}'])(
  'a damaged file %j never stops the start',
  async (content) => {
    const { file, open } = world()
    writeFileSync(file, content)
    expect((await open(storageOf('gnome_libsecret').storage)).get('api-key', service)).toBeNull()
  },
)

test('an entry of another version stays when another secret is set', async () => {
  const { file, open } = world()
  const later = { v: 2, backend: 'x', blob: 'AA==' }
  writeFileSync(file, JSON.stringify({ later }))
  const { storage } = storageOf('gnome_libsecret')
  await (await open(storage)).set('api-key', service, 'first')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ later })
  expect((await open(storage)).get('api-key', service)).toBe('first')
})

test('Windows and macOS are judged by what the system says, and a failing question means no', async () => {
  const { storage, state } = storageOf('unknown')
  expect(await findSecretBackend(storage, 'win32')).toEqual({ id: 'dpapi', name: 'your Windows account' })
  expect((await findSecretBackend(storage, 'darwin'))?.id).toBe('keychain')
  state.isLocked = true
  expect(await findSecretBackend(storage, 'win32')).toBeNull()
  const broken = { ...storage, isAsyncEncryptionAvailable: () => Promise.reject(new Error('no bus')) }
  expect(await findSecretBackend(broken, 'darwin')).toBeNull()
})

/** A locked keyring: it answers when its user has typed the password. */
function lockedStorage() {
  const { storage } = storageOf('gnome_libsecret')
  let unlock: () => void = () => undefined
  const unlocked = new Promise<void>((resolve) => (unlock = resolve))
  const locked: SystemStorage = {
    ...storage,
    isAsyncEncryptionAvailable: async () => {
      await unlocked
      return true
    },
  }
  return { locked, storage, unlock: () => unlock() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a keyring that waits for its password keeps nobody from starting, and is used once it answers', async () => {
  const { open } = world()
  const { locked, storage, unlock } = lockedStorage()
  const before = await open(storage)
  await before.set('api-key', service, 'kept-key')
  await before.set('upload-token', service, 'kept-token')
  await before.set('openai-key', service, 'kept-other')
  const late = await open(locked, 'session', 'linux', async () => undefined)
  const heard: string[] = []
  late.whenUnlocked(() => heard.push('unlocked'))
  expect([late.protection, late.get('api-key', service)]).toEqual(['session', null])
  expect(late.protectionSentence).toContain('unlock it')
  await late.set('upload-token', service, 'newer-token')
  await late.set('openai-key', service, '')
  unlock()
  await settled()
  expect(heard).toEqual(['unlocked'])
  expect([late.protection, late.get('api-key', service)]).toEqual(['keyring', 'kept-key'])
  expect([late.get('upload-token', service), late.get('openai-key', service)]).toEqual(['newer-token', null])
})

test('a keyring that fails late is reported, and the session goes on without it', async () => {
  const { open, told } = world()
  const storage: SystemStorage = {
    ...storageOf('gnome_libsecret').storage,
    isAsyncEncryptionAvailable: async () => true,
    getSelectedStorageBackend: () => {
      throw new Error('the bus is gone')
    },
  }
  const secrets = await open(storage, 'session', 'linux', async () => undefined)
  await settled()
  expect(told).toHaveLength(1)
  expect(secrets.protection).toBe('session')
})

test('a key that the command line has kept since in the file wins, until one is entered here again', async () => {
  const { open, plainFile } = world()
  const { storage } = storageOf('gnome_libsecret')
  const secrets = await open(storage)
  await secrets.set('api-key', service, 'older-key')
  const commandLine = createFileSecrets(plainFile, realDisk)
  await commandLine.set('api-key', service, 'newer-key')
  expect(secrets.get('api-key', service)).toBe('newer-key')
  expect((await open(storage)).get('api-key', service)).toBe('newer-key')
  await secrets.set('api-key', service, 'newest-key')
  expect([secrets.get('api-key', service), commandLine.get('api-key', service)]).toEqual(['newest-key', null])
})
