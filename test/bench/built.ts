/**
 * Builds what is measured: the program, its threads and every piece of work, beside one another. As TypeScript they would
 * hold 40 MB more, which Node's type stripper takes, and start later.
 */
import { readdirSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const works = fileURLToPath(new URL('work/', import.meta.url))

/** Of this run. Inside node_modules, so that the packages that stay packages are found. */
export const builtFolder = resolve(root, 'node_modules', '.cache', `undertitle-bench-${process.pid}`)

export async function buildAll(): Promise<void> {
  const files = readdirSync(works).filter((name) => name.endsWith('.ts'))
  const input = Object.fromEntries(files.map((name) => [basename(name, '.ts'), resolve(works, name)]))
  const options = { outDir: builtFolder, rolldownOptions: { input } }
  // The program's own entries stay: inputs are merged.
  await build({ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: options })
}

export function removeBuilt(): void {
  rmSync(builtFolder, { recursive: true, force: true })
}
