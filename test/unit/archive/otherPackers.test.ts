import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from '../../../node/archive/readZip.ts'
import { subtitleText } from '../../support/make/archives/zipBuilder.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertitle-packers-'))
  mkdirSync(join(folder, 'Subs'))
  writeFileSync(join(folder, 'Subs', 'Amélie 01.srt'), subtitleText)
  writeFileSync(join(folder, 'Subs', 'big.srt'), subtitleText.repeat(2_000))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const streamedByPython = [
  'import sys, zipfile',
  'archive = zipfile.ZipFile(sys.stdout.buffer, "w", zipfile.ZIP_DEFLATED)',
  '[archive.write(name) for name in ("Subs/Amélie 01.srt", "Subs/big.srt")]',
  'archive.close()',
].join('\n')

/** Each command writes an archive of the folder `Subs` to its standard output or to `out.zip`. */
const packers: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['zip', 'zip', ['-q', '-r', 'out.zip', 'Subs']],
  ['zip as a stream', 'zip', ['-q', '-r', '-', 'Subs']],
  ['zip without compression', 'zip', ['-q', '-0', '-r', 'out.zip', 'Subs']],
  ['zip with zip64', 'zip', ['-q', '-fz', '-r', 'out.zip', 'Subs']],
  ['Python', 'python3', ['-m', 'zipfile', '-c', 'out.zip', 'Subs']],
  ['Python as a stream', 'python3', ['-c', streamedByPython]],
  ['7z', '7z', ['a', '-bd', '-tzip', 'out.zip', 'Subs']],
  ['bsdtar', 'bsdtar', ['-a', '-cf', 'out.zip', 'Subs']],
]

const isInstalled = (command: string) => spawnSync(command, ['--help'], { stdio: 'ignore' }).error === undefined

for (const [name, command, args] of packers) {
  test.skipIf(!isInstalled(command))(`reads what is packed by ${name}`, () => {
    const printed = execFileSync(command, [...args], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    const archive = args.includes('out.zip') ? readFileSync(join(folder, 'out.zip')) : printed
    rmSync(join(folder, 'out.zip'), { force: true })

    const found = readZip(archive).entries.map((entry) => [entry.name, entry.bytes.length])

    expect(Object.fromEntries(found)).toEqual({ 'Subs/Amélie 01.srt': 46, 'Subs/big.srt': 92_000 })
  })
}
