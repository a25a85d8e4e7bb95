/** Where `rules` and `ignore` change something: the folders and titles that are named, and those of the videos in a scope. */
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../../shared/release/title/showKey.ts'
import { systemClock } from '../../../node/clock.ts'
import type { Engine } from '../../engine/compose.ts'
import { folderOfPath } from '../../views/folders/folderPaths.ts'
import { createFolderStore } from '../../views/folders/folderStore.ts'
import type { RulesPlace } from '../../wanted/place.ts'
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

/** A folder stands for all below it, a video for its title, below the folder of the library that holds it; each once. */
export function placesOf({ db }: Pick<Engine, 'db'>, paths: readonly string[]): readonly NamedPlace[] {
  const titleOf = titlePlaces(db)
  return onceEach(
    paths.map((path) => ({ path, place: isFolder(path) ? { kind: 'folder', folder: path } : titleOf(path) })),
  )
}

/** The titles of these videos, each once. */
export function titlesOf({ db }: Pick<Engine, 'db'>, videos: readonly string[]): readonly NamedPlace<TitlePlace>[] {
  const titleOf = titlePlaces(db)
  return onceEach(videos.map((path) => ({ path, place: titleOf(path) })))
}

function titlePlaces(db: Engine['db']): (path: string) => TitlePlace {
  const roots = createFolderStore(db, systemClock).list()
  return (path) => {
    const titleKey = showKeyOf(parseRelease(path))
    const root = titleKey === '' ? null : folderOfPath(roots, path)
    return { kind: 'title', folder: root?.path ?? dirname(path), titleKey }
  }
}

function onceEach<Place extends RulesPlace>(named: readonly NamedPlace<Place>[]): readonly NamedPlace<Place>[] {
  const byKey = new Map<string, NamedPlace<Place>>()
  for (const each of named) if (!byKey.has(keyOf(each.place))) byKey.set(keyOf(each.place), each)
  return [...byKey.values()]
}
