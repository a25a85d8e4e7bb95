/**
 * Builds what is measured: the program, its threads and every piece of work, beside one another. As TypeScript they would
 * hold 40 MB more, which Node's type stripper takes, and start later.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import manifest from '../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../', import.meta.url))
const works = fileURLToPath(new URL('work/', import.meta.url))

/** Of this run. Inside node_modules, so that the packages that stay packages are found. */
export const builtFolder = resolve(root, 'node_modules', '.cache', `undertitle-bench-${process.pid}`)

/** What `npm start` gives the engine. */
export const startFlags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'))

export async function buildAll(): Promise<void> {
  const files = readdirSync(works).filter((name) => name.endsWith('.ts'))
  const input = Object.fromEntries(files.map((name) => [basename(name, '.ts'), resolve(works, name)]))
  const options = { outDir: builtFolder, rolldownOptions: { input } }
  // The program's own entries stay: inputs are merged.
  await build({ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: options })
  // As the package says it of what is shipped: else Node parses every file twice to find out.
  writeFileSync(join(builtFolder, 'package.json'), '{ "type": "module" }')
}

export function removeBuilt(): void {
  rmSync(builtFolder, { recursive: true, force: true })
}
