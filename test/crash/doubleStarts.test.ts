/**
 * Promise J10: one owner a home, however many are started at the same time, and the next one takes over at once, however the
 * last one ended. UNDERTITLE_DOUBLE_STARTS says how many times.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'

const starts = Number(process.env['UNDERTITLE_DOUBLE_STARTS'] ?? 100)

/** A start that stays, and what it says once it owns the home. */
function startOne(args: readonly string[], ownsWhen: string) {
  const child = startCli(args)
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const closed = once(child, 'close')
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    owns: () => said.includes(ownsWhen),
    said: () => said,
    code: () => child.exitCode,
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      await closed
    },
  }
}

test('of all that start at once exactly one owns the home, and the next takes over from it, killed or not', async () => {
  const home = tempFolder()
  const demo = join(home, 'demo')
  await runCli(['demo', '--home', home, '--quiet'])
  const journal = (await runCli(['history', '--home', home, '--json'])).stdout
  const tree = treeLines(demo)
  expect(journal.trim().split('\n')).toHaveLength(11)
  for (let round = 0; round < starts; round += 1) {
    const all = [
      startOne(['web', '--no-open', '--home', home], '"listening"'),
      startOne(['watch', demo, '--offline', '--home', home], 'Watching'),
      startOne(['watch', demo, '--dry-run', '--offline', '--home', home], 'Watching'),
    ]
    const running = () => all.filter(({ code }) => code() === null)
    while (running().length > 1 || !running().every(({ owns }) => owns())) {
      expect(running().length, all.map(({ said }) => said()).join('\n')).toBeGreaterThan(0)
      expect(all.filter(({ owns }) => owns()).length).toBeLessThan(2)
      await wait(5)
    }
    for (const each of all)
      if (each.code() !== null)
        expect([each.code(), each.said()]).toEqual([3, expect.stringContaining('Another Undertitle')])
    await running()[0]!.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
    const next = await runCli(['get', demo, '--offline', '--home', home])
    expect(next.code, next.stderr).toBeLessThan(2)
  }
  expect((await runCli(['history', '--home', home, '--json'])).stdout).toBe(journal)
  expect(treeLines(demo)).toEqual(tree)
})
