/** Builds the screens beside the program, once for all suites that open them. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildAsShipped, builtFolder } from '../programs/buildAsShipped.ts'

export default async function buildScreens(): Promise<void> {
  const folder = resolve(builtFolder, 'renderer')
  if (!existsSync(folder)) await buildAsShipped('vite.renderer.config.ts', folder)
}
