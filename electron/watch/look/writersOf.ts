/** Which files another program holds open for writing. Linux only: elsewhere nobody can say without special rights. */
import { readdir, readFile, readlink } from 'node:fs/promises'

const writeFlags = 0o3

/** Never rejects; what cannot be looked at counts as not open. Other users' programs cannot be looked at. */
export async function heldOpenForWriting(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const held = new Set<string>()
  if (process.platform !== 'linux' || paths.length === 0) return held
  const wanted = new Set(paths)
  const processes = (await namesIn('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of processes) {
    for (const handle of await namesIn(`/proc/${pid}/fd`)) {
      const target = await readlink(`/proc/${pid}/fd/${handle}`).catch(() => '')
      if (wanted.has(target) && (await isForWriting(pid, handle))) held.add(target)
    }
  }
  return held
}

async function isForWriting(pid: string, handle: string): Promise<boolean> {
  const facts = await readFile(`/proc/${pid}/fdinfo/${handle}`, 'utf8').catch(() => '')
  const [, flags = '0'] = /^flags:\s+([0-7]+)/m.exec(facts) ?? []
  return (parseInt(flags, 8) & writeFlags) !== 0
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}
