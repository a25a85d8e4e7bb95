/** A subtitle that is itself in doubt is no measure of others where timing is checked and mended either, unless a person names it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import type { Span } from '../../shared/timing/span.ts'
import type { DialogueLanguage } from '../support/make/dialogue.ts'
import { spokenCues, srtOfCues } from '../support/make/films/madeSpeech.ts'
import { moved, otherCues, randomOf } from '../support/make/films/madeTalk.ts'
import { cues, late, placeTimed, plainVideo, talk, writeOurs } from '../support/make/films/timedSubtitle.ts'
import { apart } from '../support/make/worlds/faultyLibrary.ts'
import { runHere } from '../support/programs/runHere.ts'

const random = randomOf(6)
const episode = 'Copper.Harbour.S01E04.1080p.WEB-DL.x264-NOVA'
const lateMs = 2_400
const textIn = (language: DialogueLanguage, spans: readonly Span[]) =>
  srtOfCues(spokenCues(random, language, apart(otherCues(random, spans))))
const ofOther = `1\n00:00:01,000 --> 00:00:03,000\nCopper Harbour S01E09\n\n`
const firstStart = (path: string) => parseSubtitle(readFileSync(path)).cues[0]?.startMs ?? 0

/** An episode without sound and tracks, one subtitle of ours, and one of the user's that calls itself Spanish. */
async function place(ours: readonly Span[], yours: string | Uint8Array) {
  const { folder, home } = placeTimed()
  const video = plainVideo(folder, episode)
  const [sidecar, beside] = [join(folder, `${episode}.en.srt`), join(folder, `${episode}.es.srt`)]
  await writeOurs(home, video, sidecar, ours)
  writeFileSync(beside, yours)
  const run = (...args: readonly string[]) => runHere(['timing', ...args, '--json', '--home', home])
  return { folder, sidecar, beside, run }
}

test.for<[string, () => string | Uint8Array]>([
  ['another language', () => textIn('RU', moved(talk, lateMs))],
  ['another episode', () => `${ofOther}${textIn('ES', moved(talk, lateMs))}`],
  ['wrong letters', () => Buffer.from(textIn('ES', moved(talk, lateMs)), 'utf8').toString('latin1')],
])('what is in step is not moved by a file of %s', async ([, make]) => {
  const { folder, sidecar, beside, run } = await place(cues, make())
  const before = readFileSync(sidecar)
  const told = await run(folder, '--apply')
  expect(told.lines[0]).toMatchObject({ result: 'unclear' })
  expect(told.stderr).toContain(`Nothing was measured by ${episode}.es.srt`)
  expect(readFileSync(sidecar)).toEqual(before)
  // Whoever names it knows better.
  expect((await run(sidecar, '--reference', beside)).lines[0]).toMatchObject({ result: 'mendable' })
})

test.for<[string, () => string | Uint8Array, RegExp]>([
  ['cannot be read', () => 'no subtitle at all', /^This text is in no subtitle format that the app reads/],
  [
    'goes on long after the video has ended',
    () => textIn('ES', moved([...talk, ...moved(talk, 3_600_000)], lateMs)),
    /Nothing was measured by .*\.es\.srt: it goes on long after the video has ended/,
  ],
])('a file that %s is said to do that, and nothing else', async ([, make, said]) => {
  const { folder, run } = await place(cues, make())
  const told = await run(folder)
  expect(told.lines[0]).toMatchObject({ result: 'unclear' })
  expect(told.stderr).toMatch(said)
  expect(told.stderr).not.toContain('is in doubt')
})

test('one that is right still moves what is late', async () => {
  const { folder, sidecar, run } = await place(late, textIn('ES', talk))
  expect((await run(folder, '--apply')).lines[0]).toMatchObject({ result: 'moved' })
  expect(Math.abs(firstStart(sidecar) - (cues[0]?.startMs ?? 0))).toBeLessThan(100)
})
