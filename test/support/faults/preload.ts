/** Compiles faultyCalls.c, where this machine can: Linux with a C compiler. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const source = fileURLToPath(new URL('./faultyCalls.c', import.meta.url))

export const canFault = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

/** The library's path; it goes when the file of tests ends. */
export function compilePreload(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-faults-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const library = join(folder, 'faultyCalls.so')
  const { status, stderr } = spawnSync('cc', ['-O1', '-Wall', '-shared', '-fPIC', '-o', library, source, '-ldl'])
  if (status !== 0) throw new Error(`faultyCalls.c cannot be compiled: ${String(stderr)}`)
  return library
}
