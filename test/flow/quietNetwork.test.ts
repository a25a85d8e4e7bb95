/** Promise P1: nothing leaves unasked. Every connection of whole runs, as the system saw them. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const canTrace = process.platform === 'linux' && spawnSync('strace', ['-f', 'true']).status === 0

/** Runs the program under strace; the addresses it connected or sent to, other than sockets of its own. */
async function connectsOf(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const trace = join(tempFolder(), 'trace')
  const prefix = ['strace', '-f', '-qq', '-e', 'trace=connect,sendto,sendmsg,sendmmsg', '-o', trace]
  const { code, stderr } = await runCli(args, { prefix, env })
  const sent = [...readFileSync(trace, 'utf8').matchAll(/sa_family=(AF_\w+),?(.*)/g)]
  const addresses = sent.map(([, family = '', rest = '']) => `${family} ${/"([\d.:a-f]+)"/.exec(rest)?.[1] ?? rest}`)
  return { code, stderr, addresses: [...new Set(addresses)].sort() }
}

test.skipIf(!canTrace)('the whole demo speaks with this machine alone, and looks up no name', async () => {
  const home = tempFolder()
  const { code, stderr, addresses } = await connectsOf(['demo', '--home', home, '--json'])
  // One of the sample videos has no subtitle on purpose.
  expect(code, stderr).toBe(1)
  expect(addresses).toEqual(['AF_INET 127.0.0.1'])
})

test.skipIf(!canTrace)('offline it speaks with nobody, whatever address it is set to', async () => {
  const home = tempFolder()
  const library = join(home, 'demo')
  await runCli(['demo', '--home', home, '--dry-run', '--quiet'])
  const args = ['get', library, '--home', home, '--offline', '--service', 'https://subtitles.example', '--json']
  const { code, addresses } = await connectsOf(args)
  expect([code, addresses]).toEqual([1, []])
})
