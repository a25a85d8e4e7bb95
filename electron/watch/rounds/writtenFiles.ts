/** Notes each subtitle that watch mode wrote wherever it is looked for next: for a better one, in the digest, in the library. */
import type { WrittenFile } from '../../batch/batchEvents.ts'
import type { LibraryVideo, Sidecar } from '../../library/mediaFile.ts'
import { writtenSidecar } from '../../sidecar/publish/writtenName.ts'
import type { DailyDigest } from '../digest.ts'
import type { WatchedVideos } from '../follow/watchedVideos.ts'
import type { WatchHome } from '../watchHome.ts'
import type { WatchListener } from '../watchListener.ts'
import type { BetterWatch } from './betterWatch.ts'

export interface WrittenFiles {
  note(written: WrittenFile): void
}

export interface WrittenFilesParts {
  readonly home: Pick<WatchHome, 'history' | 'libraryIndex'>
  readonly videos: Pick<WatchedVideos, 'recordWritten'>
  readonly better: Pick<BetterWatch, 'add'>
  readonly digest: Pick<DailyDigest, 'recordWritten'>
  readonly listener: Pick<WatchListener, 'written'>
}

export function createWrittenFiles({ home, videos, better, digest, listener }: WrittenFilesParts): WrittenFiles {
  const { history, libraryIndex } = home
  return {
    note(written) {
      const row = history.ownerOf(written.sidecar)
      if (row) better.add(row)
      digest.recordWritten(1)
      const known = libraryIndex.find(written.video)
      if (known) libraryIndex.rememberSidecars(written.video, withWritten(known, written))
      videos.recordWritten(written.video)
      listener.written(written)
    },
  }
}

/** The library knows of it at once; the next look finds the same. */
function withWritten({ file }: LibraryVideo, { sidecar: path, language }: WrittenFile): readonly Sidecar[] {
  return [...file.sidecars.filter((each) => each.path !== path), writtenSidecar(path, language)]
}
