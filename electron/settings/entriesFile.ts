/**
 * A small file of named entries that several processes change. A change keeps every other entry, also one that this
 * version cannot read; a file that cannot be read now is never taken for an empty one (promises F7, S3).
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { homeErrorOf, onHomeDisk } from '../database/diskErrors.ts'
import { withFileLock } from '../database/fileLock.ts'
import { systemCodeOf, type Disk } from '../disk/disk.ts'

export type Entries = Readonly<Record<string, unknown>>

/** Null when what is there is no such file. @throws AppError of the disk when it is there and cannot be read now. */
export function readEntries(file: string): Entries | null {
  const text = readIfThere(file)
  if (text === null) return {}
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}

interface Entry {
  readonly key: string
  readonly value: unknown
}

/** Undefined takes the entry away. What is no such file is set aside, not overwritten. @throws as `readEntries` */
export async function changeEntry(disk: Pick<Disk, 'writeNew'>, file: string, entry: Entry): Promise<void> {
  await withFileLock(`${file}.lock`, () => change(disk, file, entry)).catch((thrown: unknown) => {
    throw homeErrorOf(thrown, file) ?? thrown
  })
}

async function change(disk: Pick<Disk, 'writeNew'>, file: string, { key, value }: Entry): Promise<void> {
  const mark = randomBytes(6).toString('hex')
  sweep(file)
  const entries = readEntries(file)
  if (value === undefined && !Object.hasOwn(entries ?? {}, key)) return
  if (entries === null && existsSync(file)) renameSync(file, `${file}.damaged-${mark}`)
  const others = Object.entries(entries ?? {}).filter(([name]) => name !== key)
  const changed = Object.fromEntries(value === undefined ? others : [...others, [key, value]])
  await replaceFile(disk, file, { bytes: Buffer.from(JSON.stringify(changed)), part: `${file}.${mark}.part` })
}

/** What a killed process left half written; under the lock nobody is writing. */
function sweep(file: string): void {
  const isPart = (name: string) => name.startsWith(`${basename(file)}.`) && /\.[0-9a-f]{12}\.part$/.test(name)
  for (const name of readdirSync(dirname(file))) if (isPart(name)) rmSync(join(dirname(file), name), { force: true })
}

function readIfThere(file: string): string | null {
  return onHomeDisk(file, () => {
    try {
      return readFileSync(file, 'utf8')
    } catch (thrown) {
      if (systemCodeOf(thrown) === 'ENOENT') return null
      throw thrown
    }
  })
}

interface Replacement {
  readonly bytes: Uint8Array
  readonly part: string
}

async function replaceFile(disk: Pick<Disk, 'writeNew'>, file: string, { bytes, part }: Replacement): Promise<void> {
  try {
    await disk.writeNew(part, bytes, 'private')
    renameSync(part, file)
  } catch (thrown) {
    removeQuietly(part)
    throw thrown
  }
}

/** The error that led here is the one to tell; the next change sweeps. */
function removeQuietly(part: string): void {
  try {
    rmSync(part, { force: true })
  } catch (thrown) {
    if (systemCodeOf(thrown) === '') throw thrown
  }
}
