/** Where systems keep the videos of their user, so that those are one press away. Reads names, and where Linux says what they are called. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const usualNames = ['Videos', 'Movies']

/** Absolute paths of those that are there. */
export async function findVideoFolders(home: string): Promise<readonly string[]> {
  const named = await nameOnLinux(home)
  const names = named === null ? usualNames : [named, ...usualNames.filter((name) => name !== named)]
  const found = await Promise.all(names.map((name) => folderAt(join(home, name))))
  return found.flat()
}

/** 'Vídeos', in the language that the desktop was set up in; null where nothing says it, or it is not below the home folder. */
async function nameOnLinux(home: string): Promise<string | null> {
  const text = await readFile(join(home, '.config', 'user-dirs.dirs'), 'utf8').catch(() => '')
  const [, name] = /^XDG_VIDEOS_DIR="\$HOME\/([^"/]+)\/?"$/m.exec(text) ?? []
  return name ?? null
}

async function folderAt(path: string): Promise<readonly string[]> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  return isFolder ? [path] : []
}
