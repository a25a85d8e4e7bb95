/**
 * Keys and tokens of the command line, in a file that only its user may read. There is no keyring without a desktop,
 * so the file is named as unprotected when something is stored (promise S3). Each secret belongs to one service address.
 */
import type { SecretProtection } from '../../shared/contract/settings.ts'
import type { SecretName } from '../../shared/settings/secretTable.ts'
import type { Disk } from '../disk/disk.ts'
import { changeEntry, readEntries } from './entriesFile.ts'

export interface Secrets {
  /** @throws AppError 'home.unusable' where they are there and cannot be read now. */
  get(name: SecretName, service: string): string | null
  /** An empty value forgets the secret. */
  set(name: SecretName, service: string, value: string): Promise<void>
  /** Where it is kept and how well. */
  readonly protection: SecretProtection
  /** The same for people, in English. */
  readonly protectionSentence: string
  /** Calls the listener once if secrets become known only later: the keyring was locked. */
  whenUnlocked(listener: () => void): void
}

export function createFileSecrets(file: string, disk: Pick<Disk, 'writeNew'>): Secrets {
  const keyOf = (name: SecretName, service: string) => `${name} ${service}`
  return {
    protection: 'file',
    protectionSentence: `Kept in ${file}: only your user may read it, but it is not encrypted.`,
    get(name, service) {
      const value = readEntries(file)?.[keyOf(name, service)]
      return typeof value === 'string' ? value : null
    },
    set: (name, service, value) =>
      changeEntry(disk, file, { key: keyOf(name, service), value: value === '' ? undefined : value }),
    // A file is never locked.
    whenUnlocked: () => undefined,
  }
}
