/**
 * Looks at a watched folder, or at a part of it, and says what is another than before: this, not the events, is the truth.
 * New and changed videos count once they are whole; a video that moved takes its subtitles along. Asks no service.
 */
import { sep } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { describeFiles, type LeftOut } from '../../batch/surveyLibrary.ts'
import { createUnreadPlaces, type UnreadPlaces } from '../../library/scan/unreadPlaces.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo, MediaFile, ScanFinding } from '../../library/mediaFile.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Followed } from '../follow/followVideo.ts'
import { sidecarsDigest, type WatchedVideo, type WatchedVideos } from '../follow/watchedVideos.ts'
import type { WishCalendar } from '../rounds/wishCalendar.ts'
import type { WatchHome } from '../watchHome.ts'
import type { WatchNotes } from '../watchNotes.ts'
import { isEmptied, noteHeld } from './emptied.ts'
import { heldBy, type Settling } from './settling.ts'
import type { WatchedDisk } from './watchedDisk.ts'

export interface CheckParts {
  readonly home: Pick<WatchHome, 'settings' | 'survey'> & {
    readonly history: Pick<WatchHome['history'], 'ownerOf'>
    readonly libraryIndex: Pick<WatchHome['libraryIndex'], 'recordVanished'>
  }
  readonly disk: Pick<WatchedDisk, 'scan' | 'heldOpen' | 'partialHash' | 'folderIdentity'>
  readonly notes: WatchNotes
  readonly videos: WatchedVideos
  readonly calendar: Pick<WishCalendar, 'restart'>
  readonly settling: Settling
  readonly clock: Pick<Clock, 'nowMs'>
  /** Brings what a video had at another place, of all that came; a dry run moves nothing. */
  readonly follow: (file: MediaFile, arrivals: readonly MediaFile[]) => Promise<Followed | null>
}

export interface CheckOrder {
  readonly root: string
  /** null: all of it. */
  readonly below: string | null
  readonly signal: AbortSignal
}

/** A video that has another name or place now, and our subtitles that went with it. Absolute paths. */
export interface FollowedVideo {
  readonly from: string
  readonly to: string
  readonly sidecars: readonly string[]
}

export interface Checked extends LeftOut {
  /** What below could not be read: what was known of that stays as it was. Absolute paths; empty where all was looked at. */
  readonly unread: readonly string[]
  /** Of the whole; 0 for a look at a part, which says nothing of what all of it holds. */
  readonly folders: number
  /** New, changed, moved or come back, and whole. */
  readonly changed: readonly LibraryVideo[]
  readonly gone: readonly string[]
  readonly followed: readonly FollowedVideo[]
  /** Subtitles came along with a video: what stands beside it now is known after one more look. */
  readonly isToRepeat: boolean
}

/** A file that changed so long ago is whole when it is met at the first check of a folder. */
const oldMs = 60_000
/** One question to the database for so many files. */
const comparedAtOnce = 200

export type CheckRoot = (order: CheckOrder) => Promise<Checked>

