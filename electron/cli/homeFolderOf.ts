/** The home a command works in: the one that was named, else the usual one. */
import { resolve } from 'node:path'
import { usualHomeFolder } from '../settings/home.ts'
import type { Terminal } from './terminal.ts'

/** Absolute. */
export function homeFolderOf(named: string | undefined, { cwd, env }: Pick<Terminal, 'cwd' | 'env'>): string {
  return named === undefined ? usualHomeFolder({ env, platform: process.platform }) : resolve(cwd, named)
}
