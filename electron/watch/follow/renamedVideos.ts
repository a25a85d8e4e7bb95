/** After a scan: what we wrote beside a video that has another name now follows it, whoever scanned, watch mode on or off. */
import { join, sep } from 'node:path'
import type { FollowedRename, FollowRenamed } from '../../batch/followRenamed.ts'
import { describeFiles, type SurveyParts } from '../../batch/surveyLibrary.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo, MediaFile } from '../../library/mediaFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { WrittenVideos } from '../../sidecar/history/writtenVideos.ts'
import { without, withWritten } from './sidecarChanges.ts'
import { placeBeside, type Followed } from './followVideo.ts'
import type { VideoFollower } from './videoFollower.ts'

export interface RenamedVideosParts {
  readonly written: Pick<WrittenVideos, 'lost'>
  readonly index: Pick<LibraryIndex, 'ofSizes'>
  readonly follower: Pick<VideoFollower, 'follow'>
  readonly survey: SurveyParts
  readonly history: Pick<History, 'ownerOf'>
}

export function createRenamedVideos(parts: RenamedVideosParts): FollowRenamed {
  const { written, index, follower, history } = parts

  async function takeIn(file: MediaFile, { from, sidecars }: Followed, signal: AbortSignal): Promise<FollowedRename[]> {
    const left = sidecars.flatMap((path) => placeBeside(path, file.path, from.path) ?? [])
    const others = left.reduce(without, file.sidecars)
    const all = sidecars.reduce((some, path) => {
      const row = history.ownerOf(path)
      return row ? withWritten(some, path, row.language) : some
    }, others)
    const described: LibraryVideo[] = []
    const onVideos = (videos: readonly LibraryVideo[]) => void described.push(...videos)
    await describeFiles(parts.survey, [{ ...file, sidecars: all }], { signal, onVideos })
    return described.map((video) => ({ from: from.path, video, sidecars, left }))
  }

  return {
    async follow(roots, signal) {
      const lost = written.lost()
      if (lost.length === 0) return []
      const isInRoots = ({ file }: LibraryVideo) =>
        roots.some((root) => file.path === root || file.path.startsWith(join(root, sep)))
      const all: FollowedRename[] = []
      for (const { video } of index.ofSizes([...new Set(lost.map(({ sizeBytes }) => sizeBytes))])) {
        signal.throwIfAborted()
        const followed = isInRoots(video) ? await follower.follow(video.file, { roots, arrivals: [] }) : null
        if (followed && followed.sidecars.length > 0) all.push(...(await takeIn(video.file, followed, signal)))
      }
      return all
    },
  }
}
