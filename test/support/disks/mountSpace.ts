/** A place of its own for mounting (Linux, root): disks that are small, full, pulled or another system's, seen by the programs run in it alone. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Whether this machine lets the tests mount a disk in memory. */
export const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs none /mnt && umount /mnt']).status === 0

/** Disks of other systems, as programs in user space bring them. */
const formats = {
  exfat: { make: ['mkfs.exfat'], type: 'exfat-fuse' },
  ntfs: { make: ['mkfs.ntfs', '-F', '-Q', '-q'], type: 'ntfs-3g' },
} as const

export type DiskFormat = keyof typeof formats

const diskBytes = 64 * 2 ** 20

/** Whether this machine can make such a disk and mount it. */
export function canFormat(format: DiskFormat): boolean {
  if (!canMount) return false
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-disk-'))
  const [image, place] = [join(folder, 'image'), join(folder, 'place')]
  mkdirSync(place)
  const mount = `mount -t ${formats[format].type} -o loop ${image} ${place} && umount ${place}`
  const isMounted = makeDisk(image, format) && spawnSync('unshare', ['-m', 'sh', '-c', mount]).status === 0
  rmSync(folder, { recursive: true, force: true })
  return isMounted
}

function makeDisk(image: string, format: DiskFormat): boolean {
  const file = openSync(image, 'w')
  ftruncateSync(file, diskBytes)
  closeSync(file)
  const [program, ...options] = formats[format].make
  return spawnSync(program, [...options, image]).status === 0
}

export interface MountSpace {
  /** A disk in memory of so many bytes. */
  mountMemory(folder: string, bytes: number): void
  /** A disk of another system, made in the file `image`. */
  mountDisk(folder: string, disk: { readonly image: string; readonly format: DiskFormat }): void
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
  const disks: string[] = []
  onTestFinished(async () => {
    for (const folder of disks) run('umount', folder)
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
    mountDisk(folder, { image, format }) {
      if (!makeDisk(image, format)) throw new Error(`no ${format} disk could be made`)
      run('mount', '-t', formats[format].type, '-o', 'loop', image, folder)
      disks.push(folder)
    },
    plugIn: (disk, folder) => run('mount', '--bind', disk, folder),
    pull: (folder) => run('umount', '-l', folder),
    inside: (path) => `/proc/${String(holder.pid)}/root${path}`,
  }
}
