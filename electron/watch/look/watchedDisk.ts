/** What watch mode asks the disks of a machine: the real ones, and in tests one that exists in memory only. */
import { lstat, opendir } from 'node:fs/promises'
import type { ScanFinding } from '../../library/mediaFile.ts'
import { scanInBatches } from '../../library/scan/scanFolder.ts'
import type { TakenVideos } from '../../library/takenVideos.ts'
import { systemCode } from '../../library/scan/readFolder.ts'
import type { ScanInThread } from '../../library/scan/scanThread.ts'
import { readVideoContent } from '../../sidecar/history/videoContent.ts'
import { folderIdentityOf } from './folderIdentity.ts'
import { readWatchLimit, type WatchLimit } from './inotifyLimit.ts'
import { placeKindOf, type PlaceKind } from './placeKind.ts'
import { heldOpenForWriting } from './writersOf.ts'
import { systemClock } from '../../../node/clock.ts'

export interface LookOptions {
  readonly signal: AbortSignal
  /** null: all of the folder. */
  readonly below: string | null
  /** Smaller files are no videos. */
  readonly minimumBytes: number
  /** Told how many folders of all of it were looked into so far. */
  readonly onFolders: (folders: number) => void
}

export interface WatchedDisk {
  /** @throws AppError as `scanFolder` does */
  scan(root: string, options: LookOptions): AsyncIterable<readonly ScanFinding[]>
  /** Those of these files that another program holds open for writing. */
  heldOpen(paths: readonly string[]): Promise<ReadonlySet<string>>
  /** Of a video's beginning and end; null where it cannot be read just now. */
  partialHash(path: string): Promise<string | null>
  /** Another one where another disk or folder stands at this place; null where nothing does, never where nobody may look. */
  identity(path: string): Promise<string | null>
  /** As `folderIdentityOf`: null wherever the same folder may stand there with its videos away. */
  folderIdentity(path: string): Promise<string | null>
  /** False also where nothing is, or nothing can be read: a drive that is pulled may leave an empty folder behind. */
  holdsFiles(folder: string): Promise<boolean>
  placeKind(path: string): Promise<PlaceKind>
  watchLimit(): Promise<WatchLimit | null>
}

const hurriedClock = { ...systemClock, wait: async () => undefined }
const meansNothing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR'])

/** Whether a file is whole is judged by settling.ts, over many looks. All of a folder is looked at in a thread, a part of it here: that is soon done. */
export function createWatchedDisk(scanInThread: ScanInThread, videos: Pick<TakenVideos, 'list'>): WatchedDisk {
  return {
    scan: (root, { below, onFolders, ...options }) =>
      below === null
        ? scanInThread({ root, ...options, taken: videos.list(), onFolders, isGrowthJudgedElsewhere: true })
        : scanInBatches(root, { ...options, taken: videos.list(), below, clock: hurriedClock }),
    heldOpen: heldOpenForWriting,
    partialHash: async (path) => (await readVideoContent(path))?.partialHash ?? null,
    identity: identityOf,
    folderIdentity: (path) => folderIdentityOf({ placeKind: placeKindOf }, path),
    holdsFiles,
    placeKind: placeKindOf,
    watchLimit: readWatchLimit,
  }
}

function identityOf(path: string): Promise<string | null> {
  return lstat(path, { bigint: true }).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    (thrown: unknown) => (meansNothing.has(systemCode(thrown)) ? null : systemCode(thrown)),
  )
}

async function holdsFiles(folder: string): Promise<boolean> {
  try {
    for await (const _entry of await opendir(folder)) return true
    return false
  } catch {
    return false
  }
}
