/**
 * Scans a folder: a stream of videos with the subtitles beside them, of what was left out and why, and of orphans.
 * Follows no link, opens no file, asks no network; rows come while the walk goes on (promise F9, docs/performance.md).
 */
import { lstat, stat } from 'node:fs/promises'
import path from 'node:path'
import { keepAliveClock, type Clock } from '../../../node/clock.ts'
import { AppError } from '../../../shared/errors.ts'
import { type DiskReads, pooledReads } from '../media/diskReads.ts'
import { kindOfFile } from './fileNames.ts'
import { createGrowthWatch } from './growthWatch.ts'
import { yieldToEventLoop } from '../yieldToEventLoop.ts'
import type { ScanFinding } from '../mediaFile.ts'
import { systemCode } from './readFolder.ts'
import { sortAtOnce, sortFolder, type FolderRules } from './sortFolder.ts'
import { readTitleFolder } from '../titleFolder.ts'
import { createFindTaken, type TakenVideo } from '../takenVideos.ts'
import { walkFolders } from './walkFolders.ts'

export interface ScanOptions {
  readonly signal?: AbortSignal
  /** Smaller videos are ignored as 'too-small'; 1 MiB unless told. */
  readonly minimumBytes?: number
  /** Videos whatever their names and sizes say. */
  readonly taken?: readonly TakenVideo[]
  /** The real one unless told. */
  readonly clock?: Pick<Clock, 'nowMs' | 'wait'>
  /** Over the pool unless told. */
  readonly reads?: DiskReads
  /** Looks only at this folder of the root and what lies in it. */
  readonly below?: string
  /** Called for each folder when its turn comes. */
  readonly onFolder?: (folder: string) => void
}

const defaultMinimumBytes = 1024 * 1024
/** What small folders hold is told together when they took no longer: the slice after which the event loop has its turn. */
const togetherMs = 10

type Batch = readonly ScanFinding[]

interface Root {
  readonly path: string
  readonly isFolder: boolean
  /** Tells whether the same disk is still there at the end. */
  readonly identity: string
}

/**
 * `root` is a folder or one video. Order is fixed: a folder's files by name, then its folders by name; videos that
 * might still be growing come last, after a second look.
 *
 * Errors: 'folder.missing' (also when the disk goes away during the scan), 'folder.unreadable', 'input.invalid' for a
 * file that is no video and for a link to one, 'cancelled'. Anything unreadable below the root is a finding.
 */
export async function* scanFolder(root: string, options: ScanOptions = {}): AsyncGenerator<ScanFinding> {
  for await (const batch of scanInBatches(root, options)) {
    for (const finding of batch) {
      stopIfCancelled(options.signal)
      yield finding
    }
  }
}

/** The same, as it is found: what some folders hold, or a part of a large one. A step of a stream for each finding takes longer than finding it. */
export async function* scanInBatches(root: string, options: ScanOptions = {}): AsyncGenerator<Batch> {
  const start = await openRoot(path.resolve(root))
  const reads = options.reads ?? pooledReads
  const growth = createGrowthWatch({ clock: patientClock(options), reads })
  const rules = {
    minimumBytes: options.minimumBytes ?? defaultMinimumBytes,
    growth,
    takenAs: createFindTaken(options.taken ?? []),
    yieldToEventLoop,
    reads,
  }

  for await (const batch of findAll(start, rules, options)) {
    stopIfCancelled(options.signal)
    yield batch
  }
  for await (const batch of growth.settle()) {
    stopIfCancelled(options.signal)
    yield batch
  }
  await confirmStillThere(start)
}

async function* findAll(root: Root, rules: FolderRules, options: ScanOptions): AsyncGenerator<Batch> {
  if (!root.isFolder) {
    yield* findOne(root.path, rules)
    return
  }
  const walk = walkFolders(root.path, { reads: rules.reads, below: options.below ?? null })
  const place = { ...rules, root: root.path }
  let batch: ScanFinding[] = []
  // Long ago: the first row waits for no others.
  let sinceMs = -Infinity
  for (;;) {
    const soon = walk.next()
    const visited = soon instanceof Promise ? await soon : soon
    if (visited === null) break
    if (visited === 'passed') continue
    const { listing } = visited.folder
    if (listing.problem && listing.path === root.path) throw unreadable(root.path, listing.problem)
    stopIfCancelled(options.signal)
    options.onFolder?.(listing.path)
    const found = sortAtOnce(visited, place)
    if (found) for (const finding of found) batch.push(finding)
    else {
      if (batch.length > 0) yield batch
      batch = []
      for await (const some of sortFolder(visited, place)) if (some.length > 0) yield some
    }
    if (performance.now() - sinceMs < togetherMs) continue
    await rules.yieldToEventLoop()
    if (batch.length === 0) continue
    yield batch
    batch = []
    sinceMs = performance.now()
  }
  if (batch.length > 0) yield batch
}

/** A video that the user named is taken as it is, whatever its name and size say. */
async function* findOne(file: string, rules: FolderRules): AsyncGenerator<Batch> {
  const folder = await readTitleFolder(path.dirname(file), rules.reads)
  const visited = { folder, bonus: null, areSubtitlesTaken: true, infosAbove: [] }
  yield* sortFolder(visited, { ...rules, root: path.dirname(file), onlyFile: path.basename(file) })
}

async function openRoot(root: string): Promise<Root> {
  const stats = await stat(root).catch((thrown: unknown) => {
    const code = systemCode(thrown)
    if (code === 'ENOENT' || code === 'ENOTDIR') throw missing(root, thrown)
    throw unreadable(root, code)
  })
  if (!stats.isDirectory() && (!stats.isFile() || kindOfFile(path.basename(root)) !== 'video')) {
    throw new AppError('input.invalid', `${root} is neither a folder nor a video. Choose a folder with videos in it.`)
  }
  if (stats.isFile() && (await lstat(root)).isSymbolicLink()) {
    throw new AppError('input.invalid', `${root} is a link. Name the video that it leads to.`)
  }
  return { path: root, isFolder: stats.isDirectory(), identity: `${stats.dev}:${stats.ino}` }
}

/** A drive that was pulled leaves an empty folder behind: its videos are away, not deleted (promise F8). */
async function confirmStillThere(root: Root): Promise<void> {
  const stats = await stat(root.path).catch((thrown: unknown) => {
    throw missing(root.path, thrown)
  })
  if (`${stats.dev}:${stats.ino}` !== root.identity) throw missing(root.path)
}

/** Its waits end early, without an error, when the scan is cancelled: the scan itself says so. */
function patientClock({ clock = keepAliveClock, signal }: ScanOptions): Pick<Clock, 'nowMs' | 'wait'> {
  return { nowMs: () => clock.nowMs(), wait: (ms) => clock.wait(ms, signal).catch(() => undefined) }
}

function missing(root: string, cause?: unknown): AppError {
  return new AppError('folder.missing', `${root} is not there. Connect its drive or choose another folder.`, cause)
}

function unreadable(root: string, code: string): AppError {
  return new AppError('folder.unreadable', `${root} cannot be read (${code}). Check its permissions.`)
}

/** @throws AppError 'cancelled' */
export function stopIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('cancelled', 'The scan was cancelled.', signal.reason)
}
