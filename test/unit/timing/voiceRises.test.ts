/** What a close hearing tells where music hides the voices from loudness; and that it moves nothing that it may not. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignBySound, type SoundAlignment, type SoundOrder } from '../../../electron/timing/alignBySound.ts'
import { align, type AlignRequest } from '../../../electron/timing/timingWork.ts'
import { AppError } from '../../../shared/errors.ts'
import { stepMs } from '../../../shared/sound/loudness.ts'
import { chunkFrames, frameMs, isChunkHeard, type Hearing, type Voice } from '../../../shared/sound/voice.ts'
import type { Span } from '../../../shared/timing/span.ts'
import { humanCues } from '../../support/make/films/humanCues.ts'
import { madeTalk, moved, randomOf, type Random } from '../../support/make/films/madeTalk.ts'

const minutes = 30
const seeds = fc.integer({ min: 1, max: 1e9 })
const rounds = { numRuns: 2, endOnFailure: true }
/** Each of them reads half an hour of sound six times. */
const longMs = 120_000

/** Music that rises and falls as it likes: of the voices below it nothing is to be seen. */
function musicLoudness(random: Random): Float32Array<ArrayBuffer> {
  let loud = 0.3
  return Float32Array.from({ length: (minutes * 60_000) / stepMs }, () => {
    loud = random() < 0.05 ? 0.1 + random() * 0.5 : loud * 0.985
    return Math.max(0.02, loud)
  })
}

/** Late by two frames, unsure of itself, and deaf for every fourth sentence. */
function heardVoice(random: Random, talk: readonly Span[]): Voice {
  const voice = Float32Array.from({ length: (minutes * 60_000) / frameMs }, () => random() * 0.08)
  for (const { startMs, endMs } of talk) {
    if (random() < 0.25) continue
    for (let frame = Math.round(startMs / frameMs) + 2; frame < endMs / frameMs; frame += 1)
      voice[frame] = 0.5 + random() * 0.5
  }
  return voice
}

/** A subtitle that is all too late. */
function movedTalk(seed: number, seconds: number) {
  const random = randomOf(seed)
  const talk = madeTalk(random, minutes)
  return { random, talk, cues: moved(humanCues(random, talk), seconds * 1_000) }
}

interface Asked extends Partial<Pick<SoundOrder, 'isClose' | 'onClose' | 'options'>> {
  /** What was heard of it before, of all that can be heard. */
  readonly known?: (voice: Voice) => Voice
  /** What keeps it from hearing. */
  readonly fails?: () => Error
  readonly cues: readonly Span[]
  readonly talk: readonly Span[]
  readonly random: Random
}

async function measure({ cues, talk, random, isClose = true, fails, known, ...order }: Asked) {
  const loudness = musicLoudness(random)
  const voice = heardVoice(random, talk)
  const heard: Hearing[] = []
  const closeListener = {
    costMs: (_: number | null, hearing: Hearing) => (hearing === 'some' ? 10_000 : 30_000),
    known: async () => known?.(voice) ?? null,
    hear: async (_: string, hearing: Hearing) => {
      heard.push(hearing)
      if (fails) throw fails()
      return voice.map((sure, frame) => (isChunkHeard(Math.floor(frame / chunkFrames), hearing) ? sure : NaN))
    },
  }
  const reader = { align: async (request: AlignRequest) => align(request) }
  const options = { signal: new AbortController().signal }
  const found: SoundAlignment = await alignBySound(
    { reader, listen: async () => loudness, closeListener },
    { cues, mediaPath: '/m/A.mkv', durationMs: minutes * 60_000, options, isClose, ...order },
  )
  return { ...found, heard }
}

test(
  'what loudness cannot tell, some of the film tells closely; before that it is offered with its cost',
  async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 60 }), async (seed, seconds) => {
        const { random, talk, cues } = movedTalk(seed, seconds)
        const light = await measure({ cues, talk, random, isClose: false })
        expect(light).toMatchObject({ alignment: { kind: 'unclear' }, offer: { aboutMs: 10_000 }, heard: [] })
        const told: unknown[] = []
        const close = await measure({ cues, talk, random, onClose: (aboutMs) => told.push(aboutMs) })
        expect(close).toMatchObject({ alignment: { kind: 'mendable' }, offer: null, heard: ['some'] })
        expect(told).toEqual([10_000])
        expect(Math.abs((close.alignment.retiming.pieces[0]?.offsetMs ?? 0) + seconds * 1_000)).toBeLessThan(100)
      }),
      rounds,
    )
  },
  longMs,
)

