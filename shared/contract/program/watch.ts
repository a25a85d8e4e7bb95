/** Watch mode: its folders and their health, what it waits for, and how it is set. */
import { z } from 'zod'
import { errorCodes } from '../../errors.ts'
import { toldSettings } from '../../settings/settingSchemas.ts'
import { command, done, event, id, nothing, pageOf, window } from '../define.ts'
import { skipReason } from '../plan.ts'
import { problem } from '../problem.ts'

export const watchedFolder = z.object({
  /** The library's. */
  id,
  /** To show, never to send back. */
  path: z.string(),
  state: z.enum(['starting', 'watching', 'looking', 'away', 'unreadable']),
  /** Why there are no events and it is looked at again and again instead; null where there are. */
  why: z.enum(['network', 'removable', 'limit', 'failed']).nullable(),
  /** Those that the library lists for the folder. */
  videos: z.int(),
  /** Folders inside, as the last look counted them. */
  folders: z.int(),
  lastCompleteMs: z.number().nullable(),
  /** When it was last looked at, as far as it can be read, since the start. */
  lastCheckMs: z.number().nullable(),
  /** What could not be read then: the first of them by name, and how many more. */
  unread: z.object({ name: z.string(), more: z.int() }).nullable(),
  nextCheckMs: z.number(),
  /** Since the start: hints of the system, and changed videos that they and that looks led to. */
  events: z.int(),
  foundByEvents: z.int(),
  foundByChecks: z.int(),
})
export type WatchedFolder = z.output<typeof watchedFolder>

export const watchOptions = z.object({
  quietHours: toldSettings['watch.quietHours'],
  digestAt: toldSettings['watch.digestAt'],
  reservePercent: toldSettings['watch.reservePercent'],
  translate: toldSettings['watch.translate'],
  better: toldSettings['watch.better'],
  betterDays: toldSettings['watch.betterDays'],
  settleSeconds: toldSettings['watch.settleSeconds'],
  startAtLogin: toldSettings['start.atLogin'],
  startMinimised: toldSettings['start.minimised'],
})
export type WatchOptions = z.output<typeof watchOptions>
export type WatchOption = keyof WatchOptions

export const watchState = z.object({
  revision: z.int(),
  isOn: z.boolean(),
  isPaused: z.boolean(),
  activity: z.enum(['idle', 'looking', 'working']),
  /** Until when the quiet hours last; null outside of them. */
  quietUntilMs: z.number().nullable(),
  folders: z.array(watchedFolder),
  /** The oldest of the folders' last complete looks; null while one had none. */
  lastCompleteMs: z.number().nullable(),
  nextCheckMs: z.number().nullable(),
  /** Folders that this user may watch on this system, and watches taken by all programs; null where nothing limits it. */
  limit: z.object({ limit: z.int(), used: z.int() }).nullable(),
  /** Open ones: they are answered in the review, among the others. */
  questions: z.int(),
  waiting: z.int(),
  /** What it spends by itself, without a person's word. */
  spending: z.object({
    /** Searches a day, and those that are left of them today. */
    searches: z.int(),
    searchesLeft: z.int(),
    /** Downloads a day; null where no limit is known. */
    downloads: z.int().nullable(),
    /** Subtitles that wait for the units of the next days. */
    held: z.int(),
  }),
  /** Files that are still growing. */
  settling: z.int(),
  problem: problem.extend({ retryMs: z.number() }).nullable(),
  /** The last digest of this start. */
  digest: z.object({ atMs: z.number(), written: z.int(), questions: z.int() }).nullable(),
  options: watchOptions,
})
export type WatchState = z.output<typeof watchState>

const wish = {
  id,
  /** For `plan.make` and `library.video`. */
  videoId: id,
  name: z.string(),
  folder: z.string(),
  language: z.string(),
  message: z.string(),
} as const

/** translating: a translation was ordered · translate: only one would do · removed: the user took ours away. */
export const waitReason = z.enum([...skipReason.options, 'removed', 'translating', 'translate'])
export type WaitReason = z.output<typeof waitReason>

export const watchWait = z.object({
  ...wish,
  reason: waitReason,
  /** Of an error. */
  code: z.enum(errorCodes).nullable(),
  tries: z.int(),
  /** In a row, that say nothing about the video. */
  failures: z.int(),
  nextMs: z.number(),
})
export type WatchWait = z.output<typeof watchWait>

export const watchCommands = {
  'watch.state': command(nothing, watchState),
  'watch.turn': command(z.strictObject({ isOn: z.boolean() }), done),
  'watch.pause': command(z.strictObject({ isPaused: z.boolean() }), done),
  'watch.checkNow': command(nothing, done),
  'watch.waiting': command(z.strictObject(window), pageOf(watchWait)),
  'watch.setOption': command(
    z.strictObject({
      option: watchOptions.keyof(),
      value: z.union([z.string().max(40), z.number(), z.boolean()]),
    }),
    done,
  ),
} as const

export const watchEvents = {
  'watch.changed': event(watchState),
} as const
