/** History and trash: what was written, and taking it back. */
import { z } from 'zod'
import { command, done, event, id, nothing, pageOf, searchText, window } from '../define.ts'
import { historyRow } from '../library.ts'
import { problem } from '../problem.ts'
import { runKinds } from '../../runs/runKinds.ts'

/** Files that runs of this kind have made other versions of since. */
export const changedSince = z.object({ kind: z.enum(runKinds), count: z.int() })
export type ChangedSince = z.output<typeof changedSince>

/** What a run is about: titles, how many there are beside these, a language. */
export const runScope = z.object({
  names: z.array(z.string()),
  more: z.int(),
  language: z.string().nullable(),
})

export const historyBatch = z.object({
  id: z.string(),
  kind: z.enum(runKinds),
  scope: runScope,
  command: z.string(),
  startedMs: z.number(),
  /** Files that stand there still, also in a version that was made of them since. */
  written: z.int(),
  changedSince: z.array(changedSince),
  /** Files that it ever wrote. */
  total: z.int(),
  undone: z.int(),
})
export type HistoryBatch = z.output<typeof historyBatch>

export const undoScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('row'), rowId: z.int() }),
  z.strictObject({ kind: z.literal('batch'), batchId: id }),
  z.strictObject({ kind: z.literal('since'), atMs: z.number() }),
])

export const undoResult = z.object({
  removed: z.int(),
  kept: z.array(problem.extend({ name: z.string() })),
})
export type UndoResult = z.output<typeof undoResult>

/**
 * `restored`: those of the removed whose earlier version stands there again. `gone`: a person had deleted them already.
 * `rowIds`: what went to the trash; 'trash.restoreRows' brings it back.
 */
export const takenBack = undoResult.extend({
  restored: z.int(),
  gone: z.int(),
  rowIds: z.array(z.int()),
})
export type TakenBack = z.output<typeof takenBack>

/** What came back, and why the rest stays. */
const restored = z.object({ restored: z.int(), kept: undoResult.shape.kept })

export const trashRow = z.object({
  id: z.int(),
  name: z.string(),
  folder: z.string(),
  language: z.string(),
  sizeBytes: z.number(),
  /** When it went there. */
  atMs: z.number(),
  /** Which other version of it stands beside the video: one that it had come in the place of, one that came in its place, or none. */
  standing: z.enum(['earlier', 'later', 'none']),
  /** The user's own, as it was when they had it taken over: emptying the trash leaves it there. */
  isYours: z.boolean(),
})
export type TrashRow = z.output<typeof trashRow>

/** The files of one run in the trash. */
export const trashRun = z.object({
  batchId: id,
  kind: z.enum(runKinds),
  scope: runScope,
  startedMs: z.number(),
  files: z.int(),
  /** Of these, the user's own: emptying the trash leaves them there. */
  yours: z.int(),
  /** Files that come back with the run, each as it was last: see 'runs.bringBack'. */
  restorable: z.int(),
})
export type TrashRun = z.output<typeof trashRun>

export const cue = z.object({ startMs: z.number(), endMs: z.number(), text: z.string() })

/** `below`: of a file in two languages, what is said in the second one; '' where nothing is. */
const writtenCue = cue.extend({ below: z.string() })

/** A window on the text of a written subtitle, as it is on the disk or in the trash. */
export const writtenText = z.object({ cues: z.array(writtenCue), total: z.int(), encoding: z.string() })
export type WrittenText = z.output<typeof writtenText>

/** What made a version of a file. found: downloaded · inside: taken from the video · adopted: the user's own, as it was. */
export const versionActs = [
  ...(['found', 'inside', 'translated', 'transcribed', 'cleaned'] as const),
  ...(['retimed', 'edited', 'paired', 'mended', 'adopted'] as const),
] as const
export type VersionAct = (typeof versionActs)[number]

/** One of the texts that stood under one name. */
export const version = z.object({
  rowId: z.int(),
  atMs: z.number(),
  release: z.string(),
  place: z.enum(['now', 'trash', 'gone']),
  /** null where nothing tells. */
  act: z.enum(versionActs).nullable(),
})
export type Version = z.output<typeof version>

const versionMoment = z.object({ rowId: z.int(), atMs: z.number() })

