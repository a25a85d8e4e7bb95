/** A second check-up of the same library tries nothing again that was tried in vain, and names the videos that it could not hear. */
import { chmodSync, existsSync, mkdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { madeTalk, moved, randomOf } from '../support/make/films/madeTalk.ts'
import { srtOf } from '../support/make/films/srtOf.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { eventsOf, type CliResult } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const films = [
  'Amber Field (2011)',
  'Copper Road (2012)',
  'Hollow Signal (2013)',
  'Quiet Orchard (2014)',
  'Winter Road (2015)',
]

/** Films whose sound cannot be heard, each with a subtitle that two others contradict, and an ffmpeg that counts its calls. */
function placeUnheard() {
  const root = tempFolder()
  const [folder, home, tools] = [join(root, 'films'), join(root, 'home'), join(root, 'tools')]
  for (const each of [folder, tools]) mkdirSync(each, { recursive: true })
  const calls = join(root, 'calls')
  writeFileSync(join(tools, 'ffmpeg'), `#!/bin/sh\necho called >> '${calls}'\nexit 1\n`)
  chmodSync(join(tools, 'ffmpeg'), 0o755)
  const random = randomOf(3)
  for (const film of films) {
    const talk = madeTalk(random, 12)
    const path = join(folder, `${film}.mkv`)
    writeFileSync(path, makeMkv({ durationS: 12 * 60, tracks: [{ kind: 'video' }, { kind: 'audio' }] }))
    truncateSync(path, 16 * 2 ** 20)
    utimesSync(path, 1_600_000_000, 1_600_000_000)
    writeFileSync(join(folder, `${film}.en.srt`), srtOf(talk))
    for (const other of ['es', 'fr']) writeFileSync(join(folder, `${film}.${other}.srt`), srtOf(moved(talk, 2_400)))
  }
  setUpHome(home, { ffmpeg: tools })
  return { folder, home, calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').split('\n').length - 1 : 0) }
}

const unheard = 'This video has no sound that can be listened to.'
const [first = '', second = '', third = ''] = films.map((film) => `${film}.mkv`)

/** Videos are looked at several at a time, in any order. */
const timingsBy = (result: CliResult) =>
  eventsOf(result, 'finding')
    .filter(({ kind }) => kind === 'timing')
    .map((finding) => JSON.stringify(finding))
    .sort()

test.each([{ sound: [] }, { sound: ['--sound'] }])(
  'what could not be heard is not tried again, is named, and is tried again where its file is another ($sound)',
  async ({ sound }) => {
    const { folder, home, calls } = placeUnheard()
    const check = async () => {
      const before = calls()
      const result = await runHere(['check', folder, '--json', ...sound, '--home', home])
      return { ...result, calls: calls() - before, read: eventsOf(result, 'done')[0]?.['read'] }
    }
    const told = `${unheard} (${first}, ${second}, ${third} and 2 more)`
    const once = await check()
    expect(once.stderr).toContain(told)
    expect(once.calls).toBeGreaterThanOrEqual(films.length)
    const again = await check()
    expect({ calls: again.calls, read: again.read }).toEqual({ calls: 0, read: 0 })
    expect(again.stderr).toContain(told)
    expect(timingsBy(once)).toHaveLength(films.length)
    expect(timingsBy(again)).toEqual(timingsBy(once))
    utimesSync(join(folder, second), 1_600_000_001, 1_600_000_001)
    expect((await check()).calls).toBe(1)
  },
)

test('the window names the same videos as the command', async () => {
  const { folder, home } = placeUnheard()
  const { ask, askUntil, host } = await openTestHost({ homeFolder: home })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === films.length)
  await ask('checkup.start', { scope: { search: '', ids: null, language: null }, sound: true })
  const { notes } = await askUntil('checkup.state', {}, ({ work, endedMs }) => work === 'none' && endedMs !== null)
  expect(notes).toEqual([{ message: unheard, names: [first, second, third], more: 2 }])
})
