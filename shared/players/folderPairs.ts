/**
 * One folder under two names: as this machine calls it, and as a server in a container or on another machine does. Paths are
 * led from one to the other by whole names, never by their beginnings. Pure.
 */
import { parseJson } from '../json/parseJson.ts'

export interface FolderPair {
  readonly ours: string
  readonly theirs: string
}

/** Of what is no list of pairs nothing is taken. */
export function readFolderPairs(text: string): readonly FolderPair[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    const [ours, theirs, ...more] = Array.isArray(entry) ? (entry as unknown[]) : []
    const isPair = typeof ours === 'string' && typeof theirs === 'string' && more.length === 0
    return isPair && ours !== '' && theirs !== '' ? [{ ours, theirs }] : []
  })
}

export function writeFolderPairs(pairs: readonly FolderPair[]): string {
  return pairs.length === 0 ? '' : JSON.stringify(pairs.map(({ ours, theirs }) => [ours, theirs]))
}

/** The pairs with another name for one of our folders; an empty one forgets it. */
export function withPair(pairs: readonly FolderPair[], { ours, theirs }: FolderPair): readonly FolderPair[] {
  const others = pairs.filter((pair) => pair.ours !== ours)
  return theirs === '' ? others : [...others, { ours, theirs }]
}

/** The path as the server has it: as it is where no pair names it. */
export function toTheirs(path: string, pairs: readonly FolderPair[]): string {
  return translated(
    path,
    pairs.map(({ ours, theirs }) => ({ from: ours, to: theirs })),
  )
}

/** The path as this machine has it. */
export function toOurs(path: string, pairs: readonly FolderPair[]): string {
  return translated(
    path,
    pairs.map(({ ours, theirs }) => ({ from: theirs, to: ours })),
  )
}

/** Whether a path is a folder or lies in it, by the rules of whoever wrote the folder. */
export function isInside(path: string, folder: string): boolean {
  return restOf(path, folder) !== null
}

interface Way {
  readonly from: string
  readonly to: string
}

/** By the pair that names most of it. */
function translated(path: string, ways: readonly Way[]): string {
  let best: { readonly way: Way; readonly rest: readonly string[] } | null = null
  for (const way of ways) {
    const rest = restOf(path, way.from)
    if (rest !== null && (best === null || rest.length < best.rest.length)) best = { way, rest }
  }
  if (best === null) return path
  const separator = separatorOf(best.way.to)
  return [trimmed(best.way.to), ...best.rest].join(separator) || separator
}

/** The names of a path below a folder; null where it is not in it. */
function restOf(path: string, folder: string): readonly string[] | null {
  const [names, above] = [namesOf(path), namesOf(folder)]
  const isSame = isWindows(folder) ? sameLetters : same
  if (above.length > names.length || !above.every((name, at) => isSame(name, names[at] ?? ''))) return null
  return names.slice(above.length)
}

/** '/a/b' → '', 'a', 'b'; a share of Windows begins with two empty names. */
function namesOf(path: string): readonly string[] {
  const names = path.split(isWindows(path) ? /[\\/]/ : '/')
  while (names.length > 1 && names.at(-1) === '') names.pop()
  return names
}

function isWindows(path: string): boolean {
  return /^[a-z]:([\\/]|$)/i.test(path) || path.startsWith('\\\\')
}

function separatorOf(path: string): string {
  return isWindows(path) && !path.includes('/') ? '\\' : '/'
}

function trimmed(path: string): string {
  return path.replace(isWindows(path) ? /[\\/]+$/ : /\/+$/, '')
}

const same = (one: string, other: string) => one === other
const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
