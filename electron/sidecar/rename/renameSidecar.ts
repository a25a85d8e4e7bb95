/**
 * Names a subtitle that was left behind after its video again, at the user's word alone, and back again. Never over
 * another file; the content is never changed; a crash leaves it at one of the two names or at both.
 */
import { basename, dirname, join } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { Database } from '../../database/database.ts'
import type { Disk } from '../../disk/disk.ts'
import type { FolderNames } from '../publish/folderNames.ts'
import type { VideoContent } from '../history/videoContent.ts'
import { giveToVideo } from '../history/writtenRows.ts'
import { putBack, type PlacingParts } from '../publish/putInPlace.ts'
import { bringOver } from './moveSidecar.ts'
import type { Ids } from '../../../node/ids.ts'
import type { Clock } from '../../../node/clock.ts'

export interface RenameParts {
  readonly db: Database
  readonly disk: Disk
  readonly names: FolderNames
  readonly ids: Ids
  readonly clock: Pick<Clock, 'nowMs'>
  /** What a video holds; null where it cannot be read just now. */
  readonly contentOf: (videoPath: string) => Promise<VideoContent | null>
}

export interface Renamed {
  readonly id: number
  readonly videoPath: string
  readonly fromPath: string
  readonly toPath: string
}

/** One that can be undone. */
export interface DoneRename extends Renamed {
  readonly atMs: number
  /** Where it came from another video: that one, beside which it goes back. */
  readonly fromVideo: string | null
}

export interface RenameDone {
  /** null: it went straight back, and nothing is left to undo. */
  readonly id: number | null
  /** Earlier ones that are over by that. */
  readonly ended: readonly number[]
}

export interface SidecarRenames {
  /** @throws AppError 'file.missing', 'file.foreign' where the name is taken */
  rename(order: Omit<Renamed, 'id'>): Promise<RenameDone>
  /** @throws AppError the same, and 'input.invalid' for an unknown one */
  undo(id: number): Promise<Renamed>
  /** One that can be undone. @throws AppError 'input.invalid' for an unknown one */
  get(id: number): DoneRename
  /** Those that can be undone, newest first: of one video, or a window on all of them. */
  of(videoPath: string): readonly DoneRename[]
  page(window: { readonly offset: number; readonly limit: number }): {
    readonly rows: readonly DoneRename[]
    readonly total: number
  }
  /** At start: what a dead run had begun. */
  recover(): Promise<void>
}

interface Row {
  id: number
  video_path: string
  from_path: string
  to_path: string
  temp_path: string
  at_ms: number
  from_video: string | null
}

