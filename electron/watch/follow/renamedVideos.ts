/** After a scan: what we wrote beside a video that has another name now follows it, whether watch mode is on or not. */
import { describeFiles, type SurveyParts } from '../../../batch/surveyLibrary.ts'
import type { VideoFollower } from '../../../watch/follow/videoFollower.ts'
import type { LibraryIndex } from '../../../library/libraryIndex.ts'
import type { LibraryVideo, MediaFile } from '../../../library/mediaFile.ts'
import type { History } from '../../../sidecar/history/history.ts'
import type { WrittenVideos } from '../../../sidecar/history/writtenVideos.ts'
import { placeBeside, type Followed } from '../../../watch/follow/followVideo.ts'
import type { FolderStore } from '../../folders/folderStore.ts'
import type { Topics } from '../../topics.ts'
import { without, withWritten } from './sidecarChanges.ts'

export interface RenamedVideosParts {
  readonly written: Pick<WrittenVideos, 'lost'>
  readonly index: Pick<LibraryIndex, 'ofSizes'>
  readonly follower: Pick<VideoFollower, 'follow'>
  readonly survey: SurveyParts
  readonly history: Pick<History, 'ownerOf'>
  readonly store: Pick<FolderStore, 'dropSkipped'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface RenamedVideos {
  /** Of videos in these roots: those that a scan just met, and those that stand beside what a lost one left behind. */
  follow(roots: readonly string[], order: FollowOrder): Promise<void>
}

export interface FollowOrder {
  readonly signal: AbortSignal
  readonly isNew: (path: string) => boolean
  /** Others stand beside this video now. */
  readonly onVideo: (video: LibraryVideo) => void
}

export function createRenamedVideos(parts: RenamedVideosParts): RenamedVideos {
  const { written, index, follower, survey, history, store, topics } = parts

  async function takeIn(file: MediaFile, { from, sidecars }: Followed, order: FollowOrder): Promise<void> {
    const left = sidecars.flatMap((path) => placeBeside(path, file.path, from.path) ?? [])
    const others = left.reduce(without, file.sidecars)
    const all = sidecars.reduce((some, path) => {
      const row = history.ownerOf(path)
      return row ? withWritten(some, path, row.language) : some
    }, others)
    const onVideos = (videos: readonly LibraryVideo[]) => videos.forEach(order.onVideo)
    await describeFiles(survey, [{ ...file, sidecars: all }], { signal: order.signal, onVideos })
    store.dropSkipped(left)
  }

  return {
    async follow(roots, order) {
      const lost = written.lost()
      if (lost.length === 0) return
      const lostPaths = new Set(lost.map(({ path }) => path))
      const isBesideLeft = ({ file }: LibraryVideo) =>
        file.sidecars.some(({ path }) => lostPaths.has(history.ownerOf(path)?.videoPath ?? ''))
      let brought = 0
      for (const video of index.ofSizes([...new Set(lost.map(({ sizeBytes }) => sizeBytes))])) {
        order.signal.throwIfAborted()
        if (!order.isNew(video.file.path) && !isBesideLeft(video)) continue
        const followed = await follower.follow(video.file, roots)
        if (!followed || followed.sidecars.length === 0) continue
        await takeIn(video.file, followed, order)
        brought += followed.sidecars.length
      }
      if (brought > 0) topics.changed('history')
    },
  }
}
