/** Films with speech in each codec: the real ffmpeg hears where somebody speaks, and a subtitle that is late is moved by that. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds, kindsToMake, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { moved, randomOf } from '../support/make/films/madeTalk.ts'
import { spokenSound } from '../support/make/films/spokenSound.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { srtOf } from '../support/make/films/timedSubtitle.ts'
import { hasVoices, ifVoices } from '../support/make/films/voices.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const lateMs = 2_400
/** A voice begins and ends a little within its span, and codecs smear it. */
const withinMs = 200
const seconds = 180
const made = hasMediaTools && hasVoices ? kindsToMake() : []

test.skipIf(!hasMediaTools || !hasVoices)(`films of some codecs speak${ifMediaTools || ifVoices}`, () => {
  expect(made.length).toBeGreaterThan(0)
})

test.for(made)('what somebody says in %s is heard, and tells by how much a subtitle is late', async (name) => {
  const { folder, home } = newFilmFolder()
  const { samples, talk } = spokenSound({ seconds, random: randomOf(11), pause: { leastMs: 1_000, moreMs: 7_000 } })
  makeDeskFilm(join(folder, `Film (2010).${kinds[name].extension}`), {
    ...kinds[name],
    ...{ seconds, samples, size: '160x96' },
  })
  const path = join(folder, 'Film (2010).en.srt')
  writeFileSync(path, srtOf(moved(talk, lateMs)))
  const told = await runHere(['timing', path, '--check', '--json', '--home', home])
  const [timing] = eventsOf(told, 'timing')
  expect(timing, told.stderr).toMatchObject({ result: 'mendable', against: 'speech', speed: 1, pieces: [{}] })
  expect(Math.abs(Number(timing?.['offset_ms']) + lateMs)).toBeLessThan(withinMs)
})
