/** Relative paths count from where the person stands, also where npm started the program in the checkout. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

test.each([
  ['started by npm for a person who stands elsewhere', { npm_lifecycle_event: 'undertitle' }, 'person'],
  ['started by itself, inside some other script of npm', { npm_lifecycle_event: 'build' }, 'checkout'],
  ['started by itself', {}, 'checkout'],
])('%s', async (_, npm, expected) => {
  const folder = tempFolder()
  for (const name of ['person', 'checkout']) mkdirSync(join(folder, name))
  const env = { ...npm, INIT_CWD: join(folder, 'person') }
  const args = ['config', 'set', 'languages', 'fr', '--home', 'home']
  const { code, stderr } = await runCli(args, { cwd: join(folder, 'checkout'), env })
  expect(code, stderr).toBe(0)
  expect(['person', 'checkout'].filter((name) => existsSync(join(folder, name, 'home')))).toEqual([expected])
})
