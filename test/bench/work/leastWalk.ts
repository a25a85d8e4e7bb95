/** A program: lists every folder and asks for size and time of every file, and knows nothing of them: the least of any scan in Node. */
import { lstatSync, readdirSync } from 'node:fs'
import { inputOf, report } from '../workSide.ts'

const { root } = inputOf<{ readonly root: string }>()

const startedMs = performance.now()
let bytes = 0
const folders = [root]
for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) folders.push(path)
    else bytes += lstatSync(path).size
  }
}
report({ ms: performance.now() - startedMs, bytes })
