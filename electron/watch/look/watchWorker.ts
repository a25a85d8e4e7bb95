/** Thread that listens to the system's events, so that a library of 100,000 files never stalls the app. Decides nothing. */
import { basename, dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { watch, type FSWatcher } from 'chokidar'
import { kindOfFile } from '../../library/scan/fileNames.ts'
import type { WatchNews, WatchOrder } from './folderEvents.ts'

/** Events of one moment are told together. */
const gatherMs = 100

const open = new Map<number, FSWatcher>()

function tell(news: WatchNews): void {
  parentPort?.postMessage(news)
}

function start(id: number, root: string): void {
  const folders = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  const hint = (folder: string) => {
    folders.add(folder)
    timer ??= setTimeout(() => {
      timer = null
      tell({ kind: 'hint', id, folders: [...folders] })
      folders.clear()
    }, gatherMs)
  }
  // Links are not followed: one that leads upwards turned one file into thousands of events.
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true,
    ignored: (path, stats) => stats?.isFile() === true && path !== root && kindOfFile(basename(path)) === 'other',
  })
  open.set(id, watcher)
  watcher
    .on('ready', () => tell({ kind: 'ready', id }))
    .on('error', (thrown) => tell({ kind: 'trouble', id, code: codeOf(thrown) }))
    .on('all', (event, path) => {
      const isFolder = event === 'addDir' || event === 'unlinkDir'
      hint(isFolder || path === root ? path : dirname(path))
    })
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : 'UNKNOWN'
}

parentPort?.on('message', (order: WatchOrder) => {
  if (order.kind === 'watch') {
    start(order.id, order.root)
    return
  }
  void open.get(order.id)?.close()
  open.delete(order.id)
})
