/** Pictures, clips and sound of films by the real ffmpeg behind a real host: what pages get and when it ends. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Clip } from '../../shared/contract/videos/desk.ts'
import { kinds, kindsToMake, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { hasVoices } from '../support/make/films/voices.ts'
import { atWork, bytesOf, children, desk, nicenessOf, openFilms, plays } from '../support/hosts/filmHost.ts'

/** A frame as small grey pixels. */
function frameAt(path: string, atMs: number): Buffer {
  const seek = ['-ss', (atMs / 1000).toFixed(3), '-i', path]
  const small = ['-frames:v', '1', '-vf', 'scale=160:90,format=gray', '-f', 'rawvideo', 'pipe:1']
  return execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...seek, ...small])
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

const { PRIORITY_BELOW_NORMAL } = constants.priority

/** One that is copied, and one that is made anew. */
const limited = [
  ['Copied (2010).mp4', 'H.264 and AAC in MP4'],
  ['Made (2010).mkv', 'MPEG-2 and AC-3 in MKV'],
] as const

const made = hasMediaTools ? kindsToMake() : []
const unmade = Object.keys(kinds).filter((name) => !made.some((each) => each === name))
const without =
  hasMediaTools && unmade.length > 0 ? `, without ${unmade.join(', ')}, which this ffmpeg cannot make` : ''

// MP4 where this ffmpeg makes it, which is quicker.
const makesMp4 = made.includes('H.264 and AAC in MP4')
const anew: Pick<Clip, 'kind' | 'type'> = { kind: 'made', type: makesMp4 ? 'video/mp4' : 'video/webm' }
const played: Record<keyof typeof kinds, Pick<Clip, 'kind' | 'type'>> = {
  'H.264 and AAC in MP4': { kind: 'copied', type: 'video/mp4' },
  'H.264 and AAC in MKV': { kind: 'copied', type: 'video/mp4' },
  'H.264 and AC-3 in MKV': { kind: 'copied', type: 'video/mp4' },
  'HEVC and AAC in MKV': anew,
  'HEVC and AC-3 in MP4': anew,
  'VP9 and Opus in MKV': { kind: 'copied', type: 'video/webm' },
  'VP9 and Opus in WebM': { kind: 'copied', type: 'video/webm' },
  'MPEG-2 and AC-3 in MKV': anew,
  'MPEG-2 and AC-3 in TS': anew,
  'MPEG-4 and MP3 in AVI': anew,
}

const tone =
  hasMediaTools && !hasVoices ? ', with a tone for a voice: there is neither an ffmpeg with flite nor espeak-ng' : ''

test.skipIf(!hasMediaTools)(`each kind of film is tried${without}${tone}${ifMediaTools}`, () => {
  expect(made.length).toBeGreaterThan(0)
  expect(Object.keys(played)).toEqual(Object.keys(kinds))
})

