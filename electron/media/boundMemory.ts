/**
 * A bound on all the memory that a child may take, where the system has one that holds for every allocation: Linux counts what a
 * process may write to (RLIMIT_DATA, since 4.7), and refuses more. Elsewhere ffmpeg's own bound on one block is what there is.
 */
import { existsSync } from 'node:fs'

export interface Started {
  readonly program: string
  readonly args: readonly string[]
}

const shell = '/bin/sh'
/** The shell becomes the program: the same process, so that its end and its signals are the program's. */
const bounded = 'ulimit -d "$0" 2>/dev/null; exec "$@"'
/** What a shell answers where the program is not there. */
export const noProgramCode = 127

const isBounded = process.platform === 'linux' && existsSync(shell)

export function boundMemory({ program, args }: Started, mostBytes: number): Started {
  if (!isBounded) return { program, args }
  return { program: shell, args: ['-c', bounded, String(Math.floor(mostBytes / 1024)), program, ...args] }
}
