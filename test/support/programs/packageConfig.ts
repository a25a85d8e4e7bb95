/** Reads electron-builder.yml the way electron-builder does, and checks it against its schema. Downloads nothing. */
import { createRequire } from 'node:module'
import type { Configuration } from 'electron-builder'

interface ConfigTools {
  getConfig(folder: string, file: string, options: null): Promise<Configuration>
  validateConfiguration(config: unknown, log: unknown): Promise<void>
}

// A dependency of electron-builder, found from where that lies; its own types do not name these files.
const fromBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
const tools = fromBuilder('app-builder-lib/out/util/config/config') as ConfigTools
const { DebugLogger } = fromBuilder('builder-util') as { DebugLogger: new (isEnabled: boolean) => unknown }

export function readPackageConfig(): Promise<Configuration> {
  return tools.getConfig(process.cwd(), 'electron-builder.yml', null)
}

/** Rejects with what does not fit. */
export function validatePackageConfig(config: unknown): Promise<void> {
  return tools.validateConfiguration(config, new DebugLogger(false))
}
