/**
 * Keys and tokens of the desktop, encrypted by the system's keyring. Where there is none, the user chooses: this session
 * only, or a file that says it is not protected. Nothing is ever kept in plain text without that choice (promise S3).
 */
import type { Disk } from '../sidecar/disk.ts'
import type { Secrets } from '../settings/secrets.ts'
import { changeKeyringFile, readKeyringFile, type KeyringEntry } from './keyringFile.ts'
import { findSecretBackend, type SecretBackend, type SystemStorage } from './secretBackend.ts'

export interface KeyringParts {
  readonly file: string
  readonly storage: SystemStorage
  readonly platform: NodeJS.Platform
  readonly disk: Pick<Disk, 'writeNew'>
  /** The unprotected file, which the command line shares. */
  readonly unprotected: Secrets
  chooseUnprotected(): Promise<'session' | 'file'>
}

const keyOf = (name: string, service: string) => `${name} ${service}`

/** Entries that cannot be read now stay in the file: another session with the right keyring may read them. */
export async function openKeyringSecrets(parts: KeyringParts): Promise<Secrets> {
  const { file, storage, disk, unprotected } = parts
  const backend = await findSecretBackend(storage, parts.platform)
  const known = backend ? await decryptAll(storage, backend, readKeyringFile(file)) : new Map<string, string>()

  return {
    protection: backend ? 'keyring' : 'session',
    protectionSaid: protectionOf(backend),
    get: (name, service) => known.get(keyOf(name, service)) ?? unprotected.get(name, service),
    async set(name, service, value) {
      const key = keyOf(name, service)
      const entry = value !== '' && backend ? await encrypt(storage, backend, value) : null
      const place = value === '' || entry ? 'keyring' : await parts.chooseUnprotected()
      await changeKeyringFile(disk, file, { key, entry })
      if (place === 'file') await unprotected.set(name, service, value)
      else if (unprotected.get(name, service) !== null) await unprotected.set(name, service, '')
      if (value === '' || place === 'file') known.delete(key)
      else known.set(key, value)
    },
  }
}

/** Null when the keyring was locked or taken away meanwhile. */
async function encrypt(storage: SystemStorage, backend: SecretBackend, value: string): Promise<KeyringEntry | null> {
  const blob = await storage.encryptStringAsync(value).catch(() => null)
  return blob && { v: 1, backend: backend.id, blob: blob.toString('base64') }
}

async function decryptAll(
  storage: SystemStorage,
  backend: SecretBackend,
  entries: ReadonlyMap<string, KeyringEntry>,
): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (const [key, { backend: madeBy, blob }] of entries) {
    if (madeBy !== backend.id) continue
    const read = await storage.decryptStringAsync(Buffer.from(blob, 'base64')).catch(() => null)
    if (read) known.set(key, read.result)
  }
  return known
}

function protectionOf(backend: SecretBackend | null): string {
  if (backend) return `Encrypted by ${backend.name}.`
  return 'No keyring was found. A key is kept until you quit, or in a file that is not encrypted if you choose so.'
}
