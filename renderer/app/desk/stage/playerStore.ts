/** Picture and sound around the line that the hand is on: a still first, the clip after, always of the newest place. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clip, MediaToolsState } from '../../../../shared/contract/videos/desk.ts'
import type { InputOf } from '../../../../shared/contract/index.ts'
import { AppError, toAppError } from '../../../../shared/errors.ts'
import { hostSentences } from '../../../../shared/messages/hostSentences.ts'
import type { Client } from '../../../api/client.ts'
import { playableCodecs } from './playableCodecs.ts'
import { createStills } from './stills.ts'
import { later } from '../../later.ts'

export interface ShownClip extends Omit<Clip, 'name'> {
  readonly address: string
}

export interface PlayerState {
  readonly tools: MediaToolsState | null
  /** Where the film stands. */
  readonly atMs: number
  /** It came there by playing, not by a jump. */
  readonly hasPlayedHere: boolean
  readonly isPlaying: boolean
  /** Which sound track; null: the usual one. */
  readonly sound: number | null
  readonly still: string | null
  readonly clip: ShownClip | null
  /** Why this part cannot be played; text and strip work all the same. */
  readonly problem: AppError | null
  /** Pictures of the marks, by their moments. */
  readonly markStills: ReadonlyMap<number, string>
  readonly look: (isAgain: boolean) => Promise<void>
  /** Somebody looks: from now on pictures and clips are made. */
  readonly come: () => void
  readonly open: (videoId: string) => void
  readonly go: (atMs: number) => void
  readonly setSound: (sound: number) => void
  readonly play: (isPlaying: boolean) => void
  /** The picture has moved on by itself. */
  readonly follow: (atMs: number) => void
  /** The clip of this moment is not there yet: until it is, its exact picture takes the place of the one before it. */
  readonly standIn: () => void
  /** The page cannot play it after all: everything is made anew. */
  readonly fail: () => void
  readonly showMarks: (moments: readonly number[]) => Promise<void>
  /** What is made ends. What is opened from now on is only remembered, until somebody comes. */
  readonly leave: () => void
}

export type PlayerStore = StoreApi<PlayerState>

const nothingShown = { still: null, clip: null, isPlaying: false, markStills: new Map<number, string>() } as const
const atRest = { ...nothingShown, tools: null, atMs: 0, hasPlayedHere: false, sound: null, problem: null } as const

/** Of a clip, before the moment and in all. */
const leadMs = 2_000
const lengthMs = 10_000
/** Whoever jumps on faster than this waits for no picture. */
const pauseMs = 120

export interface PlayerParts {
  readonly client: Client
  /** The page, and its place on it where there are several: what is made for one of them ends with it. */
  readonly deskId: string
  /** rest: made wherever somebody stops · play: not before it is played, an exact picture instead. A film that needs none is shown at once either way. */
  readonly clipsAt: 'rest' | 'play'
}

function isThere({ atMs, clip }: Pick<PlayerState, 'atMs' | 'clip'>): boolean {
  if (clip === null || atMs < clip.startMs) return false
  return clip.kind === 'whole' || atMs < clip.startMs + lengthMs - 500
}

async function clipOf(client: Client, order: InputOf<'media.clip'>): Promise<ShownClip> {
  const { name, ...made } = await client.call('media.clip', order)
  return { ...made, address: await client.mediaAddress(name) }
}

export function createPlayerStore({ client, deskId, clipsAt }: PlayerParts): PlayerStore {
  return createStore<PlayerState>()((set, get) => {
    let videoId: string | null = null
    let isLeft = false
    let plays = playableCodecs()
    /** Grows with each place: answers for older ones are dropped. */
    let era = 0
    /** The place whose exact picture was asked for in the stead of a clip. */
    let stoodIn = 0
    let stop: () => void = () => undefined

    const hasFfmpeg = () => typeof get().tools?.version === 'string'

    const stills = createStills({
      ...{ client, deskId },
      stage: {
        now: () => (videoId === null || isLeft || !hasFfmpeg() ? null : { videoId, atMs: get().atMs, era }),
        still: () => get().still,
        show: (still) => set({ still }),
      },
    })

    async function showClip(mine: number): Promise<void> {
      if (videoId === null) return
      const atMs = Math.max(0, Math.round(get().atMs) - leadMs)
      try {
        const clip = await clipOf(client, { deskId, videoId, atMs, lengthMs, sound: get().sound, plays })
        if (mine === era) set({ clip, problem: null })
      } catch (thrown) {
        const problem = toAppError(thrown)
        if (mine !== era) return
        if (problem.code !== 'cancelled') set({ problem, clip: null, isPlaying: false })
        // No clip comes of it, and the one before the moment is no picture to judge by.
        else get().standIn()
      }
    }

    function soon(make: (mine: number) => Promise<void>): void {
      stop()
      const mine = era
      stop = later(() => void make(mine), pauseMs)
    }

    function show(): void {
      stop()
      era += 1
      // A picture of another moment under these words would lie.
      set({ still: null, clip: null })
      if (isLeft) return
      void stills.near()
      soon(clipsAt === 'rest' || get().isPlaying || !hasFfmpeg() ? showClip : stills.exact)
    }

    return {
      ...atRest,
      async look(isAgain) {
        await client.call('media.tools', { isAgain }).then(
          (tools) => set(tools.version === null ? { tools } : { tools, problem: null }),
          (thrown: unknown) => set({ problem: toAppError(thrown) }),
        )
        if (isAgain && hasFfmpeg()) show()
      },
      come() {
        isLeft = false
      },
      open(opened) {
        videoId = opened
        plays = playableCodecs()
        set({ ...nothingShown, problem: null, sound: null })
      },
      go(atMs) {
        set({ atMs: Math.max(0, atMs), hasPlayedHere: false })
        // The clip has it; where that is not drawn yet, a picture of the moment before would be seen in its place.
        if (isThere(get())) {
          era += 1
          set({ still: null })
        } else show()
      },
      setSound(sound) {
        set({ sound, isPlaying: false })
        show()
      },
      play(isPlaying) {
        set({ isPlaying })
        if (!isPlaying || isThere(get())) return
        const { still, clip } = get()
        if (still !== null && clip === null) soon(showClip)
        else show()
      },
      follow: (atMs) => set({ atMs, hasPlayedHere: true }),
      standIn() {
        if (stoodIn === era || get().isPlaying) return
        stoodIn = era
        void stills.exact()
      },
      fail() {
        if (plays.length > 0) {
          plays = []
          show()
        } else set({ clip: null, isPlaying: false, problem: new AppError('input.invalid', hostSentences.partNotShown) })
      },
      async showMarks(moments) {
        if (videoId === null || !hasFfmpeg()) return
        const asked = videoId
        await stills.each(asked, moments, {
          isWanted: (atMs) => !isLeft && asked === videoId && !get().markStills.has(atMs),
          show: (atMs, address) => set({ markStills: new Map(get().markStills).set(atMs, address) }),
        })
      },
      leave() {
        stop()
        era += 1
        videoId = null
        isLeft = true
        set(nothingShown)
        void client.call('media.leave', { deskId }).catch(() => undefined)
      },
    }
  })
}
