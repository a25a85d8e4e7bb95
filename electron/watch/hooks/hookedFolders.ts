/**
 * From a path that somebody outside names to the folder that is looked at: only ever one of the library, or inside one, also
 * after every link on the way was followed. What is there no more is looked for from the nearest folder that is.
 */
import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, normalize, sep } from 'node:path'
import { toOurs, type FolderPair } from '../../../shared/players/folderPairs.ts'

export interface HookedPlace {
  readonly root: string
  /** The root itself, or below it. */
  readonly folder: string
  /** What was named in it, and is there. */
  readonly files: readonly HookedFile[]
}

export interface HookedFile {
  readonly path: string
  readonly sizeBytes: number
}

/** The folders to look at, each once; none for what lies outside the roots. */
export async function hookedFolders(
  paths: readonly string[],
  { pairs, roots }: { readonly pairs: readonly FolderPair[]; readonly roots: readonly string[] },
): Promise<readonly HookedPlace[]> {
  const found = new Map<string, HookedPlace>()
  const asked = new Set(paths.map((path) => ourPath(path, pairs)).filter((path) => path !== null))
  for (const path of asked) {
    const root = rootOf(path, roots)
    const place = root === null ? null : await placeOf(path, root)
    if (place) found.set(place.folder, joined(place, found.get(place.folder)))
  }
  return [...found.values()]
}

/** null for what is no whole path, or would climb out of its folder. */
function ourPath(path: string, pairs: readonly FolderPair[]): string | null {
  const names = path.split(/[\\/]/)
  if (path.includes('\0') || names.includes('..') || names.includes('.')) return null
  const ours = toOurs(path, pairs)
  return isAbsolute(ours) ? normalize(ours) : null
}

/** The deepest one, where one folder of the library lies in another. */
function rootOf(path: string, roots: readonly string[]): string | null {
  const around = roots.filter((root) => path === root || path.startsWith(withEnd(root)))
  return around.reduce<string | null>((best, root) => (best === null || root.length > best.length ? root : best), null)
}

async function placeOf(path: string, root: string): Promise<HookedPlace | null> {
  let files: readonly HookedFile[] = []
  for (let folder = path; folder === root || folder.startsWith(withEnd(root)); folder = dirname(folder)) {
    const found = await statOf(folder)
    if (found?.isDirectory()) return (await isReallyInside(folder, root)) ? { root, folder, files } : null
    if (found?.isFile()) files = [{ path: folder, sizeBytes: found.size }]
    if (folder === root) return { root, folder, files } // Away just now: watch mode knows what to do about that.
  }
  return null
}

function joined(place: HookedPlace, other: HookedPlace | undefined): HookedPlace {
  return other ? { ...place, files: [...other.files, ...place.files] } : place
}

async function statOf(path: string): Promise<Stats | null> {
  return stat(path).catch(() => null) // Not there, or not to be seen: then what is above it is asked.
}

async function isReallyInside(folder: string, root: string): Promise<boolean> {
  const [real, realRoot] = await Promise.all([realpath(folder), realpath(root)])
  return real === realRoot || real.startsWith(withEnd(realRoot))
}

function withEnd(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep
}
