/**
 * Builds the program once for a run of the tests, beside and not over that in `dist`; `buildScreens.ts` adds the screens. Where
 * UNDERTITLE_BUILT names a folder with a build of this very source, as `npm ci` leaves one for .ci/run, all of it is taken from there.
 */
import { cpSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAsShipped, builtFolder, madeFolder } from './buildAsShipped.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built command line. */
    program: string
  }
}

export default async function buildProgram(project: TestProject): Promise<() => void> {
  const { UNDERTITLE_BUILT: earlier } = process.env
  if (earlier === undefined) await buildAsShipped('vite.config.ts', builtFolder)
  else cpSync(earlier, builtFolder, { recursive: true, filter: (path) => basename(path) !== 'compiled' })
  // For the workers, which start later (deskFilm.ts).
  process.env['UNDERTITLE_TEST_FILMS'] = join(madeFolder, 'films')
  project.provide('program', resolve(builtFolder, 'cli.js'))
  return () => {
    for (const folder of [builtFolder, madeFolder]) rmSync(folder, { recursive: true, force: true })
  }
}
