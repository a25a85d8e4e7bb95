/** Thread that listens to the system's events, so that a library of 100,000 files never stalls the app. Decides nothing. */
import { parentPort } from 'node:worker_threads'
import { watchWithChokidar } from './chokidarEvents.ts'
import type { WatchNews, WatchOrder } from './folderEvents.ts'
import { watchWithInotify } from './inotifyEvents.ts'
import type { TreeEvents } from './treeEvents.ts'

const watchTree = process.platform === 'linux' ? watchWithInotify : watchWithChokidar

/** Events of one moment are told together. */
const gatherMs = 100

const open = new Map<number, TreeEvents>()

function tell(news: WatchNews): void {
  parentPort?.postMessage(news)
}

function start(id: number, root: string): void {
  const folders = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  const onHint = (folder: string) => {
    folders.add(folder)
    timer ??= setTimeout(() => {
      timer = null
      tell({ kind: 'hint', id, folders: [...folders] })
      folders.clear()
    }, gatherMs)
  }
  const onReady = () => tell({ kind: 'ready', id })
  open.set(id, watchTree(root, { onReady, onHint, onTrouble: (code) => tell({ kind: 'trouble', id, code }) }))
}

parentPort?.on('message', (order: WatchOrder) => {
  if (order.kind === 'watch') {
    start(order.id, order.root)
    return
  }
  open.get(order.id)?.close()
  open.delete(order.id)
})
