/** The home a command works in: the one that was named, else the usual one. */
import { resolve } from 'node:path'
import { usualDataFolder } from '../settings/dataFolder.ts'
import type { Terminal } from './terminal.ts'

/** Absolute. */
export function dataFolderPathOf(named: string | undefined, { cwd, env }: Pick<Terminal, 'cwd' | 'env'>): string {
  return named === undefined ? usualDataFolder({ env, platform: process.platform }) : resolve(cwd, named)
}
