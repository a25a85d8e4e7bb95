/** The entry of a thread for one test: a file with these lines, which may import what `node/thread/` serves with. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tempFolder } from '../disks/tempFolder.ts'

const serving = (name: string) => new URL(`../../../node/thread/${name}.ts`, import.meta.url).href

export function threadEntry(...lines: readonly string[]): URL {
  const file = join(tempFolder(), 'entry.mjs')
  const imports = [
    "import { parentPort, workerData } from 'node:worker_threads'",
    `import { serveBatches } from '${serving('pulledStream')}'`,
    `import { serveCalls } from '${serving('callThread')}'`,
  ]
  writeFileSync(file, [...imports, ...lines].join('\n'))
  return pathToFileURL(file)
}