/** @throws AppError 'folder.missing' also for a folder or a part of it that is suddenly empty, 'folder.unreadable', 'cancelled' */
export function createCheckRoot(parts: CheckParts): CheckRoot {
  return async (order) => {
    const isWhole = order.below === null
    const isFirst = isWhole && parts.videos.count(order.root) === 0
    const before = isWhole ? await parts.disk.folderIdentity(order.root) : null
    const seen = await look(parts, order)
    const { folders } = seen
    const hasRead = seen.unread.size === 0
    const isLeftEmpty =
      isWhole && hasRead && seen.videos === 0 && (await isEmptied(parts, order.root, { before, folders }))
    if (!isLeftEmpty) refuseEmpty(parts, order, seen)
    const held = heldBy(seen.unfinished)
    const open = await parts.disk.heldOpen(
      seen.candidates.filter((file) => isFresh(parts, file)).map(({ path }) => path),
    )
    const judged: Judged[] = []
    for (const file of seen.candidates) {
      const known = parts.videos.get(file.path)
      const isHeld = held(file.path) || open.has(file.path)
      const one = await judge(parts, file, { root: order.root, known, isHeld, isFirst, arrivals: seen.candidates })
      if (one) judged.push(one)
      await yieldToEventLoop()
    }
    const left = judged.flatMap(({ followed }) => followed?.from.path ?? [])
    const gone = [...new Set([...goneNow(parts, order, { ...seen, isLeftEmpty }), ...left])]
    const changed = await keep(parts, { judged, gone })
    if (isWhole && hasRead && seen.videos > 0) await noteHeld(parts, order.root, before)
    return {
      unread: seen.unread.list(),
      folders: isWhole ? folders : 0,
      ignored: seen.ignored,
      unreadable: seen.unreadable,
      orphans: seen.orphans,
      changed,
      gone,
      followed: judged.flatMap(({ followed, file }) =>
        followed ? [{ from: followed.from.path, to: file.path, sidecars: followed.sidecars }] : [],
      ),
      isToRepeat: judged.some(({ followed }) => (followed?.sidecars.length ?? 0) > 0),
    }
  }
}

interface Seen extends LeftOut {
  /** Also of what is no video: it is there. */
  readonly paths: ReadonlySet<string>
  readonly videos: number
  /** Videos that are not as they were known. */
  readonly candidates: readonly MediaFile[]
  readonly unfinished: readonly string[]
  readonly unread: UnreadPlaces
  readonly folders: number
}

async function look(parts: CheckParts, { root, below, signal }: CheckOrder): Promise<Seen> {
  const paths = new Set<string>()
  const slice: MediaFile[] = []
  const candidates: MediaFile[] = []
  const unfinished: string[] = []
  const count = { folders: 0, videos: 0, ignored: 0, unreadable: 0, orphans: 0 }
  const unread = createUnreadPlaces()
  const onFolders = (folders: number) => {
    count.folders = folders
  }
  const note = (finding: ScanFinding) => {
    unread.note(finding)
    if (finding.kind === 'orphan') count.orphans += 1
    else if (finding.kind === 'ignored') {
      count[finding.reason === 'unreadable' ? 'unreadable' : 'ignored'] += 1
      paths.add(finding.path)
      if (finding.reason === 'still-growing') unfinished.push(finding.path)
    } else {
      count.videos += 1
      paths.add(finding.file.path)
      slice.push(finding.file)
    }
  }
  const { minimumVideoBytes: minimumBytes } = parts.home.settings
  for await (const findings of parts.disk.scan(root, { signal, below, minimumBytes, onFolders })) {
    for (const finding of findings) note(finding)
    while (slice.length >= comparedAtOnce) {
      candidates.push(...othersAmong(parts, slice.splice(0, comparedAtOnce)))
      await yieldToEventLoop()
    }
  }
  candidates.push(...othersAmong(parts, slice))
  return { paths, candidates, unfinished, unread, ...count }
}

function othersAmong({ videos }: CheckParts, files: readonly MediaFile[]): readonly MediaFile[] {
  if (files.length === 0) return files
  const known = videos.among(files.map(({ path }) => path))
  return files.filter((file) => isAnother(known.get(file.path) ?? null, file))
}

function isAnother(known: WatchedVideo | null, file: MediaFile): boolean {
  return !known || known.isGone || isReplaced(known, file) || known.sidecars !== sidecarsDigest(file)
}

function isReplaced(known: WatchedVideo, { sizeBytes, modifiedMs }: MediaFile): boolean {
  return known.sizeBytes !== sizeBytes || known.modifiedMs !== modifiedMs
}

/** An unmounted drive leaves an empty folder behind, which is another one than held videos before. Of a part without videos, only a look at the whole can tell whether that is so. */
function refuseEmpty({ videos }: CheckParts, { root, below }: CheckOrder, seen: Seen): void {
  if ((below === null ? seen.paths.size : seen.videos) > 0 || videos.pathsIn(root, below).length === 0) return
  throw new AppError('folder.missing', `${root} is empty all of a sudden, so its drive is taken to be away.`)
}

