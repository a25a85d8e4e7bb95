/**
 * The folders of the library as a tree: how many videos lie below each, and which of them are a title's own, for a film's
 * own folder is no place to choose. Each folder is kept once, whatever lies in it; a video changes its own line.
 */
import type { FolderTreeNode as ShownNode } from '../../../../shared/contract/library.ts'
import { titleKey } from '../../../../shared/release/title/titleKey.ts'
import { compareText } from '../../../../shared/text/compareText.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { folderNameOf, isWithin, nameOfPath, type FolderPath } from '../../folders/folderPaths.ts'
import { searchKeyOf, sortKeyOf } from './titleOrder.ts'

/** As the tree knows it: what could not be read in it no video tells. */
export type FolderTreeNode = Omit<ShownNode, 'unreadable'>

export interface TreeFolder {
  /** null for a folder of the library. */
  readonly parent: TreeFolder | null
  readonly name: string
  /** As it is searched. */
  readonly key: string
  /** The folder of the library that it lies in. */
  readonly rootId: string
  readonly children: Map<string, TreeFolder>
  videos: number
  /** What all videos below are of; null before the first, 'several' where they differ. */
  family: string | null
  /** Whether its name is that of the one title in it; null until that is asked. Read once: a library has a folder a film. */
  isNamedLikeItsTitle: boolean | null
}

/** No family is named so: each begins with its kind. */
export const several = 'several'

export interface FolderTree {
  /** The folder of a video; it is counted below that from now on. */
  add(video: Located): TreeFolder
  remove(folder: TreeFolder): void
  /** After videos went: of the folders of several titles above them, which still are. In slices. */
  settle(videos: ReadonlyMap<string, InFolder>): Promise<void>
  /** Which folders the library has, for their names. */
  setRoots(roots: readonly FolderPath[]): void
  tokenOf(folder: TreeFolder): string
  rootToken(rootId: string): string
  find(token: string): TreeFolder | null
  /** Id of a folder of the library → number of its videos. */
  videosByRoot(): ReadonlyMap<string, number>
  nodes(stateOf: (rootId: string) => FolderTreeNode['state']): FolderTreeNode[]
}

/** A video and the folder that it was added to. */
export interface InFolder {
  readonly entry: Pick<Located, 'family'>
  readonly folder: TreeFolder
}

export interface Located {
  readonly path: string
  readonly folderId: string
  readonly root: string
  readonly family: string
}

/** Beyond that a list of folders helps nobody: the search finds the rest. */
const mostNodes = 400

export function createFolderTree(): FolderTree {
  let rootNames = new Map<string, string>()
  const roots = new Map<string, TreeFolder>()
  const byPath = new Map<string, TreeFolder>()
  /** Folders of several titles that may be of one since a video went. */
  let doubtful = new Set<TreeFolder>()

  function rootOf({ folderId, root }: Located): TreeFolder {
    const known = roots.get(folderId)
    if (known) return known
    const made = newFolder(null, nameOfPath(root), folderId)
    roots.set(folderId, made)
    return made
  }

  function folderAt(path: string, video: Located): TreeFolder {
    if (path === video.root || !isWithin(path, video.root)) return rootOf(video)
    const known = byPath.get(path)
    if (known) return known
    const parent = folderAt(folderNameOf(path), video)
    const name = nameOfPath(path)
    const made = newFolder(parent, name, video.folderId)
    parent.children.set(name, made)
    byPath.set(path, made)
    return made
  }

  const rootToken = (rootId: string) => rootNames.get(rootId) ?? roots.get(rootId)?.name ?? ''

  function tokenOf(folder: TreeFolder): string {
    return folder.parent === null ? rootToken(folder.rootId) : `${tokenOf(folder.parent)}/${folder.name}`
  }

  function find(token: string): TreeFolder | null {
    for (const root of roots.values()) {
      const name = tokenOf(root)
      if (token === name) return root
      if (!token.startsWith(`${name}/`)) continue
      const names = token.slice(name.length + 1).split('/')
      const found = names.reduce<TreeFolder | undefined>((folder, each) => folder?.children.get(each), root)
      if (found) return found
    }
    return null
  }

  return {
    find,
    add(video) {
      const folder = folderAt(folderNameOf(video.path), video)
      for (let each: TreeFolder | null = folder; each; each = each.parent) {
        each.videos += 1
        if (each.family === video.family || each.family === several) continue
        each.family = each.family === null ? video.family : several
        each.isNamedLikeItsTitle = null
      }
      return folder
    },
    remove(folder) {
      for (let each: TreeFolder | null = folder; each; each = each.parent) {
        each.videos -= 1
        if (each.videos === 0) each.family = null
        else if (each.family === several) doubtful.add(each)
      }
    },
    async settle(videos) {
      while (doubtful.size > 0) {
        const asked = doubtful
        doubtful = new Set()
        await settleFamilies(asked, videos.values(), yieldToEventLoop)
      }
    },
    setRoots(next) {
      rootNames = distinctNames(next)
      const ids = new Set(next.map(({ id }) => id))
      for (const id of roots.keys()) if (!ids.has(id)) roots.delete(id)
    },
    tokenOf,
    rootToken,
    videosByRoot: () => new Map([...roots].map(([id, { videos }]) => [id, videos])),
    nodes(stateOf) {
      const nodes: FolderTreeNode[] = []
      const visit = (folder: TreeFolder, parent: FolderTreeNode | null) => {
        if (nodes.length >= mostNodes) return
        const name = parent === null ? rootToken(folder.rootId) : folder.name
        const token = parent === null ? name : `${parent.token}/${name}`
        const place = { token, name, level: (parent?.level ?? 0) + 1, parent: parent?.token ?? null }
        const node = { ...place, videos: folder.videos, state: stateOf(folder.rootId) }
        nodes.push(node)
        const inside = [...folder.children.values()].filter((child) => child.videos > 0 && isPlaceToChoose(child))
        for (const child of byName(inside)) visit(child, node)
      }
      for (const id of rootNames.size > 0 ? rootNames.keys() : roots.keys()) {
        const folder = roots.get(id) ?? newFolder(null, rootToken(id), id)
        visit(folder, null)
      }
      return nodes
    },
  }
}

