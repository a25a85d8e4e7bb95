/** The file of encrypted secrets: each entry says which backend made it. Reads and writes; decides nothing. */
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Disk } from '../sidecar/disk.ts'

const entry = z.object({ v: z.literal(1), backend: z.string(), blob: z.base64() })
export type KeyringEntry = z.output<typeof entry>
export type KeyringEntries = Readonly<Record<string, KeyringEntry>>

const stored = z.record(z.string(), entry)

/** A damaged or missing file holds nothing: the user is asked for the key again. */
export function readKeyringFile(file: string): KeyringEntries {
  try {
    return stored.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? {}
  } catch {
    return {}
  }
}

export async function writeKeyringFile(
  disk: Pick<Disk, 'writeNew'>,
  file: string,
  entries: KeyringEntries,
): Promise<void> {
  const temp = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    await disk.writeNew(temp, Buffer.from(JSON.stringify(entries)), 'private')
    renameSync(temp, file)
  } catch (thrown) {
    rmSync(temp, { force: true })
    throw thrown
  }
}
