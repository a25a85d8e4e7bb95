/** Builds what the tests run as people do. */
import { resolve } from 'node:path'
import { build } from 'vite'

/** Inside node_modules, so that the packages that stay packages are found. */
export const builtFolder = resolve('node_modules', '.cache', `undertitle-${process.pid}`)
/** What tests make of a kind that others ask for as well. */
export const madeFolder = `${builtFolder}-made`

export async function buildAsShipped(configFile: string, outDir: string): Promise<void> {
  // Under vitest's own name for the environment, libraries would bring their development builds.
  const { NODE_ENV: own = '' } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    // The suites build into one folder, in any order.
    await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: false } })
  } finally {
    process.env['NODE_ENV'] = own
  }
}
