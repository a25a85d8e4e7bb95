/** A program: asks the system to watch each folder of a tree and does nothing else: the least of any watching in Node on Linux. */
import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { inputOf, report } from '../workSide.ts'

const { root } = inputOf<{ readonly root: string }>()
const idleMb = process.memoryUsage().rss / 2 ** 20

const startedMs = performance.now()
const watched: FSWatcher[] = []
const folders = [root]
for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
  watched.push(watch(folder))
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) folders.push(`${folder}/${entry.name}`)
  }
}
const readyMs = performance.now() - startedMs
const rssMb = process.memoryUsage().rss / 2 ** 20
for (const watcher of watched) watcher.close()
report({ readyMs, rssMb, idleMb, folders: watched.length })
