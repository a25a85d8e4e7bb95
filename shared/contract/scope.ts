/** What a verb is meant for: one record for every verb, from one film to all that a search shows. */
import { z } from 'zod'
import { command, id } from './define.ts'

/** Longer than other searches: it carries the tokens of chips and rail. */
export const librarySearchText = z.string().max(500)

export const scope = z.strictObject({
  search: librarySearchText,
  /** Rows of that search: titles, seasons, episodes, videos. null: everything that it shows. */
  ids: z.array(id).max(20_000).nullable(),
  /** Only what is missing in this language; null: in every one. */
  language: z.string().max(20).nullable(),
})
export type Scope = Readonly<z.output<typeof scope>>

export const verbIds = [
  'find',
  'translate',
  'transcribe',
  'timing',
  'clean',
  'another',
  'pair',
  'inside',
  'languages',
  'ignore',
  'stopIgnoring',
  'desk',
  'play',
  'showInFolder',
  'copyList',
] as const
export const verbId = z.enum(verbIds)
export type VerbId = z.output<typeof verbId>

/**
 * Why a verb cannot run. empty: there is no video · nothing-missing · only-doubtful: what is there may be in another language · nothing-ours: no subtitle that this app wrote ·
 * nothing-from-service: none that it took from the service · nothing-to-pair: no video with subtitle files in two languages · nothing-inside: no text track inside stands for a wish
 * without a file · all-ignored: all of it is ignored · nothing-ignored: nothing of it is · no-subtitle: no subtitle file is beside the video ·
 * away: the drive is not there · one-only: it takes one video · host: this host cannot
 */
export const verbTrouble = z.enum([
  'empty',
  'nothing-missing',
  'only-doubtful',
  'nothing-ours',
  'nothing-from-service',
  'nothing-to-pair',
  'nothing-inside',
  'all-ignored',
  'nothing-ignored',
  'no-subtitle',
  'away',
  'one-only',
  'host',
])
export type VerbTrouble = z.output<typeof verbTrouble>

/** `count`: how many videos it would take; of timing, clean and another, how many subtitles. */
const verbFacts = z.object({ count: z.int(), why: verbTrouble.nullable() })

export const scopeFacts = z.object({
  /** What all of it has in common; null and '' where it differs. */
  label: z.object({
    title: z.string().nullable(),
    year: z.int().nullable(),
    season: z.int().nullable(),
    /** Of a single episode: 'S01E03'. */
    code: z.string(),
    /** Of a single video: its file. */
    file: z.string(),
  }),
  videos: z.int(),
  /** Videos of these with a subtitle missing, and how many are missing in all. */
  missingVideos: z.int(),
  subtitles: z.int(),
  /** Of these, those that were asked for in vain. */
  notFound: z.int(),
  /** The same without what lies in folders that are away: what is looked for now. */
  toFind: z.object({ videos: z.int(), subtitles: z.int(), notFound: z.int() }),
  verbs: z.record(verbId, verbFacts),
})
export type ScopeFacts = z.output<typeof scopeFacts>

export const scopeCommands = {
  'library.scope': command(scope, scopeFacts),
} as const
