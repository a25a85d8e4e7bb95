/** Builds the screens, and the page of whoever runs a service, beside the program, once for all suites that open them. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildAsShipped, builtFolder } from '../programs/buildAsShipped.ts'

const pages = { renderer: 'vite.renderer.config.ts', 'cli/operator': 'vite.operator.config.ts' } as const

export default async function buildScreens(): Promise<void> {
  for (const [name, config] of Object.entries(pages)) {
    const folder = resolve(builtFolder, name)
    if (!existsSync(folder)) await buildAsShipped(config, folder)
  }
}
