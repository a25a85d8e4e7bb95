/** Where drives are found on each system. Reads names only. */
import { access, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'

const letters = 'CDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Absolute paths: the whole disk, and what is mounted for people to use. */
export async function findDrives(platform: NodeJS.Platform): Promise<readonly string[]> {
  if (platform === 'win32') return there(letters.map((letter) => `${letter}:\\`))
  if (platform === 'darwin') return ['/', ...(await below('/Volumes'))]
  const { username } = userInfo()
  const mounted = await Promise.all([`/media/${username}`, `/run/media/${username}`, '/mnt'].map(below))
  return ['/', ...mounted.flat()]
}

async function there(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      access(path).then(
        () => [path],
        () => [],
      ),
    ),
  )
  return found.flat()
}

async function below(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
}
