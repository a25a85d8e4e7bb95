/** Looking subtitles up by hand. What asks the service says so; everything else is read from what is known already. */
import { z } from 'zod'
import { command, id, searchText } from './define.ts'
import { problem } from './problem.ts'
import { rejectionReason } from './runs/review.ts'

export const titleRow = z.object({
  id,
  name: z.string(),
  type: z.enum(['movie', 'tv']).nullable(),
  year: z.int().nullable(),
  filmdbId: z.string().nullable(),
})
export type TitleRow = z.output<typeof titleRow>

/** A title of the library, or one that a search found before: typing costs nothing. */
export const suggestion = z.object({
  name: z.string(),
  type: z.enum(['movie', 'tv']).nullable(),
  year: z.int().nullable(),
  /** Of the library; 0 for one that only a search knows. */
  videos: z.int(),
})
export type Suggestion = z.output<typeof suggestion>

export const subtitleRow = z.object({
  id,
  /** The first of `releases`, else the name of the file. */
  release: z.string(),
  releases: z.array(z.string()),
  language: z.string().nullable(),
  season: z.int().nullable(),
  episodeFrom: z.int().nullable(),
  episodeEnd: z.int().nullable(),
  isFullSeason: z.boolean(),
  isHearingImpaired: z.boolean(),
  isMachineMade: z.boolean(),
  fps: z.number().nullable(),
  author: z.string().nullable(),
  comment: z.string().nullable(),
  /** Of a pack whose files the service lists. */
  files: z.int().nullable(),
  /** Fetched before: it costs no download. */
  isCached: z.boolean(),
})
export type SubtitleRow = z.output<typeof subtitleRow>

const part = {
  season: z.int().min(0).max(999).nullable(),
  episode: z.int().min(0).max(9999).nullable(),
} as const

const question = z.strictObject({
  ...part,
  /** A text as it was typed ('copper and rain s02e03', an id, a file name), or a title that was found. */
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: searchText.min(1) }),
    z.strictObject({ kind: z.literal('title'), titleId: id }),
  ]),
  /** Empty for every language. */
  languages: z.array(z.string().max(20)).max(20),
  isFullSeason: z.boolean(),
  page: z.int().min(1).max(1000),
})
export type SearchQuestion = z.output<typeof question>

const answer = z.object({
  /** The subtitles are those of the first one. */
  titles: z.array(titleRow),
  subtitles: z.array(subtitleRow),
  pages: z.int(),
  /** What was asked for, the part in the text included. */
  ...part,
  /** When the service gave it, where it was not asked now; null for a new answer. */
  keptMs: z.number().nullable(),
})
export type SearchAnswer = z.output<typeof answer>

/** A video of the library that a subtitle may be for. */
export const targetRow = z.object({
  id,
  name: z.string(),
  title: z.string().nullable(),
  season: z.int().nullable(),
  episodes: z.array(z.int()),
  /** How it stands in the language of the subtitle; null where that is not wished. */
  isMissing: z.boolean().nullable(),
  /** exact: of this very title and part; title: of another part. */
  bearing: z.enum(['exact', 'title', 'none']),
})
export type TargetRow = z.output<typeof targetRow>

export const judgement = z.object({
  subtitleId: id,
  /** The video that it fits best, or the one that was named. */
  video: targetRow.nullable(),
  /** 0 same release … 4 other cut or speed, as in the plan; null where it is not for that video at all. */
  tier: z.int().nullable(),
  /** As of a candidate of the plan. */
  reasons: z.array(z.string()),
  /** Why it is not for that video. */
  against: rejectionReason.nullable(),
  /** What writing it for that video says of its title, and of so many videos with it; null where that is theirs already. */
  ties: z.object({ title: z.string(), videos: z.int() }).nullable(),
  /** What of ours stands where it would be written, for the video: it is kept unless this one is to take its place. */
  ours: z.object({ name: z.string(), isThisOne: z.boolean() }).nullable(),
  /** The release name that fits best. */
  release: z.string(),
  /** Its archive is here by now: whatever is done with it costs no download. */
  isCached: z.boolean(),
})
export type Judgement = z.output<typeof judgement>

