/** One video of the library: how its wishes stand, and all that its drawer shows. */
import { z } from 'zod'
import { id } from '../define.ts'
import { stepOfFile, timingChange, toldTiming } from './timing.ts'

/** ask: a person must look · waiting: for quota or its next turn · none: asked, and nothing was found */
export const wishState = z.enum(['covered', 'missing', 'ask', 'waiting', 'none', 'ignored'])
/** How one wish stands for one video. */
export const wishStatus = z.object({
  /** The wish as the user wrote it: 'pt-BR>pt'. */
  wish: z.string(),
  language: z.string(),
  state: wishState,
  /** What covers it: a file of the user's, the same under an old name, a file of ours, a track inside the video, the audio. */
  by: z.enum(['sidecar', 'stray', 'ours', 'track', 'audio']).nullable(),
  /** A translation or a transcription of ours. */
  isMachineMade: z.boolean(),
  /** Of what waits: until when, where that is known. */
  untilMs: z.number().nullable(),
  /** Of what a person must look at: among how many. */
  candidates: z.int().nullable(),
  /**
   * Of what covers it: when ours was written, told of one video's details and null in lists. Of what was not found: when the
   * service was last asked for it.
   */
  atMs: z.number().nullable(),
  /** What a person must look at, as the review names it: of one video's details alone. */
  questionId: id.exactOptional(),
  /** The file that covers it: of one video's details, null in lists. */
  name: z.string().nullable(),
  /** Whether the file that covers it is in step; null where no file does, or one that is never measured. */
  step: stepOfFile.nullable(),
  /** Of the file that covers it: in which language its text is, where its name says another one; 'other' where only the alphabet tells. */
  doubt: z.string().exactOptional(),
  /** Of what was not found: why what was downloaded for it was refused. */
  refusal: z.string().exactOptional(),
  /** Of what is not met: a file of the user's stands there for it that holds nothing. */
  hasEmptyFile: z.literal(true).exactOptional(),
})
export type WishStatus = z.output<typeof wishStatus>

export const videoRow = z.object({
  id,
  name: z.string(),
  folder: z.string(),
  title: z.string().nullable(),
  type: z.enum(['movie', 'tv']),
  year: z.int().nullable(),
  season: z.int().nullable(),
  episodes: z.array(z.int()),
  sizeBytes: z.number(),
  modifiedMs: z.number(),
  wishes: z.array(wishStatus),
})
export type VideoRow = z.output<typeof videoRow>

export const trackFacts = z.object({
  kind: z.enum(['video', 'audio', 'subtitle']),
  language: z.string().nullable(),
  codec: z.string(),
  isForced: z.boolean(),
  isHearingImpaired: z.boolean(),
  /** In the language that the film was made in. */
  isOriginal: z.literal(true).exactOptional(),
  /** False for subtitles of pictures. */
  isText: z.boolean(),
  /** What the video calls it. */
  name: z.string().nullable(),
})

/** What was done to a text before it was written; counts of cues in `lost`. */
export const cleanedFacts = z.object({
  hearingImpaired: z.int(),
  credits: z.int(),
  /** Cues with mended letters. */
  letters: z.int().optional(),
  /** 'ass' and the like; null where the format stayed. */
  convertedFrom: z.string().nullable(),
  lost: z.array(
    z.object({
      kind: z.enum(['positions', 'colours', 'fonts', 'effects', 'drawings', 'voices']),
      cues: z.int(),
    }),
  ),
})
export type CleanedFacts = z.output<typeof cleanedFacts>

/** What cleaning a file of this app by hand would do. */
export const cleanable = z.object({
  hearingImpaired: z.int(),
  credits: z.int(),
  canConvert: z.boolean(),
})
export type Cleanable = z.output<typeof cleanable>

export const historyRow = z.object({
  id: z.int(),
  atMs: z.number(),
  batchId: z.string(),
  /** Of the library, where that still has it. */
  videoId: id,
  videoName: z.string(),
  sidecarName: z.string(),
  folder: z.string(),
  language: z.string(),
  state: z.enum(['written', 'undone', 'replaced']),
  release: z.string(),
  tier: z.int(),
  reasons: z.array(z.string()),
  warnings: z.array(z.string()),
  isMachineMade: z.boolean(),
  /** Of a file in two languages: the names of the two that it was made of, the upper line first. */
  madeOf: z.tuple([z.string(), z.string()]).nullable(),
  /** What was last done to its times. */
  timing: timingChange.nullable(),
  /** What was measured of it, where it stands there still. */
  told: toldTiming.nullable(),
  /** Releases that were downloaded before it and could not be brought in step. */
  insteadOf: z.array(z.string()),
  /** null for what was written as it was delivered. */
  cleaned: cleanedFacts.nullable(),
})
export type HistoryRow = z.output<typeof historyRow>

/** The title that the user chose for a video, and so for its show. */
export const chosenTitle = z.object({ name: z.string(), year: z.int().nullable() })

/** The drawer of one video. */
export const videoDetails = z.object({
  row: videoRow,
  /** Of its title, for 'library.poster'; null where somebody looked and found none. */
  poster: id.nullable(),
  /** The nearest place that says which languages it should have. */
  rulesFrom: z.object({
    kind: z.enum(['settings', 'folder', 'titles']),
    /** 'Series/Drama', or the title; '' for the settings. */
    name: z.string(),
  }),
  durationMs: z.number().nullable(),
  fps: z.number().nullable(),
  tracks: z.array(trackFacts),
  sidecars: z.array(
    z.object({
      id,
      name: z.string(),
      language: z.string().nullable(),
      isOurs: z.boolean(),
      /** Of a file with the user's own text that they had taken over: since when; else null. */
      adoptedMs: z.number().nullable(),
      isForced: z.boolean(),
      isHearingImpaired: z.boolean(),
      /** Left behind under another name; known as this video's by title, season and episode. */
      isRePaired: z.boolean(),
      /** Not pictures of one, which the desk cannot read. */
      isText: z.boolean(),
      /** No line to show is in it. */
      isEmpty: z.literal(true).exactOptional(),
      /** What was measured of its timing last, of the content that stands there. */
      told: toldTiming.nullable(),
      /** Its text is in another language than its name says: the name that would say it, where there is one. */
      doubt: z.object({ language: z.string(), renamesTo: z.string().nullable() }).exactOptional(),
    }),
  ),
  /** Subtitles that the user had named after this video, which can be undone; newest first. */
  renames: z.array(z.object({ id: z.int(), from: z.string(), to: z.string() })),
  /** Why the name was read as it was, field by field. */
  reasons: z.array(z.object({ field: z.string(), text: z.string(), from: z.enum(['name', 'folder']) })),
  history: z.array(historyRow),
  chosenTitle: chosenTitle.nullable(),
})
export type VideoDetails = z.output<typeof videoDetails>

/** What 'video.undoTitle' takes for as long as the host runs. */
export const titleAct = z.object({ undoId: id })

/** What 'video.undoRename' takes; null where it went straight back to the name before, which ends the renaming before. */
export const renamed = z.object({
  renameId: z.int().nullable(),
  name: z.string(),
  ended: z.array(z.int()),
})
