/**
 * Is a name taken in a folder, also under another case or Unicode form? Some file systems see `MOVIE.EN.SRT` and
 * `Movie.en.srt` as one file and a rename there destroys the user's (promise F1), so we always ask this first.
 */
import { basename, dirname, join } from 'node:path'
import type { Disk } from '../../disk/disk.ts'

export interface FolderNames {
  /** The name as it stands on the disk, when one is there that could be the same file; else null. */
  occupant(path: string): Promise<string | null>
  /** A name that we have just put there ourselves. */
  added(path: string): void
}

interface Listing {
  readonly names: Promise<Map<string, string>>
  /** Infinity while the folder is being read. */
  readMs: number
}

/**
 * 10,000 videos in one folder are listed a few times, not 10,000. The folder's own time is not asked: it does not change on
 * every file system, and with each of our writes on the others. A name that came meanwhile is met when ours is put in
 * place; only that the two differ in case, on a disk that keeps such names apart, can be missed for so long.
 */
const freshMs = 2_000
const keptFolders = 16

export function createFolderNames(disk: Pick<Disk, 'names' | 'stat'>, nowMs = () => performance.now()): FolderNames {
  const listings = new Map<string, Listing>()

  async function read(folder: string): Promise<Map<string, string>> {
    return new Map((await disk.names(folder)).map((name) => [foldedName(name), name]))
  }

  function listAnew(folder: string): Listing {
    const listing: Listing = { names: read(folder), readMs: Infinity }
    listing.names.then(
      () => (listing.readMs = nowMs()),
      () => listings.delete(folder),
    )
    listings.delete(folder)
    listings.set(folder, listing)
    for (const oldest of listings.keys()) {
      if (listings.size <= keptFolders) break
      listings.delete(oldest)
    }
    return listing
  }

  function freshListing(folder: string): Listing {
    const known = listings.get(folder)
    return known && nowMs() - known.readMs < freshMs ? known : listAnew(folder)
  }

  return {
    async occupant(path) {
      const folder = dirname(path)
      const folded = foldedName(basename(path))
      const found = (await freshListing(folder).names).get(folded)
      if (found === undefined || (await disk.stat(join(folder, found)))) return found ?? null
      return (await listAnew(folder).names).get(folded) ?? null
    },
    added(path) {
      const name = basename(path)
      listings.get(dirname(path))?.names.then(
        (names) => names.set(foldedName(name), name),
        () => undefined, // Whoever asked for that listing was told.
      )
    },
  }
}

function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
