/** Subtitles of this app that no video stands beside any more. Those of the user are only shown. */
import { z } from 'zod'
import { command, done, id, searchText } from '../define.ts'
import { takenBack } from '../runs/history.ts'

const rowId = z.int()

export const orphanCommands = {
  /** Orphans that this app wrote, into the trash: all that the search finds, or those of these that still are. @throws file.missing */
  'orphans.trash': command(
    z.strictObject({ search: searchText, rowIds: z.array(rowId).min(1).max(100_000).nullable() }),
    takenBack,
  ),
  /** How many these are. */
  'orphans.count': command(z.strictObject({ search: searchText }), z.object({ ours: z.int() })),
  /** Videos that one of ours may belong to: of the same film or episode, and without such a subtitle. */
  'orphans.videos': command(z.strictObject({ rowId }), z.array(z.object({ videoId: id, name: z.string() }))),
  /** Named after this video from now on. @throws file.changed where it was edited, or the name is taken */
  'orphans.give': command(z.strictObject({ rowId, videoId: id }), z.object({ name: z.string() })),
  'orphans.giveBack': command(z.strictObject({ rowId }), done),
} as const