/** A text of a pack, and the video of the library that it is for. */
export const packFile = z.object({
  /** Label within the archive, never a path. */
  name: z.string(),
  season: z.int().nullable(),
  episodes: z.array(z.int()),
  sizeBytes: z.number().nullable(),
  video: targetRow.nullable(),
})
export type PackFile = z.output<typeof packFile>

/** What was saved into a folder: `failed` are texts that are no readable subtitle. null when the dialog was closed. */
export const savedFiles = z
  .object({ names: z.array(z.string()), folder: z.string(), failed: z.array(z.string()) })
  .nullable()
export type SavedFiles = NonNullable<z.output<typeof savedFiles>>

export const searchCommands = {
  /** By text or by an id 'tt…'. Costs one search unit. */
  'search.titles': command(z.strictObject({ text: searchText }), z.array(titleRow)),
  /** Titles of the library and of earlier searches. Costs nothing; the service is not asked. */
  'search.suggest': command(z.strictObject({ text: searchText }), z.array(suggestion)),
  /** Costs one search unit, each page; nothing for what was answered in the last day, unless it is asked `isAnew`. */
  'search.ask': command(question.extend({ isAnew: z.boolean().default(false) }), answer),
  /** What was answered to the same question in the last day; null where it was not asked. Costs nothing. */
  'search.kept': command(question, answer.nullable()),
  /**
   * Keeps what the service has answered for this video as the answer to a search for its name, which 'search.kept' gives; the
   * result of which an archive in this language is here. Costs nothing; where nothing is known, neither is kept.
   */
  'search.ofVideo': command(
    z.strictObject({ videoId: id, language: z.string().min(2).max(20) }),
    z.object({ text: z.string(), subtitleId: id.nullable() }),
  ),
  /** How results fit the named video, or each the one it fits best. Costs nothing. */
  'search.judge': command(
    z.strictObject({ subtitleIds: z.array(id).max(1000), videoId: id.nullable() }),
    z.array(judgement),
  ),
  /** Videos that the subtitle may be for: the exact part first. Costs nothing. */
  'search.videos': command(
    z.strictObject({ subtitleId: id, search: searchText, limit: z.int().min(1).max(100) }),
    z.object({ rows: z.array(targetRow), total: z.int() }),
  ),
  /** The files of a pack; null where only its archive could tell and `mayDownload` is false. */
  'search.files': command(
    z.strictObject({ subtitleId: id, mayDownload: z.boolean() }),
    z.object({ files: z.array(packFile).nullable() }),
  ),
  /** Downloads once, checks, and puts it beside each video, as a run does; nothing where ours stands in all their places. */
  'search.download': command(
    z.strictObject({
      subtitleId: id,
      videoIds: z.array(id).min(1).max(200),
      /** This file of what it brings, for the one video: a person has told which. */
      fileName: z.string().max(1_000).optional(),
      /** It takes the place of what of ours stands there, which goes to the trash. */
      isInstead: z.boolean().default(false),
    }),
    z.object({
      written: z.array(z.object({ videoId: id, sidecarName: z.string() })),
      failed: z.array(z.object({ videoId: id, problem })),
      runId: id,
    }),
  ),
  /**
   * Orders a translation of it for the video: of a pack, of the file of its episode. Costs one AI unit unless the service has
   * made it before, and one search where a pack's files are not known yet.
   */
  'search.translate': command(
    z.strictObject({ subtitleId: id, videoId: id, to: z.string().min(2).max(20) }),
    /** The run that tells what becomes of it; null where the video has a subtitle in that language already. */
    z.object({ runId: id.nullable() }),
  ),
  /**
   * Saves its texts into a folder, never over anything: a place that was browsed to, or with null of what the system's
   * dialog answers. `fileName` names one text of a pack.
   */
  'search.save': command(
    z.strictObject({ subtitleId: id, fileName: z.string().max(500).nullable(), placeId: id.nullable() }),
    savedFiles,
  ),
} as const
