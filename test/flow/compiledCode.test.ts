/** What an earlier start compiled is read by the next one and by its threads, from beside the program alone. */
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
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
