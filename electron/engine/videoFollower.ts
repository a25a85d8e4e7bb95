/** Lets what we wrote follow renamed videos over an engine: one for whatever looks at its folders. Composition only. */
import { realDisk } from '../disk/disk.ts'
import { createScanThread } from '../library/scan/scanThread.ts'
import { createWrittenVideos } from '../sidecar/history/writtenVideos.ts'
import { recoverMoves } from '../sidecar/rename/moveSidecar.ts'
import { followVideo } from '../watch/follow/followVideo.ts'
import type { VideoFollower } from '../watch/follow/videoFollower.ts'
import { createWatchedDisk } from '../watch/look/watchedDisk.ts'
import { randomIds } from '../../node/ids.ts'
import type { Engine } from './compose.ts'
import type { WatchStores } from './watchStores.ts'

export function openVideoFollower(engine: Engine, { videos, calendar }: WatchStores): VideoFollower {
  const { db, history, names } = engine
  const moves = { db, disk: realDisk, names, history, ids: randomIds }
  const disk = createWatchedDisk(createScanThread(engine.files.scanWorker))
  const parts = { home: engine, disk, videos, calendar, moves, written: createWrittenVideos(db) }
  let recovered: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const recover = () => (recovered ??= recoverMoves(moves))
  return {
    recover,
    follow(file, roots) {
      const mine = last.then(recover).then(() => followVideo(parts, file, roots))
      last = mine.catch(() => undefined)
      return mine
    },
  }
}
