/** Whether a folder of the library is there: a look that takes a moment, where a scan takes minutes. Opens nothing in it. */
import { opendir } from 'node:fs/promises'
import { systemCode } from './readFolder.ts'

/** empty: as the mount point of a drive that was pulled, or a folder that was emptied on purpose */
export type RootStanding = 'held' | 'empty' | 'away' | 'unreadable'

export type LookAtRoot = (root: string) => Promise<RootStanding>

const meansAway: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR'])

export async function lookAtRoot(root: string): Promise<RootStanding> {
  try {
    for await (const _entry of await opendir(root)) return 'held'
    return 'empty'
  } catch (thrown) {
    return meansAway.has(systemCode(thrown)) ? 'away' : 'unreadable'
  }
}
