/**
 * From a path that somebody typed to the place behind it: by the names that the host lists, folder by folder, so that no path
 * ever goes to the host (promise E1).
 */
import type { OpenedPlace } from '../../../shared/contract/library.ts'

export interface UnknownStep {
  readonly name: string
  /** The folder in which there is none of this name. */
  readonly path: string
}

export interface Walked {
  /** The last folder that is there. */
  readonly place: OpenedPlace
  /** The file that the path ends in. */
  readonly fileId: string | null
  readonly unknown: UnknownStep | null
}

type Browse = (placeId: string | null) => Promise<OpenedPlace>

export async function walkTo(browse: Browse, typed: string): Promise<Walked> {
  const start = await startOf(browse, typed)
  let { place } = start
  for (const name of start.rest) {
    const file = place.files.find((each) => each.name === name)
    if (file && name === start.rest.at(-1)) return { place, fileId: file.id, unknown: null }
    const next = childNamed(place, name)
    if (!next) return { place, fileId: null, unknown: { name, path: place.path } }
    place = await browse(next.id)
  }
  return { place, fileId: null, unknown: null }
}

/** The starting place that the path lies in, the deepest of them, and the names below it. */
async function startOf(browse: Browse, typed: string): Promise<{ place: OpenedPlace; rest: readonly string[] }> {
  const top = await browse(null)
  const places = await Promise.all(top.children.map(({ id }) => browse(id).catch(() => null)))
  const holding = places
    .filter((place) => place !== null)
    .filter(({ path }) => isWithin(typed, path))
    .sort((one, other) => other.path.length - one.path.length)
  const [place = top] = holding
  return { place, rest: namesIn(typed.slice(place.path.length)) }
}

function isWithin(path: string, folder: string): boolean {
  if (!plain(path).startsWith(plain(folder))) return false
  return /[/\\]$/.test(folder) || path.length === folder.length || /[/\\]/.test(path.charAt(folder.length))
}

function namesIn(path: string): readonly string[] {
  return path.split(/[/\\]+/).filter((name) => name !== '' && name !== '.')
}

/** As it is written, else as a disk would find it that does not tell small letters from large ones. */
function childNamed({ children }: OpenedPlace, name: string): OpenedPlace['here'] | undefined {
  return children.find((each) => each.name === name) ?? children.find((each) => plain(each.name) === plain(name))
}

function plain(path: string): string {
  return path.replaceAll('\\', '/').toLowerCase()
}
