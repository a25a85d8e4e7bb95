/** One video of the library as the window keeps it in memory: what rows, filters and sorting need, and no more. */
import type { VideoRow } from '../../../../shared/contract/library.ts'
import { askedRelease, type AskedRelease, type Intern } from '../../../../shared/release/askedRelease.ts'
import type { Release } from '../../../../shared/release/release.ts'
import { showKeyOf } from '../../../../shared/release/title/showKey.ts'
import { titleKey } from '../../../../shared/release/title/titleKey.ts'
import { hasAnyId, noIds, type LibraryVideo, type TitleIds } from '../../../library/mediaFile.ts'
import type { CoverageProfile, WishStatus } from '../counts/coverageProfile.ts'
import { folderNameOf, nameOfPath, type FolderPath } from '../../folders/folderPaths.ts'
import { videoIdOf } from '../../ids.ts'
import { searchKeyOf } from '../titles/titleOrder.ts'
import { episodesOf } from '../../videoTitle.ts'

export interface LibraryEntry {
  readonly id: string
  readonly path: string
  /** The folder of the library that holds it, and where that is. */
  readonly folderId: string
  readonly root: string
  /** The folder that it was scanned under, by which the title of a show is remembered. */
  readonly scannedRoot: string
  readonly sizeBytes: number
  readonly modifiedMs: number
  /** Its title, year and kind as the user chose them, else as its name says. */
  readonly title: string | null
  /** A second title in its name. */
  readonly otherTitle: string | null
  readonly type: 'movie' | 'tv'
  readonly year: number | null
  readonly season: number | null
  readonly episodes: readonly number[]
  /** Counts through all seasons. */
  readonly absoluteEpisode: number | null
  /** Of a daily show, 'YYYY-MM-DD'. */
  readonly date: string | null
  /** Videos with the same one may be of one title. */
  readonly family: string
  readonly profile: CoverageProfile
  /** Ids of its title, of its header or a file beside it. */
  readonly ids: TitleIds
  /** What its name says, as far as a service is asked by it: names are read once. */
  readonly asked: AskedRelease
  /** The title as rules and corrections know it: `showKeyOf` of the name. */
  readonly showKey: string
  /** Its file's name and its titles as they are searched; those of its folders are kept with the folders. */
  readonly searchKey: string
  /** What else its title is called, as it is searched: kept once a title, not once an episode. */
  readonly learntKey: string
}

/** What the user said of a title. */
export interface ChosenTitle {
  readonly name: string
  readonly year: number | null
  readonly type: 'movie' | 'tv' | null
}

export interface EntryOf {
  readonly video: LibraryVideo
  readonly release: Release
  readonly folder: FolderPath
  readonly profile: CoverageProfile
  readonly chosen: ChosenTitle | null
  readonly learntKey: string
  /** A show's title is kept once, not once an episode. */
  readonly intern: Intern
}

export function libraryEntry({ video, release, folder, profile, chosen, learntKey, intern }: EntryOf): LibraryEntry {
  const { file } = video
  const { season, absoluteEpisode, otherTitle, date } = release
  const said = chosen?.name ?? release.title
  const title = said === null ? null : intern(said)
  const type = chosen?.type ?? release.type
  const id = videoIdOf(file.path)
  return {
    id,
    path: file.path,
    folderId: folder.id,
    root: folder.path,
    scannedRoot: intern(file.root),
    sizeBytes: file.sizeBytes,
    modifiedMs: file.modifiedMs,
    title,
    otherTitle: otherTitle === null ? null : intern(otherTitle),
    type,
    year: chosen ? chosen.year : release.year,
    season,
    episodes: episodesOf(release),
    absoluteEpisode,
    date,
    family: title === null ? `? ${id}` : intern(`${type} ${titleKey(title) || title}`),
    profile,
    ids: hasAnyId(video.ids) ? video.ids : noIds,
    asked: askedRelease(release, intern),
    showKey: intern(showKeyOf(release)),
    searchKey: searchKeyFor([nameOfPath(file.path), title, release.title, otherTitle]),
    learntKey,
  }
}

/** A title that the name holds already is not kept twice. */
function searchKeyFor(names: readonly (string | null)[]): string {
  let key = ''
  for (const name of names) {
    const part = name === null ? '' : searchKeyOf(name)
    if (!key.includes(part)) key = key === '' ? part : `${key}\n${part}`
  }
  return key
}

/** As far as it decides which of its wishes are met, and how it is asked for: no more is in memory. */
export function keptVideo({ path, scannedRoot, sizeBytes, modifiedMs, profile, ids }: LibraryEntry): LibraryVideo {
  const { file, media } = profile.video
  return { file: { path, root: scannedRoot, sizeBytes, modifiedMs, sidecars: file.sidecars }, media, ids }
}

export function rowOf(entry: LibraryEntry, wishes: readonly WishStatus[]): VideoRow {
  const { id, path, title, type, year, season, episodes, sizeBytes, modifiedMs } = entry
  const shown = { id, title, type, year, season, sizeBytes, modifiedMs }
  return { ...shown, episodes: [...episodes], name: nameOfPath(path), folder: folderNameOf(path), wishes: [...wishes] }
}
