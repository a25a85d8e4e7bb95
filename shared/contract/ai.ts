/** Translations and transcriptions: ordering them, and every one on its way. */
import { z } from 'zod'
import { errorCodes } from '../errors.ts'
import { cueFaults } from '../translation/checkTranslation.ts'
import { tones } from '../translation/tones.ts'
import { command, event, id, nothing, pageOf, window } from './define.ts'
import { skipReason } from './plan.ts'
import { scope } from './scope.ts'
import { savedFiles } from './search.ts'

/**
 * queued: its turn comes · waiting: until a later time (quota, trouble) · running: the service works on it · checking: its
 * result is compared with the source · refused: the result is not its source's equal and was not written
 */
export const aiRowState = z.enum([
  'queued',
  'waiting',
  'running',
  'checking',
  'written',
  'skipped',
  'failed',
  'refused',
  'cancelled',
])
export type AiRowState = z.output<typeof aiRowState>

/** In what a result differs from its source; unreadable: it is no subtitle. */
export const cueFault = z.enum([...cueFaults, 'unreadable'])
export type CueFault = z.output<typeof cueFault>

/** One video that a result is made for. */
export const aiRow = z.object({
  id,
  jobId: z.int(),
  /** null when the video is not in the library. */
  videoId: id.nullable(),
  videoName: z.string(),
  kind: z.enum(['translation', 'transcription']),
  from: z.string().nullable(),
  to: z.string(),
  tone: z.enum(tones).nullable(),
  state: aiRowState,
  /** 0..1, null when not known. */
  progress: z.number().nullable(),
  remainingMs: z.number().nullable(),
  /** The service had it already: it cost nothing. */
  isReused: z.boolean(),
  /** Trying it again may take one AI unit. */
  mayCostAgain: z.boolean(),
  /** When a waiting one is taken up. */
  resumesAtMs: z.number().nullable(),
  /** The file that was written, or why not, in a sentence. */
  message: z.string(),
  code: z.enum(errorCodes).nullable(),
  /** Where the result differs from its source; `cue` counts from 1, 0 is the whole file. */
  differences: z.array(z.object({ cue: z.int(), fault: cueFault, message: z.string() })),
  changedMs: z.number(),
})
export type AiRow = z.output<typeof aiRow>

/** covered: left out, for they have such a subtitle; silent: for they have no sound. */
const spokenCost = z.object({ videos: z.int(), covered: z.int(), silent: z.int() })
export type SpokenCost = z.output<typeof spokenCost>

export const aiFilter = z.enum(['all', 'running', 'waiting', 'written', 'failed'])
export type AiFilter = z.output<typeof aiFilter>

export const aiState = z.object({
  revision: z.int(),
  counts: z.object({
    all: z.int(),
    running: z.int(),
    waiting: z.int(),
    written: z.int(),
    failed: z.int(),
  }),
  /** Units of this month that are left, reservations taken off; null when not known. */
  unitsLeft: z.int().nullable(),
  resetsAtMs: z.number().nullable(),
})
export type AiState = z.output<typeof aiState>

/** What an order came to. */
export const aiOrdered = z.object({
  /** The run that tells what becomes of it; null where there was nothing to order. */
  runId: id.nullable(),
  ordered: z.int(),
  /** Videos that have a subtitle in that language already. */
  covered: z.int(),
  /** Of the ordered ones, those that the service makes in its usual tone because it knows none for files of packs. */
  withoutTone: z.int(),
  /** Videos for which the service has nothing to translate from, with a reason each. */
  without: z.array(z.object({ videoName: z.string(), reason: skipReason, message: z.string() })),
})
export type AiOrdered = z.output<typeof aiOrdered>

/** Of an order of translations, at most: what the service has made before, and archives that are there, cost nothing. */
export const aiCost = z.object({
  /** Videos that would be translated, and those that have a subtitle in that language already. */
  videos: z.int(),
  covered: z.int(),
  searches: z.int(),
  downloads: z.int(),
  ai: z.int(),
  /** Of the videos, those that are translated from a subtitle beside them, the user's own too: without search or download. */
  beside: z.int(),
  /** Of the videos, those whose subtitle of the user's cannot be the source: the service translates only what it lists. */
  yours: z.int(),
  /** Of the videos, those that can be translated from a text track inside: at the built-in service, without search or download. */
  inside: z.int(),
  /** The service tells that it has nothing to translate with: it would refuse each. */
  hasNoEngine: z.literal(true).exactOptional(),
})
export type AiCost = z.output<typeof aiCost>

