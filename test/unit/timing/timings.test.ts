/** Timing from end to end: real files, the real thread, the real ffmpeg where it is installed, the command line. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTrackText } from '../../../electron/media/readTrack.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { joined } from '../../../shared/timing/span.ts'
import { madeTalk, moved, otherCues, randomOf } from '../../support/make/films/madeTalk.ts'
import { runHere } from '../../support/programs/runHere.ts'
import { hasMediaTools, ifMediaTools, makeFilm } from '../../support/make/films/timedFilm.ts'
import { makeTrackFilm } from '../../support/make/films/trackFilm.ts'
import {
  cues,
  late,
  minutes,
  name,
  placeTimed,
  plainVideo,
  srtOf,
  talk,
  writeOurs,
  writeOursOf,
} from '../../support/make/films/timedSubtitle.ts'

function place() {
  const placed = placeTimed()
  const run = (...args: readonly string[]) => runHere(['timing', ...args, '--json', '--home', placed.home])
  return { ...placed, run }
}

const firstStart = (path: string) => parseSubtitle(readFileSync(path)).cues[0]?.startMs ?? 0

test('a subtitle of ours is mended by one of the user’s, and taken back', async () => {
  const { folder, home, sidecar, run } = place()
  const video = plainVideo(folder)
  await writeOurs(home, video, sidecar, late)
  const own = join(folder, `${name}.de.srt`)
  writeFileSync(own, srtOf(otherCues(randomOf(6), talk)))
  const before = readFileSync(sidecar, 'utf8')

  const checked = await run(folder)
  expect(checked.code, checked.stderr).toBe(1)
  expect(checked.lines[0]).toMatchObject({
    result: 'mendable',
    against: 'own',
    named: `${name}.de.srt`,
    applied: false,
  })
  expect(Number(checked.lines[0]?.['offset_ms'])).toBeGreaterThan(-2_500)
  expect(Number(checked.lines[0]?.['offset_ms'])).toBeLessThan(-2_300)
  expect(readFileSync(sidecar, 'utf8')).toBe(before)

  const mended = await run(folder, '--apply')
  expect(mended.code, mended.stderr).toBe(0)
  expect(mended.lines.map(({ event }) => event)).toEqual(['timing', 'done'])
  expect(Math.abs(firstStart(sidecar) - (cues[0]?.startMs ?? 0))).toBeLessThan(100)
  expect((await run(folder)).lines[0]).toMatchObject({ result: 'fits' })
  const [row] = (await runHere(['history', '--json', '--home', home])).lines
  expect(row).toMatchObject({ state: 'written', subtitleId: '77', timing: { against: 'own', speed: 1, pieces: 1 } })

  const undone = await runHere(['undo', '--json', '--home', home])
  expect(undone.lines[0]).toMatchObject({ event: 'restored' })
  expect(readFileSync(sidecar, 'utf8')).toBe(before)
})

test('a shift by hand moves exactly so much, again and again, and also what the user has edited when it is named', async () => {
  const { folder, home, sidecar, run } = place()
  const video = plainVideo(folder)
  await writeOurs(home, video, sidecar, cues)
  const start = firstStart(sidecar)
  expect((await run(sidecar, '--shift', '1.5')).code).toBe(0)
  expect((await run(sidecar, '--shift=-0,25')).code).toBe(0)
  expect(firstStart(sidecar)).toBe(start + 1_250)

  const edited = readFileSync(sidecar, 'utf8').replace('Said as number 1', 'Said by me')
  writeFileSync(sidecar, edited)
  const all = await run(folder, '--shift', '1')
  expect([all.code, all.lines[0]]).toEqual([1, expect.objectContaining({ result: 'failed', code: 'file.changed' })])
  expect(readFileSync(sidecar, 'utf8')).toBe(edited)
  expect((await run(sidecar, '--shift', '1')).code).toBe(0)
  expect(readFileSync(sidecar, 'utf8')).toContain('Said by me')
  expect(firstStart(sidecar)).toBe(start + 2_250)

  await runHere(['undo', '--home', home])
  expect(readFileSync(sidecar, 'utf8')).toBe(edited)
})

test('what Undertitle did not write is never moved, and what no cue would be left of is refused', async () => {
  const { folder, home, sidecar, run } = place()
  const video = plainVideo(folder)
  const own = join(folder, `${name}.de.srt`)
  writeFileSync(own, srtOf(cues))
  const foreign = await run(own, '--shift', '1')
  expect([foreign.code, foreign.stderr]).toEqual([2, expect.stringContaining('did not write this file')])
  expect((await run(folder, '--apply')).stderr).toContain('no subtitle here that Undertitle wrote')
  await writeOurs(home, video, sidecar, cues)
  expect((await run(sidecar, '--shift', '-9999')).lines[0]).toMatchObject({ result: 'failed', code: 'input.invalid' })
  expect((await run(sidecar, '--shift', 'soon')).code).toBe(2)
  expect((await run(sidecar, '--check', '--apply')).code).toBe(2)
  expect((await run()).code).toBe(2)
  expect(readFileSync(own, 'utf8')).toBe(srtOf(cues))
})

test('any subtitle can be measured, against a chosen one too; yours is moved only where you say so, and comes back', async () => {
  const { folder, home, run } = place()
  plainVideo(folder)
  const [yours, reference] = [join(folder, `${name}.de.srt`), join(folder, `${name}.en.srt`)]
  writeFileSync(yours, srtOf(late))
  writeFileSync(reference, srtOf(otherCues(randomOf(6), talk)))
  const checked = await run(yours, '--check')
  expect([checked.code, checked.stderr]).toEqual([1, ''])
  expect(checked.lines[0]).toMatchObject({
    result: 'mendable',
    against: 'own',
    named: `${name}.en.srt`,
    applied: false,
  })
  const other = join(folder, 'other.srt')
  writeFileSync(other, srtOf(late))
  expect((await run(yours, '--reference', other)).lines[0]).toMatchObject({ result: 'fits', named: 'other.srt' })
  expect((await run(reference, yours, '--reference', reference)).lines).toHaveLength(2)
  expect((await run(other)).stderr).toContain('No video stands beside this subtitle')
  expect((await run(yours, '--apply')).stderr).toContain('--adopt')
  expect(readFileSync(yours, 'utf8')).toBe(srtOf(late))

  const moved = await run(yours, '--apply', '--adopt')
  expect([moved.code, moved.lines[0]]).toEqual([0, expect.objectContaining({ result: 'moved' })])
  expect(Math.abs(firstStart(yours) - (cues[0]?.startMs ?? 0))).toBeLessThan(100)
  await runHere(['undo', '--home', home])
  expect(readFileSync(yours, 'utf8')).toBe(srtOf(late))
  // One run that moved it, and one that took that back, both by the title: none for the taking over.
  const runs = async () => (await runHere(['runs', '--json', '--home', home])).lines
  const scope = { names: [expect.stringContaining('(') as unknown], more: 0, language: null }
  expect(await runs()).toMatchObject([
    { kind: 'undo', outcome: 'all', scope },
    { kind: 'timing', outcome: 'undone', ended: expect.any(String) as unknown, scope },
  ])

  expect((await runHere(['undo', '--bring-back', '--home', home])).code).toBe(0)
  expect(Math.abs(firstStart(yours) - (cues[0]?.startMs ?? 0))).toBeLessThan(100)
  expect((await runs())[0]).toMatchObject({ kind: 'undo', outcome: 'all', scope })
})

test('the sound alone is asked where a person says so, and a track by its number', async () => {
  const { folder, home, sidecar, run } = place()
  const video = plainVideo(folder)
  await writeOurs(home, video, sidecar, cues)
  writeFileSync(join(folder, `${name}.de.srt`), srtOf(otherCues(randomOf(6), talk)))
  expect((await run(sidecar)).lines[0]).toMatchObject({ result: 'fits', against: 'own' })
  // There is no sound in this one, which is said; the file beside it is not asked instead.
  expect((await run(sidecar, '--by-sound')).lines[0]).toMatchObject({ result: 'unclear', against: null })
  expect((await run(sidecar, '--by-sound', '--no-video')).code).toBe(2)
  expect((await run(sidecar, '--audio', '0')).stderr).toContain('--audio takes the number')
})

test('a subtitle of another film is left alone, and where there is nothing to measure against that is said', async () => {
  const { folder, home, sidecar, run } = place()
  const video = plainVideo(folder)
  await writeOurs(home, video, sidecar, late)
  expect((await run(folder, '--no-video')).lines[0]).toMatchObject({ result: 'unclear', against: null })
  writeFileSync(join(folder, `${name}.de.srt`), srtOf(madeTalk(randomOf(9), minutes)))
  const before = readFileSync(sidecar, 'utf8')
  const { code, lines } = await run(folder, '--apply')
  expect([code, lines[0]]).toEqual([1, expect.objectContaining({ result: 'unclear', applied: false })])
  expect(readFileSync(sidecar, 'utf8')).toBe(before)
})

test.skipIf(!hasMediaTools)(
  `a track inside the video, and else its sound, tells how far it is off${ifMediaTools}`,
  async () => {
    for (const { kind, film } of [
      { kind: 'track', film: { track: otherCues(randomOf(6), talk) } },
      { kind: 'speech', film: { sound: joined(talk) } },
    ]) {
      const { folder, home, sidecar, run } = place()
      const video = makeFilm({ folder, name: `${name}.mkv`, minutes, ...film })
      await writeOurs(home, video, sidecar, late)
      const { code, stderr, lines } = await run(folder, '--apply')
      expect([code, stderr]).toEqual([0, ''])
      expect(lines[0]).toMatchObject({ result: 'moved', against: kind, named: kind === 'track' ? 'en' : '' })
      // These cues begin with their words: where sound tells, they come to begin as most people set them, a tenth before.
      const habitMs = kind === 'speech' ? 100 : 0
      expect(Math.abs(firstStart(sidecar) - (cues[0]?.startMs ?? 0) + habitMs), kind).toBeLessThan(100)
    }
  },
)

test.skipIf(!hasMediaTools)(`the sound alone tells where the settings want it always${ifMediaTools}`, async () => {
  const { folder, home, sidecar, run } = place()
  const video = makeFilm({ folder, name: `${name}.mkv`, minutes, sound: joined(talk) })
  await writeOurs(home, video, sidecar, cues)
  const yours = join(folder, `${name}.de.srt`)
  writeFileSync(yours, srtOf(otherCues(randomOf(6), talk)))
  expect((await run(sidecar)).lines[0]).toMatchObject({ result: 'fits', against: 'own' })
  writeFileSync(yours, srtOf(moved(otherCues(randomOf(6), talk), 2_400)))
  await runHere(['config', 'set', 'timing.bySound', 'true', '--home', home])
  expect((await run(sidecar)).lines[0]).toMatchObject({ result: 'fits', against: 'speech' })
  // Where no byte of the video may be read, the setting has nothing to say.
  expect((await run(sidecar, '--no-video')).lines[0]).toMatchObject({ result: 'mendable', against: 'own' })
  await runHere(['config', 'set', 'timing.sound', 'ja', '--home', home])
  expect((await run(sidecar)).lines[0]).toMatchObject({ result: 'fits', against: 'speech' })
  expect((await runHere(['config', 'set', 'timing.sound', 'loudest', '--home', home])).code).toBe(2)
})

test.skipIf(!hasMediaTools)(
  `what one other file says is heard in the film before it counts${ifMediaTools}`,
  async () => {
    const { folder, home, sidecar, run } = place()
    const video = makeFilm({ folder, name: `${name}.mkv`, minutes, sound: joined(talk) })
    await writeOurs(home, video, sidecar, cues)
    const yours = join(folder, `${name}.de.srt`)
    writeFileSync(yours, srtOf(moved(otherCues(randomOf(6), talk), 3_700)))
    const before = readFileSync(sidecar)

    const one = await run(folder, '--apply')
    expect(one.lines[0]).toMatchObject({ result: 'fits', against: 'speech', off: `${name}.de.srt`, applied: false })
    const check = (...more: readonly string[]) => runHere(['check', folder, '--json', '--home', home, ...more])
    const found = (await check('--apply')).lines.filter(({ kind }) => kind === 'timing')
    expect(found).toMatchObject([{ sidecar: yours, ours: false }])
    expect(String(found[0]?.['evidence'])).toMatch(/^move 3\.\d+ s earlier, measured against the speech/)
    expect(readFileSync(sidecar)).toEqual(before)
    expect((await check()).lines.at(-1)).toMatchObject({ event: 'done', read: 0 })

    // Where ours is the one that is off, it is moved by the film itself.
    writeFileSync(yours, srtOf(otherCues(randomOf(6), talk)))
    expect((await run(sidecar, '--shift', '3.7')).code).toBe(0)
    expect((await check('--apply')).lines.at(-1)).toMatchObject({ event: 'done', mended: 1 })
    expect(Math.abs(firstStart(sidecar) - (cues[0]?.startMs ?? 0) + 100)).toBeLessThan(150)
  },
)

test('without any sound one other file is not believed before what was made for this release, two are', async () => {
  const { folder, home, sidecar, run } = place()
  const video = plainVideo(folder)
  await writeOursOf({ home, videoPath: video, path: sidecar, spans: late, tier: 0 })
  writeFileSync(join(folder, `${name}.de.srt`), srtOf(otherCues(randomOf(6), talk)))
  const check = async () => (await runHere(['check', folder, '--json', '--home', home])).lines
  const one = await run(folder, '--apply')
  expect(one.lines[0]).toMatchObject({ result: 'unclear', against: 'own', applied: false })
  expect((await check()).filter(({ kind }) => kind === 'timing')).toEqual([])
  const said = await runHere(['timing', folder, '--home', home])
  expect(said.stdout).toContain(`${name}.de.srt alone says that it is off, and may be the one that is`)

  writeFileSync(join(folder, `${name}.fr.srt`), srtOf(otherCues(randomOf(7), talk)))
  expect((await check()).filter(({ kind }) => kind === 'timing')).toMatchObject([{ sidecar }])
  expect((await run(folder, '--apply')).lines[0]).toMatchObject({ result: 'moved', against: 'own' })
})

test.skipIf(!hasMediaTools).each(['pgs', 'vobsub'] as const)(
  `a track of pictures (%s) tells by when they are shown${ifMediaTools}`,
  async (form) => {
    const { folder, home, sidecar, run } = place()
    const pictures = { form, cues: otherCues(randomOf(6), talk), language: 'ger' }
    const video = makeTrackFilm({ folder, name: `${name}.mkv`, seconds: minutes * 60, tracks: [pictures] })
    await writeOurs(home, video, sidecar, late)
    const { code, stderr, lines } = await run(folder, '--apply')
    expect([code, stderr]).toEqual([0, ''])
    expect(lines[0]).toMatchObject({ result: 'moved', against: 'track', named: 'de' })
    expect(Math.abs(firstStart(sidecar) - (cues[0]?.startMs ?? 0)), form).toBeLessThan(100)
  },
)

test('without ffmpeg a sentence says what to install', async () => {
  const { folder } = place()
  const program = join(folder, 'no-program')
  const { signal } = new AbortController()
  const order = { mediaPath: plainVideo(folder), index: 0, codec: 'tx3g', signal, program }
  await expect(readTrackText(order)).rejects.toThrow('Install ffmpeg')
})

test('a file whose form cannot be moved is not taken over either', async () => {
  const { folder, home, run } = place()
  plainVideo(folder)
  const yours = join(folder, `${name}.pl.sub`)
  writeFileSync(
    yours,
    Array.from({ length: 40 }, (_, at) => `[${at * 30}][${at * 30 + 20}]Zdanie numer ${at}`).join('\n'),
  )
  const before = readFileSync(yours)
  expect((await run(yours, '--shift', '2', '--adopt')).code).not.toBe(0)
  expect(readFileSync(yours).equals(before)).toBe(true)
  expect((await runHere(['history', '--json', '--home', home])).lines.filter(({ event }) => event !== 'done')).toEqual(
    [],
  )
})

test('a subtitle that two videos of one name share is moved once', async () => {
  const { folder, run } = place()
  plainVideo(folder)
  writeFileSync(join(folder, `${name}.mp4`), readFileSync(join(folder, `${name}.mkv`)))
  const yours = join(folder, `${name}.en.srt`)
  writeFileSync(yours, srtOf(cues))
  const [first] = cues
  expect((await run(yours, '--shift', '2', '--adopt')).code).toBe(0)
  expect(firstStart(yours) - (first?.startMs ?? 0)).toBe(2_000)
})
