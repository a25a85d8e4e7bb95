/** Thread that listens to the system's events, so that a library of 100,000 files never stalls the app. Decides nothing. */
import { parentPort } from 'node:worker_threads'
import { createBreather } from '../library/breather.ts'
import { isHiddenFolder, kindOfFile } from '../library/fileNames.ts'
import type { WatchNews, WatchOrder } from './folderEvents.ts'
import { listenToFolders } from './listenToFolders.ts'
import { listenToTree, type Listening } from './listenToTree.ts'
import { createWatchBudget } from './watchBudget.ts'

/** Events of one moment are told together. */
const gatherMs = 100
/** Some 1.4 KB each. */
const mostFolders = 150_000

const watchesTrees = process.platform === 'darwin' || process.platform === 'win32'
const rules = { isMedia: (name: string) => kindOfFile(name) !== 'other', isHiddenFolder }
const parts = { ...rules, budget: createWatchBudget(mostFolders), breathe: createBreather() }
const open = new Map<number, Listening>()

function tell(news: WatchNews): void {
  parentPort?.postMessage(news)
}

function start(id: number, root: string): void {
  const folders = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  const hooks = {
    onReady: () => tell({ kind: 'ready', id }),
    onTrouble: (code: string) => tell({ kind: 'trouble', id, code }),
    onHint(folder: string) {
      folders.add(folder)
      timer ??= setTimeout(() => {
        timer = null
        tell({ kind: 'hint', id, folders: [...folders] })
        folders.clear()
      }, gatherMs)
    },
  }
  open.set(id, watchesTrees ? listenToTree(root, hooks, parts) : listenToFolders(root, hooks, parts))
}

parentPort?.on('message', (order: WatchOrder) => {
  if (order.kind === 'watch') {
    start(order.id, order.root)
    return
  }
  open.get(order.id)?.close()
  open.delete(order.id)
})
