/** Writes lines into the folder of the log: whole ones, at the end of the file, whoever else writes there. Decides nothing. */
import { constants } from 'node:fs'
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf, fileToWrite, filesToRemove, type LogFile } from './logFiles.ts'

export interface Appended {
  /** Lines that are in the file now. */
  readonly written: number
  /** Why not all of them; null where they are. */
  readonly failure: unknown
}

export type AppendLines = (lines: readonly string[], atMs: number) => Promise<Appended>

/** The folder is made when it is first needed. Never throws. */
export function openLogFolder(folder: string): AppendLines {
  return async (lines, atMs) => {
    try {
      const file = await openForDay(folder, atMs)
      try {
        await endBrokenLine(file)
        return await writeLines(file, lines)
      } finally {
        await file.close()
      }
    } catch (failure) {
      return { written: 0, failure }
    }
  }
}

async function openForDay(folder: string, atMs: number): Promise<FileHandle> {
  const files = await filesIn(folder)
  const name = fileToWrite(files, dayOf(atMs))
  const isNew = !files.some((file) => file.name === name)
  if (isNew) for (const old of filesToRemove(files, { atMs, keep: name })) await rm(join(folder, old), { force: true })
  const { O_APPEND, O_CREAT, O_RDWR } = constants
  return open(join(folder, name), O_APPEND | O_CREAT | O_RDWR, 0o600)
}

async function filesIn(folder: string): Promise<readonly LogFile[]> {
  const names = await readdir(folder).catch(async (thrown: unknown) => {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown
    await mkdir(folder, { mode: 0o700 })
    return []
  })
  const files = names.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => null) // Another process may have removed it.
    return found?.isFile() ? [{ name, sizeBytes: found.size }] : []
  })
  return (await Promise.all(files)).flat()
}

/** A kill or a full disk may have cut the last line: the next one must not be read as its end. */
async function endBrokenLine(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  if (size === 0) return
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  if (buffer.toString('latin1') !== '\n') await file.write('\n')
}

/** One write: lines of two processes stay apart. A full disk takes a part of it. */
async function writeLines(file: FileHandle, lines: readonly string[]): Promise<Appended> {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
  const { bytesWritten } = await file.write(bytes)
  if (bytesWritten === bytes.length) return { written: lines.length, failure: null }
  const written = bytes.subarray(0, bytesWritten).toString('latin1').split('\n').length - 1
  return { written, failure: Object.assign(new Error('The lines are not whole.'), { code: 'ENOSPC' }) }
}