/** `replaced`: the version that stood there before, and lies in the trash now. */
const restoredVersion = versionMoment.extend({ name: z.string(), replaced: versionMoment.nullable() })
export type RestoredVersion = z.output<typeof restoredVersion>

/** A subtitle of the user's that was named after its video, at the user's word. */
export const renameRow = z.object({
  id: z.int(),
  atMs: z.number(),
  from: z.string(),
  to: z.string(),
  folder: z.string(),
})
export type RenameRow = z.output<typeof renameRow>

export const removedPiece = z.object({
  /** Number of the cue in the subtitle as it was delivered. */
  cue: z.int(),
  startMs: z.number(),
  text: z.string(),
  reason: z.enum(['sound', 'music', 'speaker', 'credit', 'address', 'advert', 'interjection', 'capitals', 'letters']),
})
export type RemovedPiece = z.output<typeof removedPiece>

/** A subtitle of the disk, by ids alone: as a row of the history, or as a file beside a video. */
export const subtitleFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('row'), rowId: z.int() }),
  z.strictObject({ kind: z.literal('beside'), videoId: id, sidecarId: id }),
])
export type SubtitleFile = z.output<typeof subtitleFile>

export const historyCommands = {
  'history.page': command(
    z.strictObject({ ...window, search: searchText, batchId: id.nullable() }),
    pageOf(historyRow),
  ),
  /** null where the history has none of this id. */
  'history.row': command(z.strictObject({ rowId: z.int() }), historyRow.nullable()),
  'history.batches': command(nothing, z.array(historyBatch)),
  /** How many files an undo would take away, which every destructive button names, and what later versions go with a run's. */
  'history.countUndo': command(
    z.strictObject({ scope: undoScope }),
    z.object({ files: z.int(), changedSince: z.array(changedSince) }),
  ),
  /** `isWayBack`: it takes back an act, and is none itself. */
  'history.undo': command(z.strictObject({ scope: undoScope, isWayBack: z.boolean().optional() }), takenBack),
  /** What was taken out of a text before it was written. */
  'history.removed': command(z.strictObject({ rowId: z.int() }), z.object({ pieces: z.array(removedPiece) })),
  /** Writes the text as it was delivered; the cleaned one goes to the trash. */
  'history.restoreDelivered': command(
    z.strictObject({ rowId: z.int() }),
    z.object({ name: z.string(), batchId: z.string() }),
  ),
  /** Newest first; 'video.undoRename' takes one back. */
  'history.renames': command(z.strictObject({ ...window }), pageOf(renameRow)),
  /** @throws file.missing where it is gone by now, as the next one does */
  'subtitles.showInFolder': command(z.strictObject({ file: subtitleFile }), done),
  /** Only what this app wrote; the drag itself goes on outside the page. @throws file.foreign, file.changed */
  'subtitles.dragOut': command(z.strictObject({ file: subtitleFile }), done),
  /** @throws file.missing where it is neither on the disk nor in the trash, subtitle.unreadable */
  'history.text': command(z.strictObject({ rowId: z.int(), ...window }), writtenText),
  /** Newest first, the one of the row included. */
  'history.versions': command(z.strictObject({ rowId: z.int() }), z.array(version)),
  /** Just this version, in the place of what stands there now, if that is ours and untouched; that goes to the trash. */
  'history.restoreVersion': command(z.strictObject({ rowId: z.int() }), restoredVersion),
  /** Of one run, or of all. */
  'trash.page': command(z.strictObject({ ...window, batchId: id.nullable() }), pageOf(trashRow)),
  /** Newest first. */
  'trash.runs': command(nothing, z.array(trashRun)),
  /** As 'runs.bringBack' does. */
  'trash.restoreRun': command(z.strictObject({ batchId: id }), restored),
  /** What stands in its place again already is passed over. */
  'trash.restoreRows': command(z.strictObject({ rowIds: z.array(z.int()).min(1).max(100_000) }), restored),
  /** `files` were deleted for good; `kept` are the user's own. */
  'trash.empty': command(nothing, z.object({ files: z.int(), kept: z.int() })),
} as const

export const historyEvents = {
  'history.changed': event(z.object({ revision: z.int() })),
} as const