function isFresh({ clock }: CheckParts, { modifiedMs }: MediaFile): boolean {
  return Math.abs(clock.nowMs() - modifiedMs) < oldMs
}

interface Judged {
  readonly file: MediaFile
  readonly video: WatchedVideo
  readonly followed: Followed | null
}

interface JudgeFacts {
  readonly root: string
  readonly known: WatchedVideo | null
  readonly isHeld: boolean
  readonly isFirst: boolean
  readonly arrivals: readonly MediaFile[]
}

/** null while the file is not whole. */
async function judge(parts: CheckParts, file: MediaFile, facts: JudgeFacts): Promise<Judged | null> {
  const { known, isHeld, isFirst, root } = facts
  const isSame = known !== null && !isReplaced(known, file)
  if (isSame) return { file, video: await videoOf(parts, file, { root, known }), followed: null }
  const followed = known && !known.isGone ? null : await parts.follow(file, facts.arrivals)
  const isWhole = followed ?? (isFirst && !isHeld && !isFresh(parts, file))
  if (!isWhole && !parts.settling.isWhole(file.path, file, isHeld)) return null
  parts.settling.forget(file.path)
  if (known && !followed) {
    const partialHash = known.partialHash === null ? null : await parts.disk.partialHash(file.path)
    if (partialHash !== null && partialHash === known.partialHash) {
      // Touched only: what it says is what it said.
      return { file, video: await videoOf(parts, file, { root, known }), followed: null }
    }
    parts.calendar.restart(file.path) // Other content under the same name: its wishes begin anew.
  }
  const before = followed ? { ...followed.from, partialHash: followed.partialHash ?? followed.from.partialHash } : null
  return { file, video: await videoOf(parts, file, { root, known: before }), followed }
}

/** Its content is read once one of our subtitles stands beside it: only such a video has something to take along. */
async function videoOf(
  { home, disk }: CheckParts,
  file: MediaFile,
  { root, known }: { readonly root: string; readonly known: WatchedVideo | null },
): Promise<WatchedVideo> {
  const hasOurs = file.sidecars.some(({ path }) => home.history.ownerOf(path) !== null)
  const { path, sizeBytes, modifiedMs } = file
  const sidecars = sidecarsDigest(file)
  const isAsKnown = known !== null && known.path === path && known.sidecars === sidecars
  return {
    path,
    root,
    sizeBytes,
    modifiedMs,
    sidecars,
    partialHash: known?.partialHash ?? (hasOurs ? await disk.partialHash(path) : null),
    needsCheck: isAsKnown ? known.needsCheck : true,
    isGone: false,
  }
}

function goneNow(
  { videos, settling }: CheckParts,
  { root, below }: CheckOrder,
  { paths, unread, isLeftEmpty, videos: met }: Seen & { readonly isLeftEmpty: boolean },
): string[] {
  // What is no video, or cannot be read, lies on another drive too, which stands in the place of one that is away.
  if (met === 0 && !isLeftEmpty) return []
  const inside = `${below ?? root}${sep}`
  const isGone = (path: string) => !paths.has(path) && !unread.holds(path)
  for (const path of settling.waiting()) if (isGone(path) && path.startsWith(inside)) settling.forget(path)
  return videos.pathsIn(root, below).filter(isGone)
}

async function keep(
  { videos, home }: CheckParts,
  { judged, gone }: { readonly judged: readonly Judged[]; readonly gone: readonly string[] },
): Promise<readonly LibraryVideo[]> {
  const described: LibraryVideo[] = []
  await describeFiles(
    home.survey,
    judged.map(({ file }) => file),
    { signal: new AbortController().signal, onVideos: (some) => described.push(...some) },
  )
  videos.drop(judged.flatMap(({ followed }) => followed?.from.path ?? []))
  videos.put(judged.map(({ video }) => video))
  videos.markGone(gone)
  home.libraryIndex.recordVanished(gone)
  return described
}
