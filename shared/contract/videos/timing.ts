/** Timing: are subtitles of ours in step with their videos, and moving those that are not. */
import { z } from 'zod'
import { command, done, event, id, nothing } from '../define.ts'
import { problem } from '../problem.ts'
import { scope } from '../scope.ts'

/** What it was measured against. own: a file of the user's; ours: another of ours; hand: a person moved it. */
export const timingAgainst = z.enum(['track', 'own', 'ours', 'speech', 'hand'])

/** What moves a subtitle. Times are multiplied by the speed, then moved. */
export const timingChange = z.object({
  /** Later; earlier where negative. Of several pieces, the first one's. */
  offsetMs: z.number(),
  speed: z.number(),
  pieces: z.int(),
  against: timingAgainst,
  /** The language of a track, the name of a file, else ''. */
  named: z.string(),
  /** The name of the file that this was measured of, where it agrees with that one. */
  through: z.string().optional(),
  /** Share of its time that lies on speech, 0..1, before and after; null where nothing was measured. */
  before: z.number().nullable(),
  after: z.number().nullable(),
})
export type TimingChange = z.output<typeof timingChange>

/** Which sound track tells, alone, from 0; null: whatever there is, as the settings wish. */
export const soundTrack = z.int().min(0).max(63).nullable()

const stretch = z.object({ startMs: z.number(), endMs: z.number() })

/** A minute of the film: where somebody speaks, where the cues are, and where they would be. */
export const timingPicture = z.object({
  fromMs: z.number(),
  toMs: z.number(),
  reference: z.array(stretch),
  before: z.array(stretch),
  after: z.array(stretch),
})
export type TimingPicture = z.output<typeof timingPicture>

/**
 * queued, checking · failed: see the problem · fits: nothing to mend · agrees: with another of ours, which says nothing of the film · other-cut: only parts of it fit ·
 * doubted: one other file alone says that it is off, see the problem · moved: done
 */
export const timingRowState = z.enum([
  'queued',
  'checking',
  'failed',
  'fits',
  'agrees',
  'mendable',
  'other-cut',
  'unclear',
  'doubted',
  'moved',
])

export const timingRow = z.object({
  /** The subtitle's. */
  id,
  videoId: id,
  name: z.string(),
  state: timingRowState,
  /** What would mend it, or what was measured; null before that, and where nothing could be measured against. */
  change: timingChange.nullable(),
  picture: timingPicture.nullable(),
  /** What loudness could not tell, listening closely may, in about so long; null where it is of no use. */
  offer: z.object({ aboutMs: z.number().nullable() }).nullable(),
  /** Why it failed, or what could not be asked. */
  problem: problem.nullable(),
})
export type TimingRow = z.output<typeof timingRow>

export const timingState = z.object({
  revision: z.int(),
  isRunning: z.boolean(),
  done: z.int(),
  total: z.int(),
  /** How far listening to the film is, 0..1; null while something else is done. */
  listening: z.number().nullable(),
  /** It listens closely, which takes about so long; null while it does not. */
  close: z.object({ aboutMs: z.number().nullable() }).nullable(),
  /** Files of the last check that can be mended. */
  mendable: z.int(),
  /** Of the last check; of a large one only the first of those that are worth a look. */
  rows: z.array(timingRow),
})
export type TimingState = z.output<typeof timingState>

/** Of a subtitle beside a video. */
export const stepOfFile = z.enum(['in-step', 'out-of-step', 'not-measured'])
export type StepOfFile = z.output<typeof stepOfFile>

/** What was measured of a subtitle that stands there as it was then. */
export const toldTiming = z.object({
  videoId: id,
  sidecarId: id,
  state: z.enum(['fits', 'mendable', 'other-cut']),
  /** What would mend it, or what was measured. */
  change: timingChange,
  /** Ours alone is moved, and only what moves. */
  canMend: z.boolean(),
  atMs: z.number(),
})
export type ToldTiming = z.output<typeof toldTiming>

export const timingCommands = {
  'timing.state': command(nothing, timingState),
  /** One subtitle, whoever made it, or all of ours in the video's folder, by the settings' sound. The rows tell what came of it. */
  'timing.check': command(
    z.strictObject({
      videoId: id,
      sidecarId: id.nullable(),
      sound: soundTrack.default(null),
      /** Listens closely where loudness cannot tell; as the settings say unless told. */
      isClose: z.boolean().optional(),
    }),
    done,
  ),
  /** Every subtitle of ours beside the videos. @throws file.foreign where none is ours */
  'timing.checkScope': command(z.strictObject({ scope }), z.object({ total: z.int() })),
  'timing.cancel': command(nothing, done),
  /** Mends those of the rows that can be mended; null: all of the last check. */
  'timing.apply': command(
    z.strictObject({ rowIds: z.array(id).min(1).max(2_000).nullable() }),
    /** batchId: what takes all of it back. */
    z.object({ moved: z.int(), problem: problem.nullable(), batchId: id }),
  ),
  /** Mends one by what was measured of it before. @throws input.invalid where that counts no longer, file.foreign */
  'timing.mend': command(
    z.strictObject({ videoId: id, sidecarId: id }),
    /** What takes it back. */
    z.object({ batchId: id }),
  ),
  /** By hand: later, or earlier where negative. */
  'timing.shift': command(
    z.strictObject({ videoId: id, sidecarId: id, byMs: z.int().min(-36_000_000).max(36_000_000) }),
    /** What takes it back. */
    z.object({ batchId: id }),
  ),
} as const

export const timingEvents = {
  'timing.changed': event(timingState),
} as const
