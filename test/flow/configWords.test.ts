/** What `config` says to whoever names no setting of ours, and what it keeps of languages that are named twice. */
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { runCli } from '../support/programs/runCli.ts'

test('a setting that there is not is answered with the one that was meant', async () => {
  const home = tempFolder()
  const { code, stderr } = await runCli(['config', 'get', 'langages', '--home', home])
  expect([code, stderr]).toEqual([2, 'There is no setting "langages". Did you mean "languages"?\n'])
  const unset = await runCli(['config', 'set', 'langages', '--home', home])
  expect(unset.stderr).toContain('Did you mean "languages"?')
})

test('a language that is named twice is kept once, and whoever named it so is told', async () => {
  const home = tempFolder()
  const { stderr } = await runCli(['config', 'set', 'languages', 'en, de,en', '--home', home])
  expect(stderr).toBe('A language was named twice; languages is now en,de.\n')
  expect((await runCli(['config', 'get', 'languages', '--home', home])).stdout).toBe('en,de\n')
})

test('another service is not the end of the one before: the command says how to go back, and how to forget it', async () => {
  const home = tempFolder()
  const config = (...words: string[]) => runCli(['config', ...words, '--home', home])
  const address = 'https://subtitles.example'
  await config('set', 'service.address', address)
  const left = await config('set', 'service.address', 'embedded')
  expect(left.stderr).toContain(`Back to it: undertitle config set service.address ${address}.`)
  const forgotten = await config('forget', address)
  expect([forgotten.code, forgotten.stderr]).toEqual([0, `Forgotten: the address and key of ${address}.\n`])
  expect((await config('forget', address)).code).toBe(2)
})
