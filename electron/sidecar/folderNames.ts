/**
 * Is a name taken in a folder, also under another case or Unicode form? Some file systems see `MOVIE.EN.SRT` and
 * `Movie.en.srt` as one file and a rename there destroys the user's (promises, finding 3), so we always ask this first.
 */
import { basename, dirname } from 'node:path'
import type { Disk } from './disk.ts'

export interface FolderNames {
  /** The name as it stands on the disk, when one is there that could be the same file; else null. */
  occupant(path: string): Promise<string | null>
}

interface Listing {
  readonly stamp: string
  readonly names: ReadonlyMap<string, string>
}

/** Listings are kept while their folder is unchanged: 10,000 videos in one folder are listed a few times, not 10,000. */
export function createFolderNames(disk: Pick<Disk, 'names' | 'folderStamp'>, kept = 16): FolderNames {
  const listings = new Map<string, Listing>()

  async function listingOf(folder: string): Promise<Listing> {
    const stamp = await disk.folderStamp(folder)
    const known = listings.get(folder)
    if (known?.stamp === stamp) return known
    const names = new Map((await disk.names(folder)).map((name) => [foldedName(name), name]))
    const listing = { stamp, names }
    listings.delete(folder)
    listings.set(folder, listing)
    for (const oldest of listings.keys()) {
      if (listings.size <= kept) break
      listings.delete(oldest)
    }
    return listing
  }

  return {
    occupant: async (path) => (await listingOf(dirname(path))).names.get(foldedName(basename(path))) ?? null,
  }
}

function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
