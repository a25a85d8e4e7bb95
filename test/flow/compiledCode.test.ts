/** What an earlier start compiled is read by the next one and by its threads, from beside the program alone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { runCli } from '../support/programs/runCli.ts'

test('a thread reads what was compiled for it before', async () => {
  const args = ['usage', '--home', tempFolder()]
  expect((await runCli(args)).code).toBe(0)
  const { stderr } = await runCli(args, { env: { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' } })
  // Not `toContain`: a failure would print thousands of lines.
  expect(stderr.includes('embeddedServiceWorker.js was accepted')).toBe(true)
  const read = [...stderr.matchAll(/reading cache from (\S+) for/g)].map(([, file]) => file ?? '')
  const folder = join(dirname(inject('program')), 'compiled')
  expect(read.filter((file) => !file.startsWith(folder))).toEqual([])
})

/** The program as built, which nobody started yet. */
function freshProgram(): string {
  const [built, root] = [dirname(inject('program')), tempFolder()]
  const left = new Set(['compiled', 'ear', 'licences'])
  cpSync(built, join(root, 'dist'), { recursive: true, filter: (path) => !left.has(basename(path)) })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'))
  return join(root, 'dist', 'cli.js')
}

test('a host that is killed leaves what it compiled to the next start', async () => {
  const program = freshProgram()
  const host = spawn(process.execPath, [program, 'web', '--no-open', '--home', tempFolder()], {
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void host.kill('SIGKILL'))
  const [line] = (await once(createInterface(host.stdout), 'line')) as [string]
  expect(line).toContain('listening')
  const kept = () => readdirSync(join(dirname(program), 'compiled'), { recursive: true }).length
  await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(20)
})
