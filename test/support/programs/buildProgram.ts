/** Builds the program once for a run of the tests, beside and not over that in `dist`; `buildScreens.ts` adds the screens. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAsShipped, builtFolder } from './buildAsShipped.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built command line. */
    program: string
  }
}

export default async function buildProgram(project: TestProject): Promise<() => void> {
  await buildAsShipped('vite.config.ts', builtFolder)
  project.provide('program', resolve(builtFolder, 'cli.js'))
  return () => rmSync(builtFolder, { recursive: true, force: true })
}
