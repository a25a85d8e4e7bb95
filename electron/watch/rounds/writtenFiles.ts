/** Notes each subtitle that watch mode wrote wherever it is looked for next: for a better one, and in the digest. */
import type { WrittenFile } from '../../batch/batchEvents.ts'
import type { DailyDigest } from '../digest.ts'
import type { WatchedVideos } from '../follow/watchedVideos.ts'
import type { WatchHome } from '../watchHome.ts'
import type { WatchListener } from '../watchListener.ts'
import type { BetterWatch } from './betterWatch.ts'

export interface WrittenFiles {
  note(written: WrittenFile): void
}

export interface WrittenFilesParts {
  readonly home: Pick<WatchHome, 'history'>
  readonly videos: Pick<WatchedVideos, 'recordWritten'>
  readonly better: Pick<BetterWatch, 'add'>
  readonly digest: Pick<DailyDigest, 'recordWritten'>
  readonly listener: Pick<WatchListener, 'written'>
}

export function createWrittenFiles({ home, videos, better, digest, listener }: WrittenFilesParts): WrittenFiles {
  return {
    note(written) {
      const row = home.history.ownerOf(written.sidecar)
      if (row) better.add(row)
      digest.recordWritten(1)
      videos.recordWritten(written.video)
      listener.written(written)
    },
  }
}
