/**
 * The part of the watched folders that a watch is for. What is not meant is put aside for as long as the watch is open: it is
 * neither asked for nor taken for checked, so that a watch of all finds it as it was.
 */
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { newestOf } from '../../plan/newestOf.ts'

export interface ScopeOfWatch {
  /** null: every video. */
  readonly isMeant: ((video: LibraryVideo) => boolean) | null
  /** Of those that miss something at the beginning, only so many that changed last; what comes later is newer than those. */
  readonly newest: number | null
}

export const wholeWatch: ScopeOfWatch = { isMeant: null, newest: null }

export interface WatchScope {
  /** Nothing is ever put aside. */
  readonly isWhole: boolean
  isAside(path: string): boolean
  /** Puts it aside where it is not meant; answers whether it is. */
  takes(video: LibraryVideo): boolean
  /** The first time only the newest, and the others are put aside. */
  begin(withGaps: readonly LibraryVideo[]): readonly LibraryVideo[]
}

export function createWatchScope({ isMeant, newest }: ScopeOfWatch): WatchScope {
  const aside = new Set<string>()
  let hasBegun = newest === null
  return {
    isWhole: isMeant === null && newest === null,
    isAside: (path) => aside.has(path),
    takes(video) {
      if (isMeant === null || isMeant(video)) return true
      aside.add(video.file.path)
      return false
    },
    begin(withGaps) {
      if (hasBegun || newest === null) return withGaps
      hasBegun = true
      const kept = new Set(
        newestOf(
          withGaps.map(({ file }) => file),
          newest,
        ).map(({ path }) => path),
      )
      for (const { file } of withGaps) if (!kept.has(file.path)) aside.add(file.path)
      return withGaps.filter(({ file }) => kept.has(file.path))
    },
  }
}
