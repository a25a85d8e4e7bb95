/** What was done last in this start of the app, by whatever screen or page, and taking it back. */
import { z } from 'zod'
import { command, id } from './define.ts'
import { takenBack } from './runs/history.ts'

const count = z.int()

/** What an act was, for pages that did not do it themselves. */
export const actWords = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('written'), count }),
  /** `restored`: those of them whose earlier version stands again. */
  z.object({ kind: z.literal('trashed'), count, restored: count }),
  z.object({ kind: z.literal('titled'), name: z.string() }),
  z.object({ kind: z.literal('renamed'), name: z.string() }),
  z.object({ kind: z.literal('restored'), name: z.string() }),
  z.object({ kind: z.literal('ignored'), count }),
  z.object({ kind: z.literal('heeded'), count }),
  z.object({ kind: z.literal('taken'), name: z.string() }),
  z.object({ kind: z.literal('skipped'), name: z.string() }),
  z.object({ kind: z.literal('rules') }),
  /** The languages of the settings. */
  z.object({ kind: z.literal('wishes') }),
  /** A folder of the library. */
  z.object({ kind: z.literal('unlisted'), name: z.string() }),
  z.object({ kind: z.literal('unfiltered'), name: z.string() }),
  z.object({ kind: z.literal('decided'), count }),
])
export type ActWords = z.output<typeof actWords>

/** `key` is what the act's own answer names: the run's id, or the id that takes it back. `ageMs`: how long ago it was done. */
export const actRecord = z.object({ key: id, words: actWords, ageMs: count })
export type ActRecord = z.output<typeof actRecord>

export const actsCommands = {
  /** null: nothing else was done since the app was started that could be taken back. @param except what could not be, for now */
  'acts.last': command(z.strictObject({ except: z.array(id).max(100) }), actRecord.nullable()),
  'acts.undo': command(z.strictObject({ key: id }), takenBack),
}
