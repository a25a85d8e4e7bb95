/** A temporary folder for one test, removed when the test ends, and fingerprints of what is below it. */
import { createHash } from 'node:crypto'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { onTestFinished } from 'vitest'

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Path, kind, mode and content (sparse gigabytes: size only) of everything below a folder, as sorted lines. */
export function treeLines(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => describe(join(entry.parentPath, entry.name), folder))
    .sort()
}

const wholeReadUpToBytes = 4 * 2 ** 20

function describe(path: string, folder: string): string {
  const found = lstatSync(path)
  const name = relative(folder, path)
  if (found.isDirectory()) return `${name} folder`
  if (found.isSymbolicLink()) return `${name} -> ${readlinkSync(path)}`
  if (!found.isFile()) return `${name} special`
  const content =
    found.size > wholeReadUpToBytes ? 'large' : createHash('sha256').update(readFileSync(path)).digest('hex')
  return `${name} ${(found.mode & 0o777).toString(8)} ${found.size} ${content}`
}
