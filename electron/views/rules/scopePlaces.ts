/**
 * Where rules can be said for some videos: the settings, the folders that hold all of them, and their titles. Pure; knows
 * what lies below each place, so that what a rule means there can be counted.
 */
import { hash } from 'node:crypto'
import { folderNameOf, isWithin, nameOfPath, type FolderPath } from '../folders/folderPaths.ts'
import type { RulesPlace } from '../../wanted/place.ts'
import { distanceTo } from '../../wanted/place.ts'

/** What of a library's video decides where it stands. */
export interface PlacedVideo {
  readonly path: string
  readonly folderId: string
  readonly title: string | null
  readonly showKey: string
}

export interface ScopePlace {
  readonly id: string
  readonly kind: 'settings' | 'folder' | 'titles'
  readonly name: string
  /** What is written at: none for the settings, several for several titles. */
  readonly places: readonly RulesPlace[]
  holds(video: PlacedVideo): boolean
}

const settingsPlace: ScopePlace = { id: 'settings', kind: 'settings', name: '', places: [], holds: () => true }

/** From the settings down. @param folders Those of the library. */
export function scopePlaces(videos: readonly PlacedVideo[], folders: readonly FolderPath[]): readonly ScopePlace[] {
  return [settingsPlace, ...foldersOf(videos, folders), ...titlesOf(videos, folders)]
}

function foldersOf(videos: readonly PlacedVideo[], folders: readonly FolderPath[]): readonly ScopePlace[] {
  const [first] = videos
  const root = folders.find(({ id }) => id === first?.folderId)
  if (!first || !root || videos.some(({ folderId }) => folderId !== root.id)) return []
  let deepest = folderNameOf(first.path)
  for (const { path } of videos) while (!isWithin(path, deepest)) deepest = folderNameOf(deepest)
  const chain: string[] = []
  for (let folder = deepest; isWithin(folder, root.path); folder = folderNameOf(folder)) chain.unshift(folder)
  return chain.map((folder) => ({
    id: idOf('folder', folder),
    kind: 'folder',
    name: [nameOfPath(root.path), ...folder.slice(root.path.length).split(/[/\\]/).filter(Boolean)].join('/'),
    places: [{ kind: 'folder', folder }],
    holds: ({ path }) => isWithin(path, folder),
  }))
}

function titlesOf(videos: readonly PlacedVideo[], folders: readonly FolderPath[]): readonly ScopePlace[] {
  if (videos.length === 0) return []
  const places = titlePlaces(videos, folders)
  const keys = new Set(places.map(({ titleKey }) => titleKey))
  return [
    {
      id: idOf('titles', JSON.stringify(places)),
      kind: 'titles',
      name: places.length === 1 ? (videos[0]?.title ?? nameOfPath(videos[0]?.path ?? '')) : '',
      places,
      holds: ({ path, showKey }) =>
        keys.has(showKey) && places.some((place) => distanceTo(place, path, () => showKey) !== null),
    },
  ]
}

type TitlePlace = Extract<RulesPlace, { kind: 'title' }>

/** One a title, in the order in which they are met. */
export function titlePlaces(videos: readonly PlacedVideo[], folders: readonly FolderPath[]): readonly TitlePlace[] {
  const roots = new Map(folders.map(({ id, path }) => [id, path]))
  const places = new Map<string, TitlePlace>()
  for (const { path, folderId, showKey } of videos) {
    // As matching's showPlaceOf: a video without a title is known by the folder it lies in.
    const folder = showKey === '' ? folderNameOf(path) : (roots.get(folderId) ?? folderNameOf(path))
    const key = `${folder}\n${showKey}`
    if (!places.has(key)) places.set(key, { kind: 'title', folder, titleKey: showKey })
  }
  return [...places.values()]
}

/** The same for the same place, and no path. */
function idOf(kind: string, text: string): string {
  return `${kind}-${hash('sha256', text).slice(0, 24)}`
}