/** A folder is settled as soon as a second title is met below it. @param asked Becomes those of one title or none. */
async function settleFamilies(
  asked: Set<TreeFolder>,
  videos: Iterable<InFolder>,
  yieldToEventLoop: () => Promise<void>,
): Promise<void> {
  const met = new Map<TreeFolder, string>()
  for (const { entry, folder } of videos) {
    if (asked.size === 0) return
    for (let each: TreeFolder | null = folder; each; each = each.parent) {
      if (!asked.has(each)) continue
      if (met.has(each) && met.get(each) !== entry.family) asked.delete(each)
      met.set(each, entry.family)
    }
    await yieldToEventLoop()
  }
  for (const folder of asked) {
    folder.family = met.get(folder) ?? null
    folder.isNamedLikeItsTitle = null
  }
}

/** A folder of several titles, or one that only happens to hold one so far ("Anime", with one show's folder in it). */
function isPlaceToChoose(folder: TreeFolder): boolean {
  if (folder.family === several) return true
  return !isNamedLikeItsTitle(folder) && [...folder.children.values()].some(hasTitleFolder)
}

function hasTitleFolder(folder: TreeFolder): boolean {
  return folder.videos > 0 && (isNamedLikeItsTitle(folder) || [...folder.children.values()].some(hasTitleFolder))
}

/** "Mecha Garden (2011)" of "Mecha Garden"; a year or tags may follow. */
function isNamedLikeItsTitle(folder: TreeFolder): boolean {
  folder.isNamedLikeItsTitle ??= isNameOfTitle(folder)
  return folder.isNamedLikeItsTitle
}

function isNameOfTitle({ name, family }: TreeFolder): boolean {
  const key = family?.slice(family.indexOf(' ') + 1) ?? ''
  return key !== '' && `${titleKey(name)} `.startsWith(`${key} `)
}

function newFolder(parent: TreeFolder | null, name: string, rootId: string): TreeFolder {
  return {
    parent,
    name,
    key: searchKeyOf(name),
    rootId,
    children: new Map(),
    videos: 0,
    family: null,
    isNamedLikeItsTitle: null,
  }
}

function byName(folders: readonly TreeFolder[]): readonly TreeFolder[] {
  return folders
    .map((folder) => ({ folder, key: sortKeyOf(folder.name) }))
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ folder }) => folder)
}

/** Folders of the same name are told apart by those around them: 'a/Series', 'b/Series'. */
function distinctNames(roots: readonly FolderPath[]): Map<string, string> {
  const parts = roots.map(({ path }) => path.split(/[/\\]/).filter((part) => part !== ''))
  const nameWith = (at: number, length: number) => parts[at]?.slice(-length).join('/') || (roots[at]?.path ?? '')
  return new Map(
    roots.map(({ id }, at) => {
      let length = 1
      const isShared = () => roots.some((_, other) => other !== at && nameWith(other, length) === nameWith(at, length))
      while (length < (parts[at]?.length ?? 0) && isShared()) length += 1
      return [id, nameWith(at, length)]
    }),
  )
}
