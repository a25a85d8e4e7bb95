/** History and trash: what was written, and taking it back. */
import { z } from 'zod'
import { command, done, event, id, nothing, pageOf, searchText, window } from './define.ts'
import { historyRow } from './library.ts'
import { problem } from './problem.ts'

export const historyBatch = z.object({
  id: z.string(),
  command: z.string(),
  startedMs: z.number(),
  written: z.number().int(),
})
export type HistoryBatch = z.output<typeof historyBatch>

export const undoScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('row'), rowId: z.number().int() }),
  z.strictObject({ kind: z.literal('batch'), batchId: id }),
  z.strictObject({ kind: z.literal('since'), atMs: z.number() }),
])

export const undoResult = z.object({
  removed: z.number().int(),
  kept: z.array(problem.extend({ name: z.string() })),
})
export type UndoResult = z.output<typeof undoResult>

export const trashRow = z.object({
  id: z.number().int(),
  name: z.string(),
  folder: z.string(),
  language: z.string(),
  sizeBytes: z.number(),
  atMs: z.number(),
})
export type TrashRow = z.output<typeof trashRow>

/** A subtitle of the user's that was named after its video, at the user's word. */
export const renameRow = z.object({
  id: z.number().int(),
  atMs: z.number(),
  from: z.string(),
  to: z.string(),
  folder: z.string(),
})
export type RenameRow = z.output<typeof renameRow>

export const removedPiece = z.object({
  /** Number of the cue in the subtitle as it was delivered. */
  cue: z.number().int(),
  startMs: z.number(),
  text: z.string(),
  reason: z.enum(['sound', 'music', 'speaker', 'credit', 'address', 'advert']),
})
export type RemovedPiece = z.output<typeof removedPiece>

/** A subtitle of the disk, by ids alone: as a row of the history, or as a file beside a video. */
export const subtitleFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('row'), rowId: z.number().int() }),
  z.strictObject({ kind: z.literal('beside'), videoId: id, sidecarId: id }),
])
export type SubtitleFile = z.output<typeof subtitleFile>

export const historyCommands = {
  'history.page': command(
    z.strictObject({ ...window, search: searchText, batchId: id.nullable() }),
    pageOf(historyRow),
  ),
  'history.batches': command(nothing, z.array(historyBatch)),
  /** How many files an undo would take away: every destructive button names it. */
  'history.countUndo': command(z.strictObject({ scope: undoScope }), z.object({ files: z.number().int() })),
  'history.undo': command(z.strictObject({ scope: undoScope }), undoResult),
  /** What was taken out of a text before it was written. */
  'history.removed': command(z.strictObject({ rowId: z.number().int() }), z.object({ pieces: z.array(removedPiece) })),
  /** Writes the text as it was delivered; the cleaned one goes to the trash. */
  'history.restoreDelivered': command(z.strictObject({ rowId: z.number().int() }), z.object({ name: z.string() })),
  /** Newest first; 'video.undoRename' takes one back. */
  'history.renames': command(z.strictObject({ ...window }), pageOf(renameRow)),
  /** @throws file.missing where it is gone by now, as the next one does */
  'subtitles.showInFolder': command(z.strictObject({ file: subtitleFile }), done),
  /** Only what this app wrote; the drag itself goes on outside the page. @throws file.foreign, file.changed */
  'subtitles.dragOut': command(z.strictObject({ file: subtitleFile }), done),
  'trash.page': command(z.strictObject({ ...window }), pageOf(trashRow)),
  'trash.restore': command(z.strictObject({ rowId: z.number().int() }), z.object({ name: z.string() })),
  'trash.empty': command(nothing, z.object({ files: z.number().int() })),
} as const

export const historyEvents = {
  'history.changed': event(z.object({ revision: z.number().int() })),
} as const
