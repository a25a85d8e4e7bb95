/** The stores of the desk at work together: what is kept is taken back by the same key, and no film shows another one's sound. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { later } from '../../../../renderer/app/later.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import type { Handlers } from '../../../../shared/contract/index.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { fakeDependencies } from '../fakeDependencies.ts'

// Of a page the desk asks what it can play, and nothing else.
beforeEach(() => void vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) }))
afterEach(() => void vi.unstubAllGlobals())

const cues = [10_000, 420_000, 820_000].map((startMs) => ({ startMs, endMs: startMs + 2_000, text: 'Who is there?' }))
const late = textOf('as-it-was', 0)

function textOf(version: string, offsetMs: number): DeskText {
  return {
    name: 'The Amber Field.en.srt',
    videoId: 'v0',
    sidecarId: 'sidecar-0',
    language: 'en',
    isOurs: true,
    adoptedMs: null,
    isMachineMade: false,
    rowId: null,
    version,
    format: 'srt',
    canEditWords: true,
    measured: null,
    draft: null,
    draftRevision: 0,
    isDraftOfOther: false,
    cues: cues.map((cue) => ({ ...cue, startMs: cue.startMs + offsetMs, endMs: cue.endMs + offsetMs })),
  }
}

const file = { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' } as const

async function openDesk(handlers: Partial<Handlers>) {
  const host = createFakeHost({ handlers: { 'desk.text': async () => late, ...handlers } })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  return { host, stores }
}

test('what was kept is taken back by the key that takes back edits, once there are none', async () => {
  const { host, stores } = await openDesk({
    'desk.save': async () => ({ batchId: 'kept-batch', text: textOf('kept', -500) }),
  })
  const { desk } = stores
  await desk.getState().open({ file, from: 'library' })
  desk.getState().act({ kind: 'nudge', byMs: -500 })
  await desk.getState().stepBack()
  expect(desk.getState().edits.now.offsetMs).toBe(0)
  desk.getState().act({ kind: 'nudge', byMs: -500 })
  await desk.getState().keep()
  expect(desk.getState().cues[0]?.startMs).toBe(9_500)
  await desk.getState().stepBack()
  expect(host.calls.filter(({ name }) => name === 'history.undo').map(({ input }) => input)).toEqual([
    { scope: { kind: 'batch', batchId: 'kept-batch' }, isWayBack: true },
  ])
  expect(desk.getState().cues[0]?.startMs).toBe(10_000)
})

test('what was asked about the sound of the film before is never drawn under another one', async () => {
  const answers: ((columns: readonly number[]) => void)[] = []
  const { stores } = await openDesk({
    'media.strip': ({ columns }) =>
      columns === 600
        ? Promise.resolve({ state: 'known', share: 1, columns: [1], leftMs: null, durationMs: 60_000 })
        : new Promise((resolve) =>
            answers.push((told) =>
              resolve({ state: 'known', share: 1, columns: [...told], leftMs: null, durationMs: 60_000 }),
            ),
          ),
  })
  const { strip } = stores
  await strip.getState().open('v0', 900_000)
  const asked = strip.getState().showPart(20_000)
  await strip.getState().open('v1', 60_000)
  answers[0]?.([7])
  await asked
  expect(strip.getState().part).toBeNull()
  const own = strip.getState().showPart(10_000)
  answers[1]?.([9])
  await own
  expect(strip.getState().part).toEqual({ fromMs: 10_000, toMs: 50_000, columns: [9] })
})

test('whoever measures by the sound has listened: the strip shows it without a second press', async () => {
  let isHeard = false
  const { stores } = await openDesk({
    'media.strip': async () => ({
      state: isHeard ? 'known' : 'unknown',
      share: null,
      columns: isHeard ? [1, 2] : [],
      leftMs: null,
      durationMs: null,
    }),
    'desk.measure': async () => {
      isHeard = true
      return { kind: 'unclear', change: null, marks: [], notes: [] }
    },
  })
  await stores.desk.getState().open({ file, from: 'library' })
  await stores.strip.getState().open('v0', 900_000)
  expect(stores.strip.getState().whole?.state).toBe('unknown')
  await stores.measure.getState().ask('v0', 'sidecar-0')
  await expect.poll(() => stores.strip.getState().whole?.state).toBe('known')
})

test('after keeping, the three places have pictures of where their lines stand now', async () => {
  const { host, stores } = await openDesk({
    'media.tools': async () => ({ version: '7.1', canMakeClips: true, place: 'system', lookedAtMs: 0, isLate: false }),
    'media.picture': async ({ atMs }) => ({ name: `still-${atMs}`, type: 'image/webp' }),
    'desk.save': async () => ({ batchId: 'kept-batch', text: textOf('kept', -500) }),
  })
  const { desk, player } = stores
  await player.getState().look(false)
  await desk.getState().open({ file, from: 'library' })
  player.getState().open('v0')
  desk.getState().act({ kind: 'nudge', byMs: -500 })
  await desk.getState().keep()
  const moments = () => [...player.getState().markStills.keys()]
  await expect.poll(() => moments().length).toBeGreaterThan(0)
  expect(moments().filter((atMs) => atMs % 10_000 !== 9_500)).toEqual([])
  expect(host.calls.filter(({ name }) => name === 'media.picture')).toHaveLength(moments().length)
})

test('what was measured of its text before stands on the desk at once; of another text it counts no longer', async () => {
  const change = {
    offsetMs: -2_980,
    speed: 1,
    pieces: 1,
    before: 0.4,
    after: 0.9,
    against: 'track',
    named: '',
  } as const
  const measured = { kind: 'mendable' as const, change, marks: [], notes: [] }
  const { stores } = await openDesk({
    'desk.text': async () => ({ ...late, measured }),
    'desk.save': async () => ({ batchId: 'kept-batch', text: textOf('kept', -500) }),
  })
  await stores.desk.getState().open({ file, from: 'library' })
  expect(stores.measure.getState().measure).toEqual(measured)
  stores.desk.getState().act({ kind: 'nudge', byMs: -500 })
  await stores.desk.getState().keep()
  expect(stores.measure.getState().measure).toBeNull()
})

test('what a check-up measured while the desk was left is told when the same subtitle is opened again', async () => {
  const measured = { kind: 'unclear' as const, change: null, marks: [], notes: [] }
  let known: typeof measured | null = null
  const host = createFakeHost({ handlers: { 'desk.text': async () => ({ ...late, measured: known }) } })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { measure, desk } = createDeskStores(dependencies)
  const open = () => dependencies.navigate({ screen: 'desk', videoId: 'v0', sidecarId: 'sidecar-0', from: 'checkup' })
  open()
  await expect.poll(() => desk.getState().text?.version).toBe(late.version)
  expect(measure.getState().measure).toBeNull()
  known = measured
  open()
  await expect.poll(() => measure.getState().measure).toEqual(measured)
})

test('leaving the film ends what the host makes for this desk, and shows nothing of it any more', async () => {
  const { host, stores } = await openDesk({})
  await stores.desk.getState().open({ file, from: 'library' })
  stores.player.getState().leave()
  expect(host.calls.filter(({ name }) => name === 'media.leave').map(({ input }) => input)).toEqual([
    { deskId: expect.stringMatching(/./) as unknown },
  ])
  expect(stores.player.getState()).toMatchObject({ still: null, clip: null, isPlaying: false })
})

test('of a desk that was left while it was still read nothing is made, until somebody is back', async () => {
  const tools = { version: '7.1', canMakeClips: true, place: 'system', lookedAtMs: 0, isLate: false } as const
  let tell: (told: typeof tools) => void = () => undefined
  const told = new Promise<typeof tools>((done) => (tell = done))
  const host = createFakeHost({
    handlers: {
      'desk.text': async () => late,
      'media.tools': () => told,
      'media.picture': async ({ atMs }) => ({ name: `still-${atMs}`, type: 'image/webp' }),
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { desk, player, strip } = createDeskStores(dependencies)
  const made = () => host.calls.filter(({ name }) => name === 'media.picture' || name === 'media.clip')
  dependencies.navigate({ screen: 'desk', videoId: 'v0', sidecarId: 'sidecar-0', from: 'library' })
  await expect.poll(() => desk.getState().text?.version).toBe(late.version)
  player.getState().leave()
  tell(tools)
  await expect.poll(() => strip.getState().whole?.state).toBe('unknown')
  // Longer than it waits for whoever jumps on.
  await new Promise<void>((done) => void later(done, 200))
  expect([player.getState().atMs, made()]).toEqual([820_000, []])
  player.getState().come()
  player.getState().open('v0')
  player.getState().go(player.getState().atMs)
  await expect.poll(() => made().length).toBeGreaterThan(0)
})

test('while somebody listens, what was heard so far is drawn, and no cue is called unspoken for what was not heard yet', async () => {
  let isKnown = false
  const { host, stores } = await openDesk({
    'media.strip': async () => ({
      state: isKnown ? 'known' : 'listening',
      share: isKnown ? null : 0.5,
      columns: [50, 0],
      leftMs: isKnown ? null : 10_000,
      durationMs: 60_000,
    }),
    'media.speech': async () => ({ speech: [{ startMs: 0, endMs: 2_000 }] }),
  })
  const { strip } = stores
  await strip.getState().open('v0', 60_000)
  expect(strip.getState()).toMatchObject({ spoken: [{ startMs: 0, endMs: 2_000 }], speech: [] })
  // The part around the playhead is drawn as far as it was heard, too.
  await strip.getState().showPart(0)
  expect(strip.getState().part?.columns).toEqual([50, 0])
  await strip.getState().stopListening()
  expect(host.calls.filter(({ name }) => name === 'media.stopListening')).toHaveLength(1)
  isKnown = true
  await strip.getState().readAgain()
  expect(strip.getState().speech).toEqual(strip.getState().spoken)
})

test('an answer that took its time does not say that somebody still listens', async () => {
  const known = { state: 'known', share: null, columns: [9], leftMs: null, durationMs: 60_000 } as const
  const listening = { ...known, state: 'listening', share: 0.9, columns: [1] } as const
  let tellLate: () => void = () => undefined
  let asked = 0
  const { stores } = await openDesk({
    'media.strip': async () => {
      asked += 1
      if (asked !== 2) return { ...known, columns: [9] }
      return new Promise((resolve) => (tellLate = () => resolve({ ...listening, columns: [1] })))
    },
  })
  const { strip } = stores
  await strip.getState().open('v0', 60_000)
  const late = strip.getState().readAgain()
  await strip.getState().readAgain()
  tellLate()
  await late
  expect(strip.getState().whole?.state).toBe('known')
})

const advert: FileFinding = {
  ...{ id: 'f1', kind: 'advert', severity: 'low', mend: 'clean', isOurs: true, problem: null },
  evidence: { code: 'adverts', count: 1, atMs: [820_500], example: 'kestrel' },
}

test('a finding of the check-up opens the desk where it is seen, and tells what was found of this very text', async () => {
  let found = [advert]
  const host = createFakeHost({
    handlers: { 'desk.text': async () => late, 'checkup.ofFile': async () => ({ findings: found }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { desk, player, faults } = createDeskStores(dependencies)
  const open = (atMs?: number) =>
    dependencies.navigate({
      ...{ screen: 'desk', videoId: 'v0', sidecarId: 'sidecar-0', from: 'checkup' },
      ...(atMs !== undefined && { atMs }),
    })
  open(820_500)
  await expect.poll(() => player.getState().atMs).toBe(820_500)
  expect(desk.getState().chosen).toBe(2)
  await expect.poll(() => faults.getState().faults).toEqual([advert])
  expect(host.calls.filter(({ name }) => name === 'checkup.ofFile').map(({ input }) => input)).toEqual([
    { sidecarId: 'sidecar-0', version: late.version },
  ])
  // Open already, it goes to the next one's place.
  open(10_500)
  await expect.poll(() => [player.getState().atMs, desk.getState().chosen]).toEqual([10_500, 0])

  // Mended on the page of the check-up, or in another window.
  found = []
  host.emit({ name: 'checkup.changed', payload: await dependencies.client.call('checkup.state', {}) })
  await expect.poll(() => faults.getState().faults).toEqual([])
})

test('a failed look at the findings is forgotten once another one succeeds; why one could not be mended stays said', async () => {
  let answer: () => Promise<{ findings: FileFinding[] }> = () => Promise.reject(new AppError('internal', 'Not now.'))
  const { stores } = await openDesk({
    'checkup.ofFile': () => answer(),
    'checkup.mendOne': () => Promise.reject(new AppError('file.missing', 'It is gone.')),
  })
  const { desk, faults } = stores
  await desk.getState().open({ file, from: 'library' })
  await expect.poll(() => faults.getState().problem?.message).toBe('Not now.')
  answer = async () => ({ findings: [advert] })
  await faults.getState().readAgain()
  expect(faults.getState()).toMatchObject({ faults: [advert], problem: null })
  await faults.getState().mend(advert)
  await faults.getState().readAgain()
  expect(faults.getState().problem?.message).toBe('It is gone.')
})
