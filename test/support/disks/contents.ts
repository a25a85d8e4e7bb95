/** What lies below a folder, told in little time where it is made videos: large files of which nearly all is zeros. */
import { createHash } from 'node:crypto'
import { cpSync, lstatSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Everything below it, folders too. Node's own list asks the disk once more for each name. */
export function pathsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? [entry.name, ...pathsBelow(join(folder, entry.name)).map((path) => `${entry.name}${sep}${path}`)]
      : [entry.name],
  )
}

interface KnownMark {
  readonly state: string
  readonly mark: string
}

const known = new Map<string, KnownMark>()
/** Two changes within a step of a file system's clock have the same time. */
const clockStepMs = 100

/** The same for the same content. A file that nobody has touched since it was read is not read again. */
export function contentMark(path: string): string {
  const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = lstatSync(path, { bigint: true })
  const state = [dev, ino, size, mtimeNs, ctimeNs].join()
  const before = known.get(path)
  if (before?.state === state) return before.mark
  const isSettled = Date.now() - Number(ctimeMs) > clockStepMs
  const bytes = readFileSync(path)
  const mark = `${bytes.length} ${createHash('sha256').update(withoutLastZeros(bytes)).digest('hex')}`
  if (isSettled) known.set(path, { state, mark })
  return mark
}

/** As `cp -r` does, but zeros at the end take no room in the copy. */
export function copyTree(from: string, to: string, isWanted: (path: string) => boolean = () => true): void {
  const filter = (path: string, there: string) => isWanted(path) && !isFileCopied(path, there)
  cpSync(from, to, { recursive: true, filter })
}

function isFileCopied(path: string, there: string): boolean {
  if (!lstatSync(path).isFile()) return false
  const bytes = readFileSync(path)
  writeFileSync(there, withoutLastZeros(bytes))
  truncateSync(there, bytes.length)
  return true
}

const zeros = Buffer.alloc(2 ** 16)

function withoutLastZeros(bytes: Buffer): Buffer {
  let end = bytes.length
  while (end >= zeros.length && bytes.subarray(end - zeros.length, end).equals(zeros)) end -= zeros.length
  return bytes.subarray(0, end)
}
