/** Verbs over any scope that belong to no screen of their own: playing, showing, listing, cleaning. */
import { z } from 'zod'
import { cleanVerbs } from '../../cleanVerbs.ts'
import { command, done, event, id, nothing } from '../define.ts'
import { problem } from '../problem.ts'
import { scope } from '../scope.ts'

const cleanVerb = z.enum(cleanVerbs)

/** The cleaning of a scope, while it goes on and when it is over. */
export const cleaningState = z.object({
  revision: z.int(),
  isRunning: z.boolean(),
  what: cleanVerb.nullable(),
  done: z.int(),
  total: z.int(),
  /** Files that were written anew; the others had nothing to clean, or failed. */
  cleaned: z.int(),
  failed: z.int(),
  /** The first of those that failed. */
  problem: problem.nullable(),
  /** What takes all of it back; null before the first file is written. */
  batchId: z.string().nullable(),
})
export type CleaningState = z.output<typeof cleaningState>

/** Work that was begun: on how many subtitles. */
const begun = z.object({ total: z.int() })

export const scopeVerbCommands = {
  /** @throws input.invalid for a scope of several videos; else as 'library.play' */
  'scope.play': command(z.strictObject({ scope }), done),
  /** @throws input.invalid for a scope of several videos; else as 'library.showInFolder' */
  'scope.showInFolder': command(z.strictObject({ scope }), done),
  /** The subtitle that the desk opens with. @throws input.invalid for a scope of several videos, file.missing where there is none */
  'scope.desk': command(z.strictObject({ scope }), z.object({ videoId: id, sidecarId: id })),
  /** A line a video: its title, and its path behind a tab. */
  'scope.list': command(z.strictObject({ scope }), z.object({ text: z.string(), videos: z.int() })),
  /** Every subtitle of ours beside the videos; the versions before are in the trash. @throws file.foreign where none is ours */
  'cleaning.start': command(z.strictObject({ scope, what: cleanVerb }), begun),
  'cleaning.state': command(nothing, cleaningState),
  'cleaning.cancel': command(nothing, done),
} as const

export const scopeVerbEvents = {
  'cleaning.changed': event(cleaningState),
} as const
