/** Where `rules` and `ignore` change something: the folders and titles that are named, and those of the videos in a scope. */
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../../shared/release/title/showKey.ts'
import { systemClock } from '../../../node/clock.ts'
import type { Engine } from '../../engine/compose.ts'
import { folderOfPath, isWithin } from '../../views/folders/folderPaths.ts'
import { createFolderStore } from '../../views/folders/folderStore.ts'
import type { RulesPlace } from '../../wanted/place.ts'
import { plainFolder } from '../../wanted/place.ts'
import { showFolderOf } from '../../wanted/showFolder.ts'
import { keyOf } from '../../wanted/wantedRules.ts'
import { isFolder } from '../namedPaths.ts'

export type TitlePlace = Extract<RulesPlace, { kind: 'title' }>

export interface NamedPlace<Place extends RulesPlace = RulesPlace> {
  readonly place: Place
  /** The folder, or a video of the title. */
  readonly path: string
}

/** As the library has them: its folders are real ones, and what is named may lead into one through a link. */
export function asInLibrary({ db }: Pick<Engine, 'db'>, paths: readonly string[]): readonly string[] {
  const roots = createFolderStore(db, systemClock).list()
  return paths.map((path) => {
    const real = realPathOf(path)
    return folderOfPath(roots, path) === null && folderOfPath(roots, real) !== null ? real : path
  })
}

/** Of what is gone, where its folder leads to; as it is named where that is gone too. */
function realPathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const folder = dirname(path)
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path
}

/** What decides where a title is said to lie. */
export interface TitleGround {
  /** Folders that the title was looked for in. */
  readonly scanned: readonly string[]
  /** Where something was said before. */
  readonly said: readonly RulesPlace[]
}

/** A folder stands for all below it, a video for its title; each once. */
export function placesOf(
  { db }: Pick<Engine, 'db'>,
  paths: readonly string[],
  said: TitleGround['said'],
): readonly NamedPlace[] {
  const titleOf = titlePlaces(db, { scanned: [], said })
  return onceEach(
    paths.map((path) => ({ path, place: isFolder(path) ? { kind: 'folder', folder: path } : titleOf(path) })),
  )
}

/** The titles of these videos, each once. */
export function titlesOf(
  { db }: Pick<Engine, 'db'>,
  videos: readonly string[],
  ground: TitleGround,
): readonly NamedPlace<TitlePlace>[] {
  const titleOf = titlePlaces(db, ground)
  return onceEach(videos.map((path) => ({ path, place: titleOf(path) })))
}

/**
 * Below the folder of the library that holds it, as the window says it, else below the one that it was looked for in, else
 * below its own; but where something was said of all that before, it is that which is meant.
 */
function titlePlaces(db: Engine['db'], { scanned, said }: TitleGround): (path: string) => TitlePlace {
  const roots = createFolderStore(db, systemClock).list()
  const titles = said.filter((place) => place.kind === 'title')
  return (path) => {
    const titleKey = showKeyOf(parseRelease(path))
    if (titleKey === '') return { kind: 'title', folder: dirname(path), titleKey }
    const around = scanned.find((folder) => isWithin(path, folder))
    const folder = folderOfPath(roots, path)?.path ?? around ?? showFolderOf(path)
    return titles.find((other) => isPartOf({ titleKey, folder }, other)) ?? { kind: 'title', folder, titleKey }
  }
}

/** Places of the same title below this one, such as of one season: what is said of all of it is said of them. */
export function partsOf<Place extends RulesPlace>(place: RulesPlace, said: readonly Place[]): readonly Place[] {
  if (place.kind !== 'title') return []
  return said.filter((other) => other.kind === 'title' && keyOf(other) !== keyOf(place) && isPartOf(other, place))
}

function isPartOf(part: Omit<TitlePlace, 'kind'>, whole: Omit<TitlePlace, 'kind'>): boolean {
  // A video without a title in its name is known by its folder alone.
  const isTitled = part.titleKey !== '' && part.titleKey === whole.titleKey
  return isTitled && isWithin(plainFolder(part.folder), plainFolder(whole.folder))
}

function onceEach<Place extends RulesPlace>(named: readonly NamedPlace<Place>[]): readonly NamedPlace<Place>[] {
  const byKey = new Map<string, NamedPlace<Place>>()
  for (const each of named) if (!byKey.has(keyOf(each.place))) byKey.set(keyOf(each.place), each)
  return [...byKey.values()]
}