const heardOf = (voice: Voice, isHeard: (chunk: number) => boolean) =>
  voice.map((sure, frame) => (isHeard(Math.floor(frame / chunkFrames)) ? sure : NaN))

test(
  'what was heard before tells without being asked, and only what is missing is heard',
  async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 60 }), async (seed, seconds) => {
        const { random, talk, cues } = movedTalk(seed, seconds)
        const all = await measure({ cues, talk, random, isClose: false, known: (voice) => voice })
        expect(all).toMatchObject({ alignment: { kind: 'mendable' }, offer: null, heard: [] })
        const known = (voice: Voice) => heardOf(voice, (chunk) => isChunkHeard(chunk, 'some'))
        const foreign = humanCues(random, madeTalk(random, minutes))
        const some = await measure({ cues: foreign, talk, random, isClose: false, known })
        expect(some).toMatchObject({ alignment: { kind: 'unclear' }, offer: { aboutMs: 30_000 }, heard: [] })
        expect(await measure({ cues: foreign, talk, random, known })).toMatchObject({ offer: null, heard: ['all'] })
        // What was stopped long before its end tells of its beginning alone.
        const begun = (voice: Voice) => heardOf(voice, (chunk) => chunk < 3)
        const early = await measure({ cues, talk, random, isClose: false, known: begun })
        expect(early).toMatchObject({ alignment: { kind: 'unclear' }, offer: { aboutMs: 10_000 }, heard: [] })
      }),
      { ...rounds, numRuns: 1 },
    )
  },
  longMs,
)

test(
  'a film with a break is heard as a whole, and mended on both sides of it',
  async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const random = randomOf(seed)
        const talk = madeTalk(random, minutes)
        const right = humanCues(random, talk)
        const breakMs = (minutes * 60_000) / 2
        const cues = right.map(({ startMs, endMs }) => {
          const byMs = startMs < breakMs ? 1_000 : 13_000
          return { startMs: startMs + byMs, endMs: endMs + byMs }
        })
        const { alignment, heard } = await measure({ cues, talk, random })
        expect(heard).toEqual(['some', 'all'])
        const offsets = alignment.retiming.pieces.map(({ offsetMs }) => Math.round(offsetMs / 1_000))
        expect({ kind: alignment.kind, offsets }).toEqual({ kind: 'mendable', offsets: [-1, -13] })
      }),
      rounds,
    )
  },
  longMs,
)

test(
  'what is in step stays, and the subtitle of another film is never moved',
  async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const random = randomOf(seed)
        const talk = madeTalk(random, minutes)
        const fits = await measure({ cues: humanCues(random, talk), talk, random })
        expect(fits.alignment.kind).toBe('fits')
        const foreign = await measure({ cues: humanCues(random, madeTalk(random, minutes)), talk, random })
        expect(foreign.alignment.kind).toBe('unclear')
        expect(foreign.heard).toEqual(['some', 'all'])
      }),
      rounds,
    )
  },
  longMs,
)

test('where the close ear fails, what loudness told holds and the reason is told; being told to end ends it', async () => {
  const { random, talk, cues } = movedTalk(4, 4)
  const failed = await measure({ cues, talk, random, fails: () => new AppError('internal', 'The ear is broken.') })
  expect(failed).toMatchObject({ alignment: { kind: 'unclear' }, note: 'The ear is broken.', heard: ['some'] })
  const stop = new AbortController()
  const fails = () => {
    stop.abort(new Error('Told to end.'))
    return new AppError('internal', 'The ear is broken.')
  }
  await expect(measure({ cues, talk, random, fails, options: { signal: stop.signal } })).rejects.toThrow('Told to end.')
})
