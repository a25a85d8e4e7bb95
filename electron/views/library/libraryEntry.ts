/** One video of the library as the window keeps it in memory: what rows, filters and sorting need, and no more. */
import type { VideoRow } from '../../../shared/contract/library.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { CoverageProfile, WishStatus } from './coverageProfile.ts'
import { folderNameOf, nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'

export interface LibraryEntry {
  readonly id: string
  readonly path: string
  readonly folderId: string
  readonly sizeBytes: number
  readonly modifiedMs: number
  readonly title: string | null
  readonly type: 'movie' | 'tv'
  readonly year: number | null
  readonly season: number | null
  readonly episodes: readonly number[]
  readonly profile: CoverageProfile
  /** Name and title as they are searched. */
  readonly searchKey: string
}

export function libraryEntry(
  { file }: LibraryVideo,
  release: Release,
  { folderId, profile }: Pick<LibraryEntry, 'folderId' | 'profile'>,
): LibraryEntry {
  const { title, type, year, season, episodes, absoluteEpisode } = release
  return {
    id: videoIdOf(file.path),
    path: file.path,
    folderId,
    sizeBytes: file.sizeBytes,
    modifiedMs: file.modifiedMs,
    title,
    type,
    year,
    season,
    episodes: episodes.length > 0 || absoluteEpisode === null ? episodes : [absoluteEpisode],
    profile,
    searchKey: searchKeyOf(`${nameOfPath(file.path)} ${title ?? ''}`),
  }
}

export function rowOf(entry: LibraryEntry, wishes: readonly WishStatus[]): VideoRow {
  const { id, path, title, type, year, season, episodes, sizeBytes, modifiedMs } = entry
  const shown = { id, title, type, year, season, sizeBytes, modifiedMs }
  return { ...shown, episodes: [...episodes], name: nameOfPath(path), folder: folderNameOf(path), wishes: [...wishes] }
}

/** Case, accents and the dots of release names do not matter when searching. */
export function searchKeyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s._]+/g, ' ')
    .trim()
}

/** Orders names as people do: 'Show 2' before 'Show 10'. */
export function sortKeyOf(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(6, '0'))
}
