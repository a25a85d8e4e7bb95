/** Lets what we wrote follow renamed videos over an engine: one for whatever looks at its folders. Composition only. */
import type { FollowRenamed } from '../batch/followRenamed.ts'
import { realDisk } from '../disk/disk.ts'
import { createScanThread } from '../library/scan/scanThread.ts'
import { createWrittenVideos } from '../sidecar/history/writtenVideos.ts'
import { moveSidecar, recoverMoves } from '../sidecar/rename/moveSidecar.ts'
import { followVideo } from '../watch/follow/followVideo.ts'
import type { VideoFollower } from '../watch/follow/videoFollower.ts'
import { createRenamedVideos } from '../watch/follow/renamedVideos.ts'
import { createWatchedDisk } from '../watch/look/watchedDisk.ts'
import { systemClock } from '../../node/clock.ts'
import { randomIds } from '../../node/ids.ts'
import type { Engine } from './compose.ts'
import type { WatchStores } from './watchStores.ts'

export function openVideoFollower(engine: Engine, { videos, calendar }: WatchStores): VideoFollower {
  const { db, history, names, libraryIndex: index } = engine
  const moves = { db, disk: realDisk, names, history, ids: randomIds, clock: systemClock }
  const disk = createWatchedDisk(createScanThread(engine.files.scanWorker), engine.takenVideos)
  const parts = { home: engine, index, disk, videos, calendar, moves, written: createWrittenVideos(db) }
  let recovered: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const recover = () => (recovered ??= recoverMoves(moves))

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(recover).then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  return {
    recover,
    follow: (file, order) => inTurn(() => followVideo(parts, file, order)),
    move: (move) => inTurn(() => moveSidecar(moves, move)),
  }
}

export function openRenamedVideos(engine: Engine, follower: VideoFollower): FollowRenamed {
  const { db, survey, history, libraryIndex: index } = engine
  return createRenamedVideos({ index, survey, history, follower, written: createWrittenVideos(db) })
}
