/**
 * Events of a tree on Linux: one watch a folder, and no record of any file: 90,000 folders take some 170 MB, where chokidar's
 * records take 1.1 GB. What it asks the disk synchronously it asks in a thread of its own, of a local drive.
 */
import { lstatSync, readdirSync, watch, type Dirent, type FSWatcher } from 'node:fs'
import { basename, join } from 'node:path'
import { isHiddenFolder, kindOfFile } from '../../library/scan/fileNames.ts'
import { systemCode } from '../../library/scan/readFolder.ts'
import type { TreeEvents, TreeHooks } from './treeEvents.ts'

interface Folder {
  /** Of the root its whole path. */
  readonly name: string
  readonly above: Folder | null
  watcher: FSWatcher | null
  /** null: holds no folder. */
  below: Map<string, Folder> | null
}

/** Between them other orders have their turn. */
const foldersInSlice = 200

/** A folder that is gone again, or that nobody may read, is no trouble: the next look says so. */
const passing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'])

export function watchWithInotify(root: string, { onReady, onHint, onTrouble }: TreeHooks): TreeEvents {
  const top: Folder = { name: root, above: null, watcher: null, below: null }
  /** Not watched yet. */
  const coming: Folder[] = [top]
  /** Came later, and are hinted once all in them is watched: what was written meanwhile is in them. */
  let fresh: string[] = []
  let isReady = false
  let isClosed = false
  let slice: NodeJS.Immediate | null = setImmediate(watchSlice)

  function watchSlice(): void {
    slice = null
    for (let count = 0; count < foldersInSlice && !isClosed; count += 1) {
      const next = coming.pop()
      if (!next) {
        settle()
        return
      }
      if (isStillIn(next)) watchFolder(next)
    }
    if (!isClosed) slice = setImmediate(watchSlice)
  }

  function settle(): void {
    const hints = fresh
    fresh = []
    for (const path of hints) onHint(path)
    if (isReady) return
    isReady = true
    onReady()
  }

  /** First watched, then read: what comes between the two is told. */
  function watchFolder(folder: Folder): void {
    const path = pathOf(folder)
    try {
      folder.watcher = watch(path, { persistent: false }, (event, name) => {
        changed(folder, event, name)
      })
      folder.watcher.on('error', fail)
      for (const entry of readdirSync(path, { withFileTypes: true })) if (isWatched(entry)) add(folder, entry.name)
    } catch (thrown) {
      if (folder === top || !passing.has(systemCode(thrown))) fail(thrown)
    }
  }

  function fail(thrown: unknown): void {
    if (isClosed) return
    close()
    onTrouble(systemCode(thrown))
  }

  function add(above: Folder, name: string): void {
    const folder: Folder = { name, above, watcher: null, below: null }
    above.below ??= new Map()
    above.below.set(name, folder)
    coming.push(folder)
  }

  function changed(folder: Folder, event: string, name: string | null): void {
    if (isClosed) return
    if (name === null || (folder === top && name === basename(root))) onHint(pathOf(folder))
    if (name === null) return
    if (kindOfFile(name) !== 'other') onHint(pathOf(folder))
    try {
      if (event === 'rename') cameOrWent(folder, name)
    } catch (thrown) {
      fail(thrown)
    }
  }

  function cameOrWent(folder: Folder, name: string): void {
    const known = folder.below?.get(name)
    const isThere = isFolder(join(pathOf(folder), name)) && !isHiddenFolder(name)
    if (known) {
      drop(folder, known)
      onHint(pathOf(folder))
    }
    if (!isThere) return
    add(folder, name)
    fresh.push(join(pathOf(folder), name))
    slice ??= setImmediate(watchSlice)
  }

  function drop(above: Folder, folder: Folder): void {
    above.below?.delete(folder.name)
    if (above.below?.size === 0) above.below = null
    closeBelow(folder)
  }

  function close(): void {
    isClosed = true
    if (slice) clearImmediate(slice)
    closeBelow(top)
  }

  return { close }
}

function isWatched(entry: Dirent): boolean {
  return entry.isDirectory() && !isHiddenFolder(entry.name)
}

/** A link to a folder is none. */
function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory()
  } catch (thrown) {
    if (passing.has(systemCode(thrown))) return false
    throw thrown
  }
}

/** It may have gone, with a folder above it, before its turn came. */
function isStillIn({ name, above }: Folder): boolean {
  return above === null || (above.below?.has(name) === true && isStillIn(above))
}

function pathOf(folder: Folder): string {
  return folder.above ? join(pathOf(folder.above), folder.name) : folder.name
}

function closeBelow(folder: Folder): void {
  const open = [folder]
  for (let next = open.pop(); next; next = open.pop()) {
    next.watcher?.close()
    next.watcher = null
    open.push(...(next.below?.values() ?? []))
  }
}
