/**
 * Listens to the system's events below a root and says in which folders something may have changed; what, is found out by
 * looking. For systems that cannot watch a tree (Linux): each folder has a watch of its own. In a thread of its own, so it waits
 * for the disk where that is faster; the disk is a local one.
 */
import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { basename, join } from 'node:path'
import { systemCodeOf } from '../sidecar/disk.ts'
import type { Listening, ListenHooks, ListenRules } from './listenToTree.ts'
import type { WatchBudget } from './watchBudget.ts'

/** As small as can be: a large library has 100,000 of them. */
interface Folder {
  readonly name: string
  readonly above: Folder | null
  watcher: FSWatcher | null
  inside: Map<string, Folder> | null
}

const none: ReadonlySet<string> = new Set()
/** Gone in the meantime, or not ours to read: the next look says so. */
const passing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'])

export interface FolderListening extends ListenRules {
  readonly budget: WatchBudget
  /** Lets events be taken in between. */
  readonly breathe: () => Promise<void>
}

export function listenToFolders(root: string, hooks: ListenHooks, parts: FolderListening): Listening {
  const { budget, breathe, isMedia } = parts
  const top: Folder = { name: root, above: null, watcher: null, inside: null }
  /** Folders whose own folders may be others than they were. */
  const toList = new Set<Folder>()
  let isListing = false
  let isReady = false
  let isClosed = false

  function open(folder: Folder): void {
    const path = pathOf(folder)
    try {
      const watcher = watch(path)
      folder.watcher = watcher
      watcher.on('change', (kind, name) => onEvent(folder, kind, typeof name === 'string' ? name : null))
      watcher.on('error', (thrown) => {
        if (folder.above) onEvent(folder.above, 'rename', folder.name)
        else end(systemCodeOf(thrown))
      })
      toList.add(folder)
    } catch (thrown) {
      const code = systemCodeOf(thrown)
      if (!folder.above || !passing.has(code)) end(code)
    }
  }

  function onEvent(folder: Folder, kind: string, name: string | null): void {
    if (isClosed) return
    const isOfRoot = !folder.above && name === basename(folder.name)
    if (name === null || isOfRoot || isMedia(name)) hooks.onHint(pathOf(folder))
    const named = name === null ? undefined : folder.inside?.get(name)
    const isReadableNow = named?.watcher === null
    // Another folder may have taken this name: the old watch has gone along with the old folder.
    if (named && (kind === 'rename' || isReadableNow)) drop(named)
    else if (kind !== 'rename') return
    toList.add(folder)
    void listAll()
  }

  async function listAll(): Promise<void> {
    if (isListing) return
    isListing = true
    for (const folder of toList) {
      if (isClosed) return
      toList.delete(folder)
      if (folder.watcher) compare(folder, foldersIn(pathOf(folder), parts))
      await breathe()
    }
    isListing = false
    if (!isReady && !isClosed) hooks.onReady()
    isReady = true
  }

  function compare(folder: Folder, names: ReadonlySet<string> | null): void {
    if (!folder.watcher || isClosed) return
    if (names === null) {
      if (folder.above) drop(folder)
      else hooks.onHint(folder.name)
      return
    }
    for (const [name, known] of folder.inside ?? []) if (!names.has(name)) drop(known)
    for (const name of names) if (!folder.inside?.has(name)) add(folder, name)
  }

  function add(above: Folder, name: string): void {
    if (isClosed) return
    if (!budget.take()) {
      end('TOOMANY')
      return
    }
    const folder: Folder = { name, above, watcher: null, inside: null }
    above.inside = (above.inside ?? new Map<string, Folder>()).set(name, folder)
    open(folder)
    if (isReady) hooks.onHint(pathOf(folder))
  }

  /** With all that lies in it. */
  function drop(folder: Folder): void {
    folder.above?.inside?.delete(folder.name)
    if (isReady) hooks.onHint(pathOf(folder))
    release(folder)
  }

  function release(folder: Folder): void {
    folder.watcher?.close()
    folder.watcher = null
    toList.delete(folder)
    if (folder.above) budget.giveBack()
    for (const below of folder.inside?.values() ?? []) release(below)
    folder.inside = null
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    release(top)
  }

  function end(code: string): void {
    if (isClosed) return
    close()
    hooks.onTrouble(code)
  }

  open(top)
  void listAll()
  return { close }
}

function pathOf(folder: Folder): string {
  return folder.above ? join(pathOf(folder.above), folder.name) : folder.name
}

/** Links are not followed: one that leads upwards turned one file into thousands of events. null: it is gone. */
function foldersIn(path: string, { isHiddenFolder }: ListenRules): ReadonlySet<string> | null {
  try {
    const entries = readdirSync(path, { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory() && !isHiddenFolder(entry.name))
    return folders.length === 0 ? none : new Set(folders.map(({ name }) => name))
  } catch (thrown) {
    return systemCodeOf(thrown) === 'ENOENT' ? null : none
  }
}