// A test a film: each has its own time, however much the machine has to do.
test.for(made)('%s gives a picture and a clip that a page plays', async (name) => {
  const { folder, home } = newFilmFolder()
  const kind = kinds[name]
  const file = `Film (2010).${kind.extension}`
  makeDeskFilm(join(folder, file), { seconds: 14, ...kind, size: '320x180' })
  const opened = await openFilms(folder, home, 1)
  expect(await opened.ask('media.tools', { isAgain: false })).toMatchObject({ canMakeClips: true, place: 'system' })
  const at = { ...desk, videoId: opened.ids.get(file) ?? '', atMs: 9_300 }
  const picture = await opened.ask('media.picture', at)
  const still = await bytesOf(opened, picture.name)
  expect([picture.type, still.bytes.toString('latin1', 8, 12)]).toEqual(['image/webp', 'WEBP'])
  const clip = await opened.ask('media.clip', { ...at, lengthMs: 4_000, sound: null, plays: [...plays] })
  const { type, startMs } = clip
  expect(clip).toMatchObject(played[name])
  // A copy begins with the whole picture before the moment.
  expect(startMs).toBeGreaterThan(clip.kind === 'copied' ? 3_000 : 8_900)
  expect(startMs).toBeLessThanOrEqual(9_000)
  const whole = await bytesOf(opened, clip.name)
  const part = await bytesOf(opened, clip.name, 'bytes=4-7')
  expect(part.answer).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 4-7/${whole.bytes.length}` },
  })
  expect(part.bytes).toEqual(whole.bytes.subarray(4, 8))
  expect(type === 'video/mp4' ? part.bytes.toString('latin1') : whole.bytes.readUInt32BE(0)).toBe(
    type === 'video/mp4' ? 'ftyp' : 0x1a45dfa3,
  )
  const path = opened.host.media.get(clip.name)?.path ?? ''
  const inFilm = frameAt(join(folder, file), 11_500)
  expect(difference(frameAt(path, 11_500 - startMs), inFilm)).toBeLessThan(6)
  expect(difference(frameAt(path, 11_500 - startMs - 700), inFilm)).toBeGreaterThan(6)
  expect(opened.bugs).toEqual([])
})

test.skipIf(!hasMediaTools)(
  // How soon: npm run bench -- desk.
  `what is made has a low priority, and leaving ends it before it is said to be cancelled; its names lead nowhere${ifMediaTools}`,
  async () => {
    const { folder, home } = newFilmFolder()
    const { mkv } = { mkv: join(folder, 'Long Film (2010).mkv') }
    makeDeskFilm(mkv, { seconds: 60, loopSeconds: 12, ...kinds['MPEG-2 and AC-3 in MKV'], size: '1920x1080' })
    const opened = await openFilms(folder, home, 1)
    const videoId = opened.ids.get('Long Film (2010).mkv') ?? ''
    const { name } = await opened.ask('media.picture', { ...desk, videoId, atMs: 1_000 })
    expect(opened.host.media.get(name)).not.toBe(null)
    const wish = { ...desk, videoId, lengthMs: 20_000, sound: null, plays: [] }
    const leaveInTheMiddle = async () => {
      const clip = opened.ask('media.clip', { ...wish, atMs: 20_000 }).catch((thrown: unknown) => thrown)
      // The next moment takes its place, and two at most are at work whatever is asked.
      const next = opened.ask('media.clip', { ...wish, atMs: 30_000 }).catch((thrown: unknown) => thrown)
      expect(await clip).toMatchObject({ code: 'cancelled' })
      await atWork(folder)
      expect(children(folder).length).toBeLessThanOrEqual(2)
      // Whatever else wants the processor goes before each of its threads.
      expect(Math.min(...children(folder).flatMap(nicenessOf))).toBeGreaterThanOrEqual(PRIORITY_BELOW_NORMAL)
      await opened.ask('media.leave', desk)
      expect(await next).toMatchObject({ code: 'cancelled' })
      // Not a moment later: its process is gone by then.
      expect(children(folder)).toEqual([])
    }
    for (let times = 0; times < 3; times += 1) await leaveInTheMiddle()
    expect(opened.host.media.get(name)).toBe(null)
    // Neither half a clip nor one that was made to its end all the same.
    expect(readdirSync(join(home, 'cache', 'clips')).filter((file) => !file.endsWith('.webp'))).toEqual([])
  },
)

test.skipIf(!hasMediaTools)(
  `beyond the end of the film nothing is made, and one sentence says so; its last moment is shown${ifMediaTools}`,
  async () => {
    const { folder, home } = newFilmFolder()
    makeDeskFilm(join(folder, 'Short Film (2010).mp4'), { seconds: 20, ...kinds['H.264 and AAC in MP4'] })
    const opened = await openFilms(folder, home, 1)
    const videoId = opened.ids.get('Short Film (2010).mp4') ?? ''
    const over = { code: 'input.invalid', message: 'The film is over before this place.' }
    const clip = { ...desk, videoId, lengthMs: 4_000, sound: null, plays: [...plays] }
    for (const atMs of [21_000, 3_600_000]) {
      await expect(opened.ask('media.clip', { ...clip, atMs })).rejects.toMatchObject(over)
      await expect(opened.ask('media.picture', { ...desk, videoId, atMs })).rejects.toMatchObject(over)
    }
    expect(existsSync(join(home, 'cache', 'clips'))).toBe(false)
    const last = await opened.ask('media.clip', { ...clip, atMs: 18_500 })
    expect((await bytesOf(opened, last.name)).bytes.length).toBeGreaterThan(1_000)
    expect(opened.bugs).toEqual([])
  },
)

test.skipIf(!hasMediaTools)(
  `100 moments: the cache stays within its bound, and no child is left${ifMediaTools}`,
  async () => {
    const { folder, home } = newFilmFolder()
    const kind = kinds['H.264 and AAC in MP4']
    makeDeskFilm(join(folder, 'Long Film (2010).mp4'), { seconds: 110, loopSeconds: 12, ...kind })
    const mostKeptBytes = 12_000_000
    const opened = await openFilms(folder, home, 1, { mostKeptBytes })
    const videoId = opened.ids.get('Long Film (2010).mp4') ?? ''
    const clips = join(home, 'cache', 'clips')
    const kept = () => readdirSync(clips).map((name) => statSync(join(clips, name)).size)
    let most = 0
    let made = 0
    for (let second = 0; second < 100; second += 1) {
      const wish = { ...desk, videoId, atMs: second * 1_000, lengthMs: 8_000, sound: 0, plays: [...plays] }
      const { name } = await opened.ask('media.clip', wish)
      const sizes = kept()
      most = Math.max(
        most,
        sizes.reduce((sum, bytes) => sum + bytes, 0),
      )
      // The newest is there to be played, whatever went for it.
      made += statSync(opened.host.media.get(name)?.path ?? '').size
    }
    expect(made).toBeGreaterThan(5 * mostKeptBytes)
    expect(most).toBeGreaterThan(mostKeptBytes / 2)
    expect(most).toBeLessThanOrEqual(mostKeptBytes)
    expect(children(folder)).toEqual([])
  },
)

test.skipIf(!hasMediaTools)(`a clip ends where it would be larger than the host allows${ifMediaTools}`, async () => {
  const { folder, home } = newFilmFolder()
  for (const [name, kind] of limited) makeDeskFilm(join(folder, name), { seconds: 30, ...kinds[kind] })
  const sizeWith = async (clipBounds: { readonly mostClipBytes: number }, name: string) => {
    const opened = await openFilms(
      folder,
      join(home, String(clipBounds.mostClipBytes), name),
      limited.length,
      clipBounds,
    )
    const videoId = opened.ids.get(name) ?? ''
    const wish = { ...desk, videoId, atMs: 5_000, lengthMs: 10_000, sound: 0, plays: [...plays] }
    const clip = await opened.ask('media.clip', wish)
    return (await bytesOf(opened, clip.name)).bytes.length
  }
  for (const [name] of limited) {
    const whole = await sizeWith({ mostClipBytes: 60 * 2 ** 20 }, name)
    expect(whole).toBeGreaterThan(400_000)
    // It stops after the fragment of two seconds that goes beyond.
    expect(await sizeWith({ mostClipBytes: 100_000 }, name)).toBeLessThan(whole / 2)
  }
})

test.skipIf(!hasMediaTools)(
  `the sound is listened to once, and its strip says where somebody speaks${ifMediaTools}`,
  async () => {
    const { folder, home } = newFilmFolder()
    makeDeskFilm(join(folder, 'Talk (2010).mp4'), { seconds: 60, ...kinds['H.264 and AAC in MP4'] })
    const opened = await openFilms(folder, home, 1)
    const videoId = opened.ids.get('Talk (2010).mp4') ?? ''
    const order = { videoId, sound: null, fromMs: 0, toMs: 60_000, columns: 40 }
    expect(await opened.ask('media.strip', order)).toMatchObject({ state: 'unknown', columns: [] })
    await opened.ask('media.listen', { ...desk, videoId, sound: null })
    const { columns, state } = await opened.ask('media.strip', order)
    expect(state).toBe('known')
    // Columns of a second and a half: the second half of each silence is free of what a codec smears into it.
    const loud = columns.map((column) => column > 50)
    expect([0, 1, 3, 4, 5, 7, 8, 9].map((at) => loud[at])).toEqual([true, true, false, true, true, false, true, true])
    const { speech } = await opened.ask('media.speech', { videoId, sound: null })
    expect(speech).toHaveLength(10)
    expect(readdirSync(join(home, 'cache', 'sound'))).toHaveLength(1)
  },
)

test('a page cannot say where ffmpeg lies', async () => {
  const { folder, home } = newFilmFolder()
  writeFileSync(join(folder, 'Film (2010).avi'), 'x'.repeat(4_000))
  const opened = await openFilms(folder, home, 1)
  const tools = join(home, '..', 'no tools')
  const { host } = opened
  await host.dispatch('settings.write', { key: 'ffmpeg', value: tools })
  // No path comes from a page.
  expect((await opened.ask('settings.read', {})).values.ffmpeg).toBe('')
  expect(await host.dispatch('settings.write', { key: 'ffmpeg', value: tools })).toMatchObject({ ok: false })
})

test.skipIf(!hasMediaTools)(
  `of two sound tracks the one in the film's own language is heard, unless another is chosen${ifMediaTools}`,
  async () => {
    const { folder, home } = newFilmFolder()
    const file = 'Dubbed Film (2010).mkv'
    const source = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=24:duration=12']
    const tones = [300, 900].flatMap((hz) => ['-f', 'lavfi', '-i', `sine=frequency=${hz}:duration=12`])
    const tracks = ['-map', '0', '-map', '1', '-map', '2', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac']
    const languages = ['-metadata:s:a:0', 'language=ger', '-metadata:s:a:1', 'language=spa']
    const flags = ['-disposition:a:0', 'default', '-disposition:a:1', 'original']
    const all = [...source, ...tones, ...tracks, ...languages, ...flags]
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...all, '-y', join(folder, file)])
    utimesSync(join(folder, file), 1_600_000_000, 1_600_000_000)
    const opened = await openFilms(folder, home, 1)
    const videoId = opened.ids.get(file) ?? ''
    const { tracks: facts } = await opened.ask('library.video', { videoId })
    expect(facts.filter(({ kind }) => kind === 'audio').map(({ isOriginal }) => isOriginal ?? false)).toEqual([
      false,
      true,
    ])
    const order = { ...desk, videoId, atMs: 2_000, lengthMs: 4_000, plays: [...plays] }
    const own = await opened.ask('media.clip', { ...order, sound: null })
    const chosen = await opened.ask('media.clip', { ...order, sound: 0 })
    expect([own.sound, chosen.sound]).toEqual([1, 0])
    const heard = async ({ name }: Clip, label: string) => {
      const path = join(folder, `../${label}.mp4`)
      writeFileSync(path, (await bytesOf(opened, name)).bytes)
      return crossingsASecond(path)
    }
    expect(await heard(own, 'own')).toBeGreaterThan(1_500)
    expect(await heard(chosen, 'chosen')).toBeLessThan(900)
    // The strip is of the sound that is chosen, and of the film that stands there now.
    const strip = { videoId, fromMs: 0, toMs: 12_000, columns: 12 }
    const stateOf = async (sound: number | null) => (await opened.ask('media.strip', { ...strip, sound })).state
    await opened.ask('media.listen', { ...desk, videoId, sound: 0 })
    expect([await stateOf(0), await stateOf(null), await stateOf(1)]).toEqual(['known', 'unknown', 'unknown'])
    await opened.ask('media.listen', { ...desk, videoId, sound: null })
    expect([await stateOf(null), await stateOf(1)]).toEqual(['known', 'known'])
    makeDeskFilm(join(folder, file), { seconds: 20, ...kinds['H.264 and AAC in MP4'] })
    await opened.ask('library.scan', {})
    await expect.poll(() => stateOf(null), { timeout: 20_000 }).toBe('unknown')
  },
)