/** One job of the account, as the service lists it; wherever it was started. */
export const accountJobRow = z.object({
  /** null for one that the service gives no number: its result cannot be asked for. */
  id: id.nullable(),
  kind: z.enum(['translation', 'transcription']).nullable(),
  /** Of the video that it was ordered for here; null for one from elsewhere. */
  videoName: z.string().nullable(),
  /** The number at the service of what is translated; null where it does not say. */
  subtitle: z.string().nullable(),
  /** The address of what is transcribed. */
  media: z.string().nullable(),
  to: z.string().nullable(),
  tone: z.string().nullable(),
  status: z.enum(['queued', 'running', 'publishing', 'translated', 'published', 'reused', 'failed', 'unknown']),
  /** 0..1, null when not known. */
  progress: z.number().nullable(),
  remainingMs: z.number().nullable(),
  isReady: z.boolean(),
  isReused: z.boolean(),
  createdMs: z.number().nullable(),
  /** Why it failed, in the service's words. */
  message: z.string(),
})
export type AccountJobRow = z.output<typeof accountJobRow>

const language = z.string().min(2).max(20)

/** The subtitle of ours, beside the one video and in that language, that the result takes the place of; it goes to the trash. */
const replaces = id.nullable().default(null)

export const aiCommands = {
  'ai.state': command(nothing, aiState),
  /** Of one run, or of all. */
  'ai.page': command(z.strictObject({ ...window, filter: aiFilter, runId: id.nullable() }), pageOf(aiRow)),
  /** What `ai.translate` would cost. Asks nothing that costs. */
  'ai.cost': command(z.strictObject({ scope, to: language, replaces }), aiCost),
  /** At most 500 videos. Costs search units to find the sources, then a unit of the month for each that the service has not made before. */
  'ai.translate': command(
    z.strictObject({
      scope,
      to: language,
      tone: z.enum(tones).nullable(),
      isFromInside: z.boolean().default(false),
      replaces,
    }),
    aiOrdered,
  ),
  /** What `ai.transcribe` would order, each for one unit. Asks nothing. @throws input.invalid where nothing of it has sound */
  'ai.transcriptionCost': command(z.strictObject({ scope, language }), spokenCost),
  /**
   * Speech to text, at most 500 videos: where the built-in service runs on this machine. Of several videos, those that have a
   * subtitle in this language are left out.
   */
  'ai.transcribe': command(
    z.strictObject({ scope, language }),
    spokenCost.omit({ videos: true }).extend({ runId: id.nullable(), ordered: z.int() }),
  ),
  /**
   * Speech to text of a media address: the service fetches it. Costs one AI unit unless it was made before; the subtitle goes
   * into the place, or with null where the system's dialog says. null when the dialog was closed.
   */
  'ai.transcribeAddress': command(
    z.strictObject({ address: z.string().min(1).max(2_000), language, placeId: id.nullable() }),
    z.object({ name: z.string() }).nullable(),
  ),
  /** Stops following; null: all of them. Answers how many. */
  'ai.cancel': command(z.strictObject({ rowId: id.nullable() }), z.object({ changed: z.int() })),
  /** All of the account, newest first, as the service pages them. Asks the service; costs nothing. */
  'ai.accountJobs': command(
    z.strictObject({ page: z.int().min(1).max(10_000) }),
    z.object({ rows: z.array(accountJobRow), pages: z.int() }),
  ),
  /** Fetches a result once more and saves it, never over a file, as `search.save` does. Costs nothing. */
  'ai.saveJob': command(z.strictObject({ jobId: id, placeId: id.nullable() }), savedFiles),
  /** What failed, was refused or cancelled, or waits; null: all of them. */
  'ai.retry': command(z.strictObject({ rowId: id.nullable() }), z.object({ changed: z.int() })),
} as const

export const aiEvents = {
  'ai.changed': event(aiState),
} as const
