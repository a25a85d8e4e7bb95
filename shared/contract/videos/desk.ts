/** The subtitle desk: pictures and clips of a film, its sound as a strip, a subtitle's text, and what is done to it by hand. */
import { z } from 'zod'
import { command, done, id } from '../define.ts'
import { cue } from '../runs/history.ts'
import { soundTrack, timingChange } from './timing.ts'

/** What a page may say it can play. */
export const clipCodec = z.enum(['h264', 'vp8', 'vp9', 'av1', 'aac', 'opus', 'vorbis'])
export type ClipCodec = z.output<typeof clipCodec>

const atMs = z.int().min(0).max(360_000_000)

/** Which ffmpeg there is. direct: nothing is made, the page plays the file itself where it can. */
export const mediaTools = z.object({
  /** null: there is none. */
  version: z.string().nullable(),
  canMakeClips: z.boolean(),
  /** Where it is: the system's, a folder that the settings name, or the package of the app. */
  place: z.enum(['system', 'settings', 'bundled']),
  lookedAtMs: z.number(),
  /** It did not answer in time: whether there is one is not known. */
  isLate: z.boolean(),
})
export type MediaToolsState = z.output<typeof mediaTools>

/** What the page plays: a random name, good while the desk is open. */
export const mediaAddress = z.object({ name: id, type: z.string() })
export type MediaAddress = z.output<typeof mediaAddress>

export const clip = mediaAddress.extend({
  /** Milliseconds of the film at the clip's zero. */
  startMs: z.number(),
  /** copied: as the film has it · made: small, for the page · whole: the film's own file, without ffmpeg. */
  kind: z.enum(['copied', 'made', 'whole']),
  /** Which of the film's sound tracks is heard; null where the page plays the file itself. */
  sound: z.int().nullable(),
  /** The page plays its picture alone: it knows none of its sounds. */
  isMute: z.boolean(),
})
export type Clip = z.output<typeof clip>

/** The sound between two moments. unknown: nobody has listened yet. */
export const strip = z.object({
  state: z.enum(['known', 'listening', 'unknown']),
  /** How far listening is, 0..1. */
  share: z.number().nullable(),
  /** Loudness 0..100, a number a column: while somebody listens, 0 where that is not yet; empty while nothing is known. */
  columns: z.array(z.number()),
  /** How long listening would take, or takes still; null where that cannot be said. */
  leftMs: z.number().nullable(),
  durationMs: z.number().nullable(),
})
export type Strip = z.output<typeof strip>

const span = z.object({ startMs: z.number(), endMs: z.number() })

/**
 * A subtitle, by ids alone: a file beside a video, a version that the history knows, a candidate of the plan, or what a search
 * found for one video, or another one for a wish that a subtitle of ours meets. The last three may cost a download, and only where `mayDownload` says so.
 */
export const deskFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('beside'), videoId: id, sidecarId: id }),
  z.strictObject({ kind: z.literal('row'), rowId: z.int() }),
  z.strictObject({ kind: z.literal('candidate'), questionId: id, candidateId: id, mayDownload: z.boolean() }),
  z.strictObject({ kind: z.literal('found'), subtitleId: id, videoId: id, mayDownload: z.boolean() }),
  z.strictObject({
    ...{ kind: z.literal('other'), videoId: id, language: z.string().max(20) },
    ...{ candidateId: id, mayDownload: z.boolean() },
  }),
])
export type DeskFile = z.output<typeof deskFile>

/** A cue as it is drawn: with what its file says of its look outside the text, where that is not the usual one. */
const deskCue = cue.extend({
  look: z
    .object({ tags: z.array(z.string()).readonly(), alignment: z.int().min(1).max(9), isScript: z.boolean() })
    .readonly()
    .optional(),
})

/** What the evidence says of one subtitle. */
export const deskMeasure = z.object({
  kind: z.enum(['fits', 'mendable', 'other-cut', 'unclear']),
  change: timingChange.nullable(),
  /** How far it is off near the beginning, the middle and the end; null where nothing could tell. */
  marks: z.array(z.object({ atMs: z.number(), offsetMs: z.number().nullable() })),
  notes: z.array(z.string()),
})
export type DeskMeasure = z.output<typeof deskMeasure>

/** One cue of the version becomes these: none deletes it, two split it. Times as they are seen, moved already. */
export const cueChange = z.strictObject({
  index: z.int().min(0),
  cues: z
    .array(z.strictObject({ startMs: atMs, endMs: atMs, text: z.string().max(8_192) }))
    .max(50)
    .readonly(),
})
export type CueChange = z.output<typeof cueChange>

const edit = {
  speed: z.number().min(0.5).max(2),
  offsetMs: z.int().min(-36_000_000).max(36_000_000),
  changes: z.array(cueChange).max(5_000).readonly(),
} as const

/** A line under the hand: its words, and its times as they are typed; null where they were not touched. */
const typedLine = z.strictObject({
  from: z.int().min(0),
  part: z.int().min(0),
  text: z.string().max(8_192),
  start: z.string().max(32).nullable(),
  end: z.string().max(32).nullable(),
})

