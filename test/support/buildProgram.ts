/** Builds the program and its screens once for a run of the tests, beside and not over those in `dist`. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built command line. */
    program: string
  }
}

export default async function buildProgram(project: TestProject): Promise<() => void> {
  // Inside node_modules, so that the packages that stay packages are found.
  const outDir = resolve('node_modules', '.cache', `undertitle-${process.pid}`)
  // As shipped: under vitest's own name for the environment, libraries would bring their development builds.
  const { NODE_ENV: own = '' } = process.env
  process.env['NODE_ENV'] = 'production'
  await build({ configFile: 'vite.config.ts', logLevel: 'error', build: { outDir } })
  await build({
    configFile: 'vite.renderer.config.ts',
    logLevel: 'error',
    build: { outDir: resolve(outDir, 'renderer') },
  })
  process.env['NODE_ENV'] = own
  project.provide('program', resolve(outDir, 'cli.js'))
  return () => rmSync(outDir, { recursive: true, force: true })
}
