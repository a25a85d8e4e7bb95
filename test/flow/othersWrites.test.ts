/** What the command line writes while a window is open: the window follows without being asked. */
import { expect, test } from 'vitest'
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
