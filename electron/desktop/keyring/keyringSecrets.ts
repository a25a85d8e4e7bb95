/**
 * Keys and tokens of the desktop, encrypted by the system's keyring. Where there is none, the user chooses: this session
 * only, or a file that says it is not protected. Nothing is ever kept in plain text without that choice (promise S3).
 */
import type { Disk } from '../../disk/disk.ts'
import type { Secrets } from '../../settings/secrets.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Dialogs } from '../dialogs.ts'
import type { GuardedLog } from '../start/processGuards.ts'
import { changeKeyringFile, readKeyringFile, type KeyringEntry } from './keyringFile.ts'
import { findSecretBackend, type SecretBackend, type SystemStorage } from './secretBackend.ts'

export interface KeyringParts {
  readonly file: string
  readonly storage: SystemStorage
  readonly platform: NodeJS.Platform
  readonly disk: Pick<Disk, 'writeNew'>
  /** The unprotected file, which the command line shares. */
  readonly unprotected: Secrets
  readonly dialogs: Pick<Dialogs, 'chooseUnprotected'>
  readonly clock: Pick<Clock, 'wait'>
  readonly log: Pick<GuardedLog, 'report'>
}

/** A keyring that is locked asks its user for a password; the window is there meanwhile. */
const keyringAnswersWithinMs = 4_000

const keyOf = (name: string, service: string) => `${name} ${service}`

interface Keyring {
  readonly backend: SecretBackend | null
  readonly known: ReadonlyMap<string, string>
}

/** Entries that cannot be read now stay in the file: another session with the right keyring may read them. */
export async function openKeyringSecrets(parts: KeyringParts): Promise<Secrets> {
  const { file, storage, disk, unprotected, dialogs, clock, log } = parts
  const known = new Map<string, string>()
  /** Set or forgotten since the start: newer than what was kept. */
  const touched = new Set<string>()
  let backend: SecretBackend | null = null
  let isLate = false
  let tellUnlocked: () => void = () => undefined

  function use(keyring: Keyring): void {
    backend = keyring.backend
    for (const [key, value] of keyring.known) if (!touched.has(key)) known.set(key, value)
  }

  const opening = readKeyring(parts)
  const inTime = await Promise.race([opening, clock.wait(keyringAnswersWithinMs)])
  if (inTime) use(inTime)
  else {
    isLate = true
    opening
      .then((keyring) => {
        isLate = false
        use(keyring)
        tellUnlocked()
      })
      .catch(log.report)
  }

  return {
    get protection() {
      return backend ? 'keyring' : 'session'
    },
    get protectionSentence() {
      return isLate ? lateSaid : protectionOf(backend)
    },
    whenUnlocked: (listener) => void (tellUnlocked = listener),
    // Whatever is set here takes its entry out of the file: one that is in it was set by the command line since.
    get: (name, service) => unprotected.get(name, service) ?? known.get(keyOf(name, service)) ?? null,
    async set(name, service, value) {
      const key = keyOf(name, service)
      touched.add(key)
      const entry = value !== '' && backend ? await encrypt(storage, backend, value) : null
      const place = value === '' || entry ? 'keyring' : await dialogs.chooseUnprotected()
      await changeKeyringFile(disk, file, { key, entry })
      if (place === 'file') await unprotected.set(name, service, value)
      else if (unprotected.get(name, service) !== null) await unprotected.set(name, service, '')
      if (value === '' || place === 'file') known.delete(key)
      else known.set(key, value)
    },
  }
}

async function readKeyring({ file, storage, platform }: KeyringParts): Promise<Keyring> {
  const backend = await findSecretBackend(storage, platform)
  return { backend, known: backend ? await decryptAll(storage, backend, readKeyringFile(file)) : new Map() }
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

const lateSaid =
  'The keyring has not answered: unlock it. Until then keys are not known, and a new one is kept until you quit.'

function protectionOf(backend: SecretBackend | null): string {
  if (backend) return `Encrypted by ${backend.name}.`
  return 'No keyring was found. A key is kept until you quit, or in a file that is not encrypted if you choose so.'
}