/** How often the sound crosses zero: twice its pitch. */
function crossingsASecond(path: string): number {
  const raw = ['-vn', '-ac', '1', '-ar', '16000', '-f', 's16le', 'pipe:1']
  const bytes = execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', path, ...raw])
  const samples = Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2))
  const crossings = samples.filter((sample, at) => at > 0 && sample >= 0 !== (samples[at - 1] ?? 0) >= 0).length
  return (crossings * 16_000) / samples.length
}

test.skipIf(!hasMediaTools)(
  `the still is the last whole picture before the moment, however far back it lies${ifMediaTools}`,
  async () => {
    const { folder, home } = newFilmFolder()
    const file = 'Rare Pictures (2010).mkv'
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=24:duration=20']
    // Whole ones at 0 and 10 seconds, as encoders place them unless told otherwise.
    const rare = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '240', '-keyint_min', '240', '-sc_threshold', '0']
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...source, ...rare, '-y', join(folder, file)])
    utimesSync(join(folder, file), 1_600_000_000, 1_600_000_000)
    const opened = await openFilms(folder, home, 1)
    const videoId = opened.ids.get(file) ?? ''
    const whole = [0, 10_000].map((atMs) => frameAt(join(folder, file), atMs))
    const shown: number[] = []
    for (const atMs of [6_000, 16_000]) {
      const { name } = await opened.ask('media.picture', { ...desk, videoId, atMs })
      const still = frameAt(opened.host.media.get(name)?.path ?? '', 0)
      const apart = whole.map((frame) => difference(still, frame))
      shown.push(apart.indexOf(Math.min(...apart)))
    }
    expect(shown).toEqual([0, 1])
    // Asked for exactly, it is that moment's, seconds of decoding after the whole one.
    for (const atMs of [6_000, 16_500]) {
      const { name } = await opened.ask('media.picture', { ...desk, videoId, atMs, isExact: true })
      const still = frameAt(opened.host.media.get(name)?.path ?? '', 0)
      const apart = [atMs - 1_000, atMs - 500, atMs, atMs + 500].map((at) =>
        difference(still, frameAt(join(folder, file), at)),
      )
      expect(apart.indexOf(Math.min(...apart))).toBe(2)
    }
  },
)
