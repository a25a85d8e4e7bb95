/** `timing --closely`: real voices under louder music, heard by the real network where loudness cannot tell. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCloseListener } from '../../electron/media/closeListener.ts'
import { createMediaCache, type MediaCache } from '../../electron/media/mediaCache.ts'
import { isHeard } from '../../shared/sound/voice.ts'
import { systemClock } from '../../node/clock.ts'
import { randomIds } from '../../node/ids.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { newFilmFolder } from '../support/make/films/deskFilm.ts'
import { humanCues } from '../support/make/films/humanCues.ts'
import { moved, randomOf } from '../support/make/films/madeTalk.ts'
import { mixMusicFilm, writeMusicFilm } from '../support/make/films/musicFilm.ts'
import { hasVoices, ifVoices } from '../support/make/films/voices.ts'
import { srtOf } from '../support/make/films/timedSubtitle.ts'
import { builtFiles } from '../support/programs/builtFiles.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { rejection } from '../support/services/testClient.ts'

const lateMs = 2_400
/** A network listens to minutes of sound here, on a machine that runs other tests. */
const longMs = 240_000

const deafFiles = () => ({ ear: { worker: builtFiles.ear.worker, folder: tempFolder() } })

test.skipIf(!hasVoices)(
  `what music hides from loudness is offered to be listened to closely, and told then${ifVoices}`,
  async () => {
    const { folder, home } = newFilmFolder()
    const film = mixMusicFilm({ minutes: 6, music: 0.7, random: randomOf(5) })
    writeMusicFilm(join(folder, 'Amber Field (2011).mp4'), film)
    const path = join(folder, 'Amber Field (2011).en.srt')
    writeFileSync(path, srtOf(moved(humanCues(randomOf(3), film.talk), lateMs)))
    const before = readFileSync(path)

    const light = await runHere(['timing', path, '--check', '--json', '--home', home])
    expect(eventsOf(light, 'timing')).toMatchObject([{ result: 'unclear', against: 'speech' }])
    expect(eventsOf(light, 'timing')[0]?.['close_seconds']).toBeGreaterThan(0)
    expect(light.stderr).toMatch(/With --closely, voices are heard in loud music too\. That takes about \d+ s/)

    const close = await runHere(['timing', path, '--check', '--closely', '--json', '--home', home])
    expect(eventsOf(close, 'timing')).toMatchObject([
      { result: 'mendable', against: 'speech', speed: 1, pieces: [{}], close_seconds: null },
    ])
    expect(Math.abs(Number(eventsOf(close, 'timing')[0]?.['offset_ms']) + lateMs)).toBeLessThan(150)
    expect(readFileSync(path).equals(before)).toBe(true)

    // What was heard is used by whatever measures, without being asked: it costs nothing any more.
    const known = await runHere(['timing', path, '--check', '--json', '--home', home])
    expect(eventsOf(known, 'timing')).toMatchObject([{ result: 'mendable', against: 'speech', close_seconds: null }])
    const second = join(folder, 'Amber Field (2011).de.srt')
    writeFileSync(second, srtOf(moved(humanCues(randomOf(4), film.talk), 2 * lateMs)))
    const all = await runHere(['check', folder, '--sound', '--json', '--home', home])
    const found = eventsOf(all, 'finding').filter(({ kind }) => kind === 'timing')
    expect(found.map(({ sidecar }) => sidecar).sort()).toEqual([second, path])

    // By itself, once the setting says so; what was heard is kept, so that nobody listens again: there is nothing to listen with.
    await runHere(['config', 'set', 'timing.listenClosely', 'true', '--home', home])
    const again = await runHere(['timing', path, '--check', '--json', '--home', home], { files: deafFiles() })
    expect(eventsOf(again, 'timing')).toMatchObject([{ result: 'mendable' }])
  },
  longMs,
)