export function createSidecarRenames(parts: RenameParts): SidecarRenames {
  const { db, disk, names, ids, clock, contentOf } = parts
  /** Such a file has no row in the history: an empty file that a kill leaves on a disk without links is not journaled. */
  const placing = { disk, history: { advance: () => null } }

  async function rename({ videoPath, fromPath, toPath }: Omit<Renamed, 'id'>): Promise<RenameDone> {
    await refuseIfAway(disk, fromPath)
    await refuseIfTaken(names, fromPath, toPath)
    const tempPath = join(dirname(toPath), `.undertitle-${ids.newId()}.part`)
    const { lastId } = db.run(
      `INSERT INTO sidecar_renames (video_path, from_path, to_path, temp_path, state, at_ms) VALUES (?, ?, ?, ?, 'intended', ?)`,
      ...[videoPath, fromPath, toPath, tempPath, clock.nowMs()],
    )
    return finish({ id: lastId, video_path: videoPath, from_path: fromPath, to_path: toPath, temp_path: tempPath })
  }

  async function finish(row: Omit<Row, 'at_ms' | 'from_video'>): Promise<RenameDone> {
    const { id, video_path: videoPath, from_path: from, to_path: to, temp_path: temp } = row
    const aside = join(dirname(from), basename(temp).replace(/\.part$/, '.old'))
    // Before anything moves: a video may lie on a slow disk.
    const content = await contentOf(videoPath)
    try {
      if (!(await disk.stat(to))) await bringOver(placing, { id, from, to, temp })
      await disk.syncFolderOf(to)
      await takeAway(placing, { from, to, aside })
    } catch (thrown) {
      if (await disk.stat(aside)) throw thrown // The next start goes on.
      await disk.unlink(temp).catch(() => undefined)
      db.run('DELETE FROM sidecar_renames WHERE id = ?', id)
      throw thrown
    }
    const ended = db.transaction(() => {
      // One that goes straight back is told no more.
      const back = db.all<{ id: number }>(
        `DELETE FROM sidecar_renames WHERE state = 'done' AND from_video IS NULL AND from_path = ? AND to_path = ?
         RETURNING id`,
        ...[to, from],
      )
      if (back.length > 0) db.run('DELETE FROM sidecar_renames WHERE id = ?', id)
      else db.run("UPDATE sidecar_renames SET state = 'done' WHERE id = ?", id)
      // One of ours belongs to this video from here on, and follows it.
      giveToVideo(db, from, { path: to, videoPath, content })
      return back.map((each) => each.id)
    })
    names.added(to)
    return { id: ended.length > 0 ? null : id, ended }
  }

  function get(id: number): DoneRename {
    const row = db.get<Row>("SELECT * FROM sidecar_renames WHERE id = ? AND state = 'done'", id)
    if (!row) throw new AppError('input.invalid', 'This renaming is no longer known.')
    return doneRename(row)
  }

  return {
    rename,
    get,
    async undo(id) {
      const { videoPath, fromPath, toPath } = get(id)
      await rename({ videoPath, fromPath: toPath, toPath: fromPath })
      return { id, videoPath, fromPath, toPath }
    },
    of: (videoPath) =>
      db
        .all<Row>("SELECT * FROM sidecar_renames WHERE video_path = ? AND state = 'done' ORDER BY id DESC", videoPath)
        .map(doneRename),
    page: ({ offset, limit }) => ({
      rows: db
        .all<Row>("SELECT * FROM sidecar_renames WHERE state = 'done' ORDER BY id DESC LIMIT ? OFFSET ?", limit, offset)
        .map(doneRename),
      total:
        db.get<{ total: number }>("SELECT count(*) AS total FROM sidecar_renames WHERE state = 'done'")?.total ?? 0,
    }),
    async recover() {
      for (const row of db.all<Row>("SELECT * FROM sidecar_renames WHERE state = 'intended'"))
        await finish(row).catch(() => undefined)
    },
  }
}

function doneRename(row: Row): DoneRename {
  const { id, video_path: videoPath, from_path: fromPath, to_path: toPath, at_ms: atMs, from_video: fromVideo } = row
  return { id, videoPath, fromPath, toPath, atMs, fromVideo }
}

async function refuseIfAway(disk: Disk, path: string): Promise<void> {
  const there = await disk.stat(path)
  if (!there?.isFile) throw new AppError('file.missing', `${path} is no longer there. Scan again to look for it.`)
}

/** A new name that differs in case alone is taken by the file itself. */
async function refuseIfTaken(names: FolderNames, from: string, to: string): Promise<void> {
  const occupant = await names.occupant(to)
  if (occupant === null || (dirname(from) === dirname(to) && occupant === basename(from))) return
  throw taken(join(dirname(to), occupant))
}

interface OldName {
  readonly from: string
  readonly to: string
  readonly aside: string
}

/** Looking before deleting would lose a save in between: it is moved aside, looked at, and goes back where it differs. */
async function takeAway(parts: PlacingParts & Pick<RenameParts, 'disk'>, { from, to, aside }: OldName): Promise<void> {
  const { disk } = parts
  if (!(await disk.stat(aside))) {
    if (!(await disk.stat(from))) return
    await disk.rename(from, aside)
  }
  if ((await disk.sha256(aside)) === (await disk.sha256(to))) {
    await disk.unlink(aside)
    return
  }
  await putBack(parts, { id: 0, from: aside, to: from })
  throw taken(to)
}

function taken(path: string): AppError {
  return new AppError('file.foreign', `${path} is there already, so nothing was renamed.`)
}
