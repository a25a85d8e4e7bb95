/** A temporary folder for one test, removed when the test ends, and fingerprints of what is below it. */
import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { contentMark, pathsBelow } from './contents.ts'

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Path, kind, mode and content (sparse gigabytes: size only) of everything below a folder, as sorted lines. */
export function treeLines(folder: string): readonly string[] {
  return pathsBelow(folder)
    .map((name) => describe(name, folder))
    .sort()
}

const wholeReadUpToBytes = 4 * 2 ** 20

function describe(name: string, folder: string): string {
  const path = join(folder, name)
  const found = lstatSync(path)
  if (found.isDirectory()) return `${name} folder`
  if (found.isSymbolicLink()) return `${name} -> ${readlinkSync(path)}`
  if (!found.isFile()) return `${name} special`
  const content = found.size > wholeReadUpToBytes ? `${found.size} large` : contentMark(path)
  return `${name} ${(found.mode & 0o777).toString(8)} ${content}`
}
