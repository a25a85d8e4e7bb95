/** A place of its own for mounting (Linux, root): disks that are small, full, or pulled, seen by the programs run in it alone. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Whether this machine lets the tests mount a disk in memory. */
export const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs none /mnt && umount /mnt']).status === 0

export interface MountSpace {
  /** A disk in memory of so many bytes. */
  mountMemory(folder: string, bytes: number): void
  /** What lies in `disk` appears at `folder`, as a drive that is plugged in. */
  plugIn(disk: string, folder: string): void
  /** As a drive that is pulled: at once, whoever has files open on it. */
  pull(folder: string): void
  /** Where the test sees what stands at this path in there. */
  inside(path: string): string
  /** Command and arguments that run another program in there. */
  readonly prefix: readonly string[]
}

export async function openMountSpace(): Promise<MountSpace> {
  const holder: ChildProcess = spawn('unshare', ['-m', 'sh', '-c', 'echo; exec sleep infinity'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(holder.stdout!, 'data')
  onTestFinished(async () => {
    holder.kill('SIGKILL')
    if (holder.exitCode === null && holder.signalCode === null) await once(holder, 'close')
  })
  const prefix = ['nsenter', `--mount=/proc/${String(holder.pid)}/ns/mnt`, '--']
  const [first = '', ...rest] = prefix
  function run(...command: readonly string[]): void {
    const { status, stderr } = spawnSync(first, [...rest, ...command], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
  }
  return {
    prefix,
    mountMemory: (folder, bytes) => run('mount', '-t', 'tmpfs', '-o', `size=${String(bytes)}`, 'none', folder),
    plugIn: (disk, folder) => run('mount', '--bind', disk, folder),
    pull: (folder) => run('umount', '-l', folder),
    inside: (path) => `/proc/${String(holder.pid)}/root${path}`,
  }
}
