/**
 * Reads a folder together with what belongs to its videos: the first looks at them, looks at the .nfo files and the
 * listings of its Subs folders. Never rejects, so that folders can be read ahead of their turn.
 */
import { allAnswers, withAnswer, type DiskReads, type Soon } from './media/diskReads.ts'
import { stemOf, isSubtitleFolder } from './scan/fileNames.ts'
import { keyOf, type SubtitleFolder } from './findSidecars.ts'
import { textStamps } from './scan/textStamps.ts'
import { statEntries, entriesAtOnce, type SeenEntry } from './scan/statEntry.ts'
import { readFolder, within, type FolderListing } from './scan/readFolder.ts'

const readsAtOnce = 8

export interface TitleFolder {
  readonly listing: FolderListing
  readonly infos: readonly SeenEntry[]
  /** Of the first `looksAtOnce` videos of the listing, in its order. */
  readonly firstEntries: readonly SeenEntry[]
  readonly subtitleFolders: readonly SubtitleFolder[]
}

/** At once where all of it was. */
export function readTitleFolder(path: string, reads: DiskReads): Soon<TitleFolder> {
  return withAnswer(readFolder(path, reads), (listing) => withBelongings(listing, reads))
}

function withBelongings(listing: FolderListing, reads: DiskReads): Soon<TitleFolder> {
  const { path, videos } = listing
  const infos = statEntries(path, listing.infos, reads)
  const firstEntries = statEntries(path, videos.slice(0, entriesAtOnce), reads)
  const subtitleFolders = readSubtitleFolders(listing, reads)
  if (infos instanceof Promise || firstEntries instanceof Promise || subtitleFolders instanceof Promise)
    return Promise.all([infos, firstEntries, subtitleFolders]).then(([infos, firstEntries, subtitleFolders]) => ({
      listing,
      infos,
      firstEntries,
      subtitleFolders,
    }))
  return { listing, infos, firstEntries, subtitleFolders }
}

function readSubtitleFolders(listing: FolderListing, reads: DiskReads): Soon<readonly SubtitleFolder[]> {
  const { path, subtitles, videos, folders } = listing
  if (videos.length === 0) return [{ path, subtitles, place: 'beside' }]
  const names = folders.filter(isSubtitleFolder)
  if (names.length > 0) return readNamedFolders(listing, names, reads)
  return withAnswer(subtitleFolder(listing, 'beside', reads), (beside) => [beside])
}

function subtitleFolder(
  { path, subtitles }: FolderListing,
  place: SubtitleFolder['place'],
  reads: DiskReads,
): Soon<SubtitleFolder> {
  return withAnswer(textStamps(path, subtitles, reads), (stamps) => ({ path, subtitles, place, stamps }))
}

async function readNamedFolders(
  listing: FolderListing,
  names: readonly string[],
  reads: DiskReads,
): Promise<readonly SubtitleFolder[]> {
  const found = [await subtitleFolder(listing, 'beside', reads)]
  const videoKeys = new Set(listing.videos.map((video) => keyOf(stemOf(video))))
  for (const name of names) {
    const subs = await readFolder(within(listing.path, name), reads)
    found.push(await subtitleFolder(subs, 'subs', reads))
    found.push(...(await readVideoFolders(subs, videoKeys, reads)))
  }
  return found
}

/** "Subs/<video>/": only folders that bear a video's name, whatever else lies there. */
async function readVideoFolders(
  subs: FolderListing,
  videoKeys: ReadonlySet<string>,
  reads: DiskReads,
): Promise<readonly SubtitleFolder[]> {
  const found: SubtitleFolder[] = []
  const named = subs.folders.filter((name) => videoKeys.has(keyOf(name)))
  for (let at = 0; at < named.length; at += readsAtOnce) {
    const some = named.slice(at, at + readsAtOnce)
    const listings = await allAnswers(some.map((name) => readFolder(within(subs.path, name), reads)))
    found.push(...(await allAnswers(listings.map((one) => subtitleFolder(one, 'video', reads)))))
  }
  return found
}