/** What is edited and not kept yet, with the line that is being typed. */
export const deskDraft = z.strictObject({ ...edit, typing: typedLine.nullable() })
export type DeskDraft = z.output<typeof deskDraft>

/** Which page it is, and which revision of what is edited it has seen: 0 where it has seen none. */
const edited = { deskId: id, over: z.int().min(0) } as const

export const deskText = z.object({
  /** Of the file; the release of what is on offer. */
  name: z.string(),
  /** The video that it is for. */
  videoId: id,
  /** Where it stands beside the video and can be changed; null for older versions and for what is only on offer. */
  sidecarId: id.nullable(),
  language: z.string().nullable(),
  format: z.string(),
  /** Whether words can be edited too: formats that this app does not write can only be moved. */
  canEditWords: z.boolean(),
  isOurs: z.boolean(),
  /** Of a file with the user's own text that they had taken over: since when; else null. */
  adoptedMs: z.number().nullable(),
  isMachineMade: z.boolean(),
  /** Of the history, where it is ours. */
  rowId: z.int().nullable(),
  /** Says whether the file is still the same when it is saved. */
  version: z.string(),
  /** What was measured of this very text before; null where nothing was, and of what stands nowhere. */
  measured: deskMeasure.nullable(),
  /** What was edited of this very text and not kept yet. */
  draft: deskDraft.nullable(),
  /** Of what was edited of this file, whichever content it belongs to; 0 where nothing was. */
  draftRevision: z.int(),
  /** Another content of this file was edited and not kept: it does not belong to this one. */
  isDraftOfOther: z.boolean(),
  cues: z.array(deskCue),
})
export type DeskText = z.output<typeof deskText>

const beside = { videoId: id, sidecarId: id } as const

/** Which of its sound tracks; null: in the language that the film was made in where the file says so, else its usual one. */
const sound = z.int().min(0).max(63).nullable()

export const deskCommands = {
  /** isAgain: looks anew instead of saying what is known. */
  'media.tools': command(z.strictObject({ isAgain: z.boolean() }), mediaTools),
  /** The last whole picture before a moment; exactly that moment's where it is asked for. @throws input.invalid where there is none, or no ffmpeg */
  'media.picture': command(
    z.strictObject({ deskId: id, videoId: id, atMs, isExact: z.boolean().optional() }),
    mediaAddress,
  ),
  /** Ends the clip that is being made for this desk. @throws input.invalid where it cannot be played, cancelled */
  'media.clip': command(
    z.strictObject({
      deskId: id,
      videoId: id,
      atMs,
      lengthMs: z.int().min(500).max(20_000),
      sound,
      plays: z.array(clipCodec).max(20),
    }),
    clip,
  ),
  /** The desk is left: what is being made for it ends, and its names are good no longer. */
  'media.leave': command(z.strictObject({ deskId: id }), done),
  'media.strip': command(
    z.strictObject({ videoId: id, sound, fromMs: atMs, toMs: atMs, columns: z.int().min(1).max(3_000) }),
    strip,
  ),
  /** Where somebody speaks, as far as it was heard; empty while nobody has listened. */
  'media.speech': command(z.strictObject({ videoId: id, sound }), z.object({ speech: z.array(span) })),
  /** Listens to the film once; answers when it is done. @throws input.invalid without ffmpeg or sound, cancelled */
  'media.listen': command(z.strictObject({ deskId: id, videoId: id, sound }), done),
  /** What this desk listens to ends, as cancelled. What was heard of it is forgotten. */
  'media.stopListening': command(z.strictObject({ deskId: id }), done),
  /** @throws file.missing, input.invalid where only a download could tell and none is allowed */
  'desk.text': command(z.strictObject({ file: deskFile }), deskText),
  /** Measures this subtitle, whosever it is. Reads; writes nothing. @throws file.missing, cancelled */
  'desk.measure': command(z.strictObject({ deskId: id, ...beside, sound: soundTrack.default(null) }), deskMeasure),
  /**
   * What is edited of this version and not kept yet, for whoever comes back to it; null: nothing any more. Writes beside no video.
   * Over what another page has edited since it is not taken, but answered with that; `revision` is of what stands now.
   */
  'desk.draft': command(
    z.strictObject({ ...beside, ...edited, version: z.string().max(128), draft: deskDraft.nullable() }),
    z.object({ revision: z.int(), other: deskDraft.nullable() }),
  ),
  /**
   * Writes a new version, all of it at another speed, then moved by `offsetMs`, and with these changes; the one before goes to the trash. A file of the
   * user's is kept in the history first, and only where `adopts` says so. What another page has edited since stays. @throws file.changed, file.foreign, input.invalid
   */
  'desk.save': command(
    z.strictObject({
      ...beside,
      ...edited,
      version: z.string().max(128),
      ...edit,
      adopts: z.boolean(),
      /** Also where another version has come to stand there since: that one goes to the trash. */
      isOverNewer: z.boolean().default(false),
    }),
    /** batchId: what takes it back. */
    z.object({ batchId: id, text: deskText }),
  ),
} as const
