/** Starts the thread that listens to the system's events, when the first folder is watched, and speaks with it. */
import { Worker } from 'node:worker_threads'
import type { EventHooks, FolderEvents, WatchNews, WatchOrder } from './folderEvents.ts'

/** All that it makes lives as long as the folders are watched: room for what dies young would only be held, 56 MB of it. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 }

export function createFolderEvents(workerUrl: URL): FolderEvents {
  const hooksOf = new Map<number, EventHooks>()
  let worker: Worker | null = null
  let lastId = 0

  function started(): Worker {
    if (worker) return worker
    const mine = new Worker(workerUrl, { resourceLimits })
    worker = mine
    mine.on('message', (news: WatchNews) => {
      const hooks = hooksOf.get(news.id)
      if (news.kind === 'ready') hooks?.onReady()
      if (news.kind === 'hint') hooks?.onHint(news.folders)
      if (news.kind === 'trouble') hooks?.onTrouble(news.code)
    })
    mine.on('error', () => undefined)
    mine.on('exit', () => {
      if (worker !== mine) return
      worker = null
      const orphans = [...hooksOf.values()]
      hooksOf.clear()
      for (const hooks of orphans) hooks.onTrouble('worker')
    })
    return mine
  }

  function order(message: WatchOrder): void {
    worker?.postMessage(message)
  }

  return {
    watch(root, hooks) {
      const id = ++lastId
      hooksOf.set(id, hooks)
      started()
      order({ kind: 'watch', id, root })
      return {
        close() {
          if (hooksOf.delete(id)) order({ kind: 'close', id })
        },
      }
    },
    async close() {
      const mine = worker
      worker = null
      hooksOf.clear()
      await mine?.terminate()
    },
  }
}