test.skipIf(!hasVoices)(
  `listening closely works no longer once it is told to end, and nothing of it is kept${ifVoices}`,
  async () => {
    const { folder } = newFilmFolder()
    const path = join(folder, 'Amber Field (2011).mp4')
    writeMusicFilm(path, mixMusicFilm({ minutes: 4, music: 0.5, random: randomOf(6) }))
    const cache = createMediaCache({ folder: join(tempFolder(), 'sound'), mostBytes: 2 ** 20, ids: randomIds })
    const listener = createCloseListener({
      files: builtFiles.ear,
      cache,
      keyOf: async () => 'amber',
      clock: systemClock,
    })
    const endInTheMiddle = async () => {
      const stop = new AbortController()
      const listening = listener.hear(path, 'all', {
        signal: stop.signal,
        // The first chunks have gone to the network by then.
        onProgress: (atMs) => {
          if (atMs > 170_000) stop.abort(new Error('Told to end.'))
        },
      })
      const refused = rejection(listening)
      await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
      const told = process.cpuUsage()
      expect((await refused).message).toBe('Told to end.')
      // Of all threads: what the network would go on with takes it seconds.
      return process.cpuUsage(told).user / 1_000
    }
    // Threads of other tests count as well.
    await expect.poll(endInTheMiddle, { timeout: longMs }).toBeLessThan(1_000)
    expect(await cache.find('amber-0.voice')).toBeNull()

    const some = await listener.hear(path, 'some', { signal: new AbortController().signal })
    expect([isHeard(some, 'some'), isHeard(some, 'all')]).toEqual([true, false])
    // Kept: it needs no ear any more.
    const kept = createCloseListener({ files: deafFiles().ear, cache, keyOf: async () => 'amber', clock: systemClock })
    expect((await kept.hear(path, 'some', { signal: new AbortController().signal })).length).toBe(some.length)
    await expect(kept.hear(path, 'all', { signal: new AbortController().signal })).rejects.toThrow()
  },
  longMs,
)

test.skipIf(!hasVoices)(
  `languages of one film wait for each other and hear it once; what cannot be kept is told all the same${ifVoices}`,
  async () => {
    const { folder } = newFilmFolder()
    const path = join(folder, 'Amber Field (2011).mp4')
    writeMusicFilm(path, mixMusicFilm({ minutes: 4, music: 0.5, random: randomOf(6) }))
    const kept = createMediaCache({ folder: join(tempFolder(), 'sound'), mostBytes: 2 ** 20, ids: randomIds })
    let made = 0
    const cache: MediaCache = {
      find: (name) => kept.find(name),
      make: (name, make) => {
        made += 1
        return name.startsWith('full') ? Promise.reject(new Error('No space left.')) : kept.make(name, make)
      },
    }
    const listenerOf = (key: string) =>
      createCloseListener({ files: builtFiles.ear, cache, keyOf: async () => key, clock: systemClock })
    const { signal } = new AbortController()
    const amber = listenerOf('amber')
    const [one, other] = await Promise.all([amber.hear(path, 'some', { signal }), amber.hear(path, 'some', { signal })])
    expect(made).toBe(1)
    expect(isHeard(one, 'some')).toBe(true)
    expect(other.length).toBe(one.length)
    expect(isHeard(await listenerOf('full').hear(path, 'some', { signal }), 'some')).toBe(true)
    expect(made).toBe(2)
  },
  longMs,
)

test('where its files are missing, listening closely is said to be impossible, and loudness is asked', async () => {
  const { folder, home } = newFilmFolder()
  const deaf = deafFiles()
  const command = ['timing', folder, '--check', '--home', home]
  const sentence = 'Undertitle cannot listen closely here'
  expect((await runHere([...command, '--closely'], { files: deaf })).stderr).toContain(sentence)
  expect((await runHere(command, { files: deaf })).stderr).not.toContain(sentence)
  expect((await runHere([...command, '--closely'])).stderr).not.toContain(sentence)
})
