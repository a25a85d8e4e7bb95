/**
 * Keys and tokens of the command line, in a file that only its user may read. There is no keyring without a desktop,
 * so the file is named as unprotected when something is stored (promise S3). Each secret belongs to one service address.
 */
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Disk } from '../sidecar/disk.ts'

export const secretNames = ['api-key', 'upload-token', 'openai-key', 'libretranslate-key', 'speech-key'] as const
export type SecretName = (typeof secretNames)[number]

export interface Secrets {
  get(name: SecretName, service: string): string | null
  /** An empty value forgets the secret. */
  set(name: SecretName, service: string, value: string): Promise<void>
  /** For people: where it is kept and how well. */
  readonly protection: string
}

const stored = z.record(z.string(), z.string())

export function createFileSecrets(file: string, disk: Pick<Disk, 'writeNew'>): Secrets {
  const keyOf = (name: SecretName, service: string) => `${name} ${service}`
  return {
    protection: `Kept in ${file}: only your user may read it, but it is not encrypted.`,
    get: (name, service) => readAll(file)[keyOf(name, service)] ?? null,
    async set(name, service, value) {
      const others = Object.entries(readAll(file)).filter(([key]) => key !== keyOf(name, service))
      const all = Object.fromEntries(value === '' ? others : [...others, [keyOf(name, service), value]])
      const temp = `${file}.${randomBytes(6).toString('hex')}.part`
      try {
        await disk.writeNew(temp, Buffer.from(JSON.stringify(all)), 'private')
        renameSync(temp, file)
      } catch (thrown) {
        rmSync(temp, { force: true })
        throw thrown
      }
    },
  }
}

/** A damaged or missing file holds no secrets: the user is asked for the key again. */
function readAll(file: string): Readonly<Record<string, string>> {
  try {
    const checked = stored.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return checked.success ? checked.data : {}
  } catch {
    return {}
  }
}
