/** The file of encrypted secrets: each entry says which backend made it. Reads and writes; decides nothing. */
import { z } from 'zod'
import { changeEntry, readEntries } from '../../settings/entriesFile.ts'
import type { Disk } from '../../disk/disk.ts'

const entry = z.object({ v: z.literal(1), backend: z.string(), blob: z.base64() })
export type KeyringEntry = z.output<typeof entry>

/** Those that this version can read; of a file that cannot be read now, none: the user is asked for the key again. */
export function readKeyringFile(file: string): ReadonlyMap<string, KeyringEntry> {
  const known = Object.entries(entriesNow(file)).flatMap(([key, value]) => {
    const { data } = entry.safeParse(value)
    return data ? [[key, data] as const] : []
  })
  return new Map(known)
}

function entriesNow(file: string): Readonly<Record<string, unknown>> {
  try {
    return readEntries(file) ?? {}
  } catch {
    return {} // Nothing is lost by it: whoever changes the file reads it again.
  }
}

/** Null takes the entry away; all others stay as they are. @throws AppError 'home.unusable' */
export async function changeKeyringFile(
  disk: Pick<Disk, 'writeNew'>,
  file: string,
  change: { readonly key: string; readonly entry: KeyringEntry | null },
): Promise<void> {
  await changeEntry(disk, file, { key: change.key, value: change.entry ?? undefined })
}
