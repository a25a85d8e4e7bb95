/** What the command line writes while a window is open: the window follows without being asked. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { openSampleHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { runHere } from '../support/programs/runHere.ts'

function wished({ ask }: TestHost) {
  return async () => (await ask('library.state', {})).counts.byLanguage.map(({ language }) => language)
}

test('languages that the command line sets are those of the open library', async () => {
  const opened = await openSampleHost('en')
  const languages = wished(opened)
  expect(await languages()).toEqual(['en'])
  const heard: string[] = []
  opened.host.hub.subscribe(({ name }) => heard.push(name))
  await runHere(['config', 'set', 'languages', 'en,de', '--home', opened.homeFolder])
  await expect.poll(languages).toEqual(['en', 'de'])
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['library.changed', 'settings.changed']))
})

test('a folder that the command line gives rules of its own has them in the open window', async () => {
  const opened = await openSampleHost('en')
  const languages = wished(opened)
  const [folder] = (await opened.ask('library.state', {})).folders
  await runHere(['rules', folder!.path, '--languages', 'en,fr', '--home', opened.homeFolder])
  await expect.poll(languages).toEqual(['en', 'fr'])
})

test('what a command names through a link holds for the folder of the library that it leads into', async () => {
  const opened = await openSampleHost('en')
  const { path } = (await opened.ask('library.state', {})).folders[0]!
  const link = join(tempFolder(), 'videos')
  symlinkSync(path, link)
  const run = (...words: string[]) => runHere([...words, '--json', '--home', opened.homeFolder])
  expect((await run('rules', link, '--languages', 'en,fr')).lines).toMatchObject([{ path, folder: path }])
  await expect.poll(wished(opened)).toEqual(['en', 'fr'])
  const all = await run('ignore', link, '--all')
  expect(all.lines.length).toBeGreaterThan(0)
  expect(all.lines.filter(({ path: video }) => !String(video).startsWith(path))).toEqual([])
  await expect.poll(async () => (await opened.ask('library.state', {})).counts.is.missing).toBe(0)
  expect((await run('ignore', link, '--all', '--undo')).code).toBe(0)
  expect((await run('ignored')).stdout).toBe('')
})
