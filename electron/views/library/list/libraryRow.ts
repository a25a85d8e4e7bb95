/** Writes out one row of the library for the screen. Reads names anew: only rows in sight are asked, and kept they would take room. */
import { isAway } from '../entries/isAway.ts'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { folderNameOf, nameOfPath } from '../../folders/folderPaths.ts'
import type { PosterLooks } from '../../posters/posters.ts'
import type { FolderTree, TreeFolder } from '../titles/folderTree.ts'
import { cellsOf } from '../counts/libraryCells.ts'
import { releaseWords, resolutionWords } from '../entries/releaseWords.ts'
import type { Slot, Title } from '../titles/titleGroups.ts'
import { episodeCodeOf } from '../../videoTitle.ts'
import type { RowPlace } from '../titles/titleRows.ts'
import type { StatusBook } from '../entries/statusBook.ts'
import { worstStep } from './worstStep.ts'

export interface RowParts {
  readonly book: Pick<StatusBook, 'statuses' | 'hasRules'>
  /** Ids of the folders of the library that are away. */
  readonly away: ReadonlySet<string>
  readonly tree: Pick<FolderTree, 'rootToken'>
  readonly posters: PosterLooks
}

export function libraryRow(place: RowPlace, parts: RowParts): LibraryRow {
  const { kind, id, level, isOpen, title, shown } = place
  const slots = place.all()
  const [first] = slots
  const only = slots.length === 1 ? first?.entry : undefined
  return {
    ...{ kind, id, level, isOpen, title: title.name, year: title.year, type: title.type },
    season: kind === 'title' ? null : (first?.entry.season ?? null),
    code: first && isEpisode(place) ? episodeCodeOf(first.entry) : '',
    ...namesOf(place, slots),
    file: only ? nameOfPath(only.path) : '',
    folder: commonFolder(slots),
    videoId: only && isOpen === null ? only.id : null,
    videos: slots.length,
    matching: shown.length,
    seasons: kind === 'title' ? countSeasons(slots) : 0,
    poster: kind === 'title' ? posterIdOf(title, parts.posters) : null,
    cells: cellsOf(slots.map(({ entry }) => parts.book.statuses(entry))),
    changedMs: slots.reduce((newest, { entry }) => Math.max(newest, entry.modifiedMs), 0),
    away: awayOf(slots, parts),
    step: worstStep(slots.flatMap(({ entry }) => parts.book.statuses(entry).map(({ step }) => step))),
    hasRules: slots.some(({ entry }) => parts.book.hasRules(entry)),
  }
}

function isEpisode({ kind, title }: RowPlace): boolean {
  return kind === 'episode' || (kind === 'file' && title.type === 'tv')
}

/** Of one film or episode, in one file or several. */
function namesOf(place: RowPlace, slots: readonly Slot[]): Pick<LibraryRow, 'name' | 'release'> {
  const isGroup =
    place.kind === 'season' || (place.kind === 'title' && place.isOpen !== null && place.title.type === 'tv')
  if (isGroup) return { name: '', release: '' }
  const releases = slots.map(({ entry }) => parseRelease(entry.path))
  const [release] = releases
  if (!release) return { name: '', release: '' }
  return {
    name: release.episodeTitle ?? '',
    release: releases.length === 1 ? releaseWords(release) : resolutionWords(releases),
  }
}

function countSeasons(slots: readonly Slot[]): number {
  const seasons = new Set<number>()
  for (const { entry } of slots) if (entry.season !== null) seasons.add(entry.season)
  return seasons.size
}

/** A picture that lies beside it has its id, until somebody looked and found none. */
export function posterIdOf({ id }: Title, posters: PosterLooks): string | null {
  return posters.hasNone(id) ? null : id
}

/** Name of the first one's folder of the library, where all are away. */
function awayOf(slots: readonly Slot[], { away, tree }: RowParts): string | null {
  const [first] = slots
  return first && slots.every(({ entry }) => isAway(entry, away)) ? tree.rootToken(first.entry.folderId) : null
}

function commonFolder(slots: readonly Slot[]): string {
  const [first] = slots
  if (!first) return ''
  let shared: TreeFolder | null = first.folder
  for (const { folder } of slots) if (folder !== shared) shared = shared && commonOf(shared, folder)
  if (shared === null) return ''
  let path = folderNameOf(first.entry.path)
  for (let each: TreeFolder | null = first.folder; each !== null && each !== shared; each = each.parent)
    path = folderNameOf(path)
  return path
}

function commonOf(one: TreeFolder, other: TreeFolder): TreeFolder | null {
  const around = new Set<TreeFolder>()
  for (let each: TreeFolder | null = one; each; each = each.parent) around.add(each)
  for (let each: TreeFolder | null = other; each; each = each.parent) if (around.has(each)) return each
  return null
}
