/** Every way in which a folder comes into the library: browsed, dropped, chosen, or the sample. No path comes from a page. */
import { stat } from 'node:fs/promises'
import type { Folder, OpenedPlace } from '../../../shared/contract/library.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { makeDemo } from '../../library/demo/makeDemo.ts'
import { kindOfFile } from '../../library/scan/fileNames.ts'
import { createHandles } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Undoing } from '../rules/undoing.ts'
import { folderOfPath, nameOfPath } from './folderPaths.ts'
import type { RemovedFolder } from './folderStore.ts'
import { realFolder, type Places, type ShownFiles } from './places.ts'
import type { Ids } from '../../../node/ids.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface FolderCommandsParts {
  readonly places: Places
  readonly library: Pick<LibrarySession, 'addFolder' | 'removeFolder' | 'putFolderBack' | 'folders' | 'scan'>
  readonly undoing: Pick<Undoing, 'keep'>
  readonly chooseFolder: (() => Promise<string | null>) | null
  /** Where the sample videos are laid out, and the catalogue that lists them. */
  readonly demo: { readonly folder: string; readonly catalogue: string }
  readonly ids: Ids
  readonly bugs: Bugs
}

export interface FolderCommands {
  /** Paths that a trusted bridge has got from the system; answers the id for `addDropped`. */
  registerDrop(paths: readonly string[]): string
  /** The paths behind such an id. @throws AppError 'input.invalid' for one that is not known */
  dropped(dropId: string): readonly string[]
  browse(placeId: string | null, files: ShownFiles): Promise<OpenedPlace>
  /** The path of a place that was browsed to. */
  placePath(placeId: string): Promise<string>
  add(placeId: string): Promise<Folder>
  addDropped(dropId: string): Promise<Folder[]>
  choose(): Promise<Folder | null>
  /** Answers what brings it back, with all it had. @throws AppError 'folder.missing' */
  remove(folderId: string): Promise<{ readonly undoId: string; readonly name: string }>
  /** The path of a place that was browsed to, or with null of what the system's dialog answers; null when it was closed. */
  pathOf(placeId: string | null): Promise<string | null>
  addSample(): Promise<Folder>
  scanAll(): void
}

const mostDrops = 100

export function createFolderCommands(parts: FolderCommandsParts): FolderCommands {
  const { library, places } = parts
  const drops = createHandles<readonly string[]>(parts.ids, mostDrops)

  function inBackground(work: Promise<void>): void {
    work.catch((thrown: unknown) => {
      const error = toAppError(thrown)
      if (error.code !== 'cancelled') parts.bugs.report(error)
    })
  }

  async function addPath(path: string): Promise<Folder> {
    const folder = library.addFolder(await realFolder(path))
    inBackground(library.scan(folder.id))
    return folder
  }

  /** Where another folder holds it by now, that one is scanned, as it may not know it yet. */
  async function comeBack(removed: RemovedFolder): Promise<void> {
    await library.putFolderBack(removed)
    const holder = folderOfPath(library.folders(), removed.folder.path)
    if (holder) await library.scan(holder.id)
  }

  function dropped(dropId: string): readonly string[] {
    const paths = drops.get(dropId)
    if (!paths) throw new AppError('input.invalid', 'These files are no longer known. Drop them again.')
    return paths
  }

  async function dialogPath(): Promise<string | null> {
    if (!parts.chooseFolder) throw new AppError('input.invalid', 'This host has no dialog for folders. Browse instead.')
    return parts.chooseFolder()
  }

  return {
    dropped,
    registerDrop: (paths) => drops.idOf(parts.ids.newId(), [...paths]),
    browse: (placeId, files) => places.open(placeId, files),
    placePath: (placeId) => places.pathOf(placeId),
    add: async (placeId) => addPath(await places.pathOf(placeId)),
    async addDropped(dropId) {
      const usable = await usablePaths(dropped(dropId))
      if (usable.length === 0) throw new AppError('input.invalid', 'Drop folders or videos; other files are not taken.')
      const folders = new Map<string, Folder>()
      for (const path of usable) {
        const folder = await addPath(path)
        folders.set(folder.id, folder)
      }
      return [...folders.values()]
    },
    async choose() {
      const path = await dialogPath()
      return path === null ? null : addPath(path)
    },
    async remove(folderId) {
      const removed = await library.removeFolder(folderId)
      const name = nameOfPath(removed.folder.path)
      const undoId = parts.undoing.keep({ kind: 'unlisted', name }, () => {
        inBackground(comeBack(removed))
      })
      return { undoId, name }
    },
    pathOf: (placeId) => (placeId === null ? dialogPath() : places.pathOf(placeId)),
    async addSample() {
      const { folder, catalogue } = parts.demo
      await makeDemo(folder, catalogue)
      return addPath(folder)
    },
    scanAll() {
      inBackground(library.scan(null))
    },
  }
}

async function usablePaths(paths: readonly string[]): Promise<readonly string[]> {
  const usable = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => null)
      return found?.isDirectory() || (found?.isFile() && kindOfFile(nameOfPath(path)) === 'video') ? [path] : []
    }),
  )
  return usable.flat()
}
