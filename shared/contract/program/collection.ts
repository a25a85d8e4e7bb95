/** The user's own collection of subtitles: what was taken into the built-in service, and what is being taken in. */
import { z } from 'zod'
import { command, done, event, id, nothing, pageOf, window } from '../define.ts'
import { problem } from '../problem.ts'

export const collectionCounts = z.object({
  titles: z.int(),
  subtitles: z.int(),
  files: z.int(),
  skipped: z.int(),
})
export type CollectionCounts = Readonly<z.output<typeof collectionCounts>>

export const collectionSource = z.object({
  id,
  /** To show, never to send back. */
  path: z.string(),
  /**
   * looking: what it would bring is counted · found: it may be taken in · stopped: by the user, or by the app's end; what had
   * been read is kept · out: what had come with it was taken out again
   */
  state: z.enum(['looking', 'found', 'running', 'removing', 'done', 'stopped', 'failed', 'out']),
  atMs: z.number(),
  /** What its last import brought; what was there already counts as nothing. Of a look: all that it holds. */
  counts: collectionCounts,
  /** What came with it and is in the catalogue still; null where nothing is, and until it was counted. */
  held: z.object({ titles: z.int(), subtitles: z.int() }).nullable(),
  problem: problem.nullable(),
})
export type CollectionSource = Readonly<z.output<typeof collectionSource>>

export const collectionState = z.object({
  revision: z.int(),
  /** What the built-in service holds besides the samples; null until it was counted. */
  own: z.object({ titles: z.int(), subtitles: z.int() }).nullable(),
  /** The built-in service is asked, and holds nothing but the samples. */
  isSamplesOnly: z.boolean(),
  /** What the samples are, so that nobody takes them for more. */
  sample: z.object({ videos: z.int(), languages: z.array(z.string()) }),
  /** Newest first. */
  sources: z.array(collectionSource),
})
export type CollectionState = Readonly<z.output<typeof collectionState>>

export const collectionCommands = {
  'collection.state': command(nothing, collectionState),
  /** Looks into a folder, zip, manifest or list of titles: a place that was browsed to. In the background. */
  'collection.add': command(z.strictObject({ placeId: id }), done),
  'collection.addDropped': command(z.strictObject({ dropId: id }), done),
  /** By the system's dialog; false where it was closed. */
  'collection.choose': command(
    z.strictObject({ kind: z.enum(['folder', 'file']) }),
    z.object({ isChosen: z.boolean() }),
  ),
  /** Takes it in, from the beginning where it was before: what is in the catalogue already is not added twice. Ends a look. */
  'collection.takeIn': command(z.strictObject({ sourceId: id }), done),
  /** Takes its subtitles out of the catalogue; it can be taken in again. @throws input.invalid while another one is read */
  'collection.takeOut': command(z.strictObject({ sourceId: id }), done),
  'collection.cancel': command(nothing, done),
  /** Forgets that it was read; nothing leaves the catalogue. */
  'collection.forget': command(z.strictObject({ sourceId: id }), done),
  /** What could not be taken in, and why, in the service's words. */
  'collection.skipped': command(z.strictObject({ sourceId: id, ...window }), pageOf(z.object({ message: z.string() }))),
} as const

export const collectionEvents = {
  'collection.changed': event(collectionState),
} as const
