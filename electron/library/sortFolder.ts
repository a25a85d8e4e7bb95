/** Turns one folder that was read into findings: its videos with their subtitles, what is left out and why, orphans. */
import { constants, type Stats } from 'node:fs'
import { access } from 'node:fs/promises'
import { bonusOfFile } from './bonusNames.ts'
import { createPairing, withoutIndexes, type Pairing } from './findSidecars.ts'
import type { GrowthWatch } from './growthWatch.ts'
import { ignored } from './ignored.ts'
import type { IgnoredReason, ScanFinding } from './mediaFile.ts'
import { within, type FolderListing } from './readFolder.ts'
import { lookAtAll, looksAtOnce } from './titleFolder.ts'
import type { VisitedFolder } from './walkFolders.ts'

export interface FolderRules {
  readonly minimumBytes: number
  readonly growth: GrowthWatch
  readonly breathe: () => Promise<void>
}

export interface FolderPlace extends FolderRules {
  readonly root: string
  /** Set when the user named one video: the others of its folder only take part in the pairing of subtitles. */
  readonly onlyFile?: string
}

interface Video {
  readonly name: string
  readonly path: string
  readonly stats: Stats | null
}

const subtitlesBetweenBreaths = 200

export async function* sortFolder(visited: VisitedFolder, place: FolderPlace): AsyncGenerator<ScanFinding> {
  const { listing } = visited.folder
  if (place.onlyFile === undefined) yield* leftOut(listing)
  const bonusOf = bonusJudge(visited)
  const pairing = createPairing({ all: listing.videos, only: onlyVideo(visited, bonusOf) })
  await pairSubtitles(visited, pairing, place)
  for await (const video of lookAtVideos(visited)) {
    if (place.onlyFile !== undefined && place.onlyFile !== video.name) continue
    const finding = await judge(video, { place, pairing, bonusOf })
    if (finding) yield finding
  }
  if (visited.bonus || visited.areSubtitlesTaken) return
  for (const path of pairing.orphans) yield { kind: 'orphan', path }
}

function* leftOut(listing: FolderListing): Generator<ScanFinding> {
  if (listing.problem) yield ignored(listing.path, 'unreadable')
  const groups: readonly (readonly [IgnoredReason, readonly string[]])[] = [
    ['hidden', listing.hidden],
    ['link', listing.links],
    ['special-file', listing.special],
    ['unusable-name', listing.unusable],
    ['still-growing', listing.unfinished],
  ]
  for (const [reason, names] of groups) {
    for (const name of names) yield ignored(within(listing.path, name), reason)
  }
}

type BonusJudge = (name: string, sizeBytes: number) => ReturnType<typeof bonusOfFile>

function bonusJudge({ folder, bonus }: VisitedFolder): BonusJudge {
  const sizes = folder.firstLooks.map((stats) => stats?.size ?? 0)
  const [largest, second] = [...sizes].sort((a, b) => b - a)
  return (name, sizeBytes) => {
    if (bonus) return bonus
    const largestOtherBytes = sizeBytes === largest ? (second ?? null) : (largest ?? null)
    return bonusOfFile(name, { sizeBytes, largestOtherBytes })
  }
}

function onlyVideo({ folder }: VisitedFolder, bonusOf: BonusJudge): string | null {
  const { videos } = folder.listing
  if (videos.length > looksAtOnce) return null
  const features = videos.filter((name, index) => !bonusOf(name, folder.firstLooks[index]?.size ?? 0))
  return features.length === 1 ? (features[0] ?? null) : null
}

async function pairSubtitles(visited: VisitedFolder, pairing: Pairing, { breathe }: FolderRules): Promise<void> {
  for (const folder of visited.folder.subtitleFolders) {
    const subtitles = withoutIndexes(folder.subtitles)
    for (let at = 0; at < subtitles.length; at += subtitlesBetweenBreaths) {
      pairing.add({ ...folder, subtitles: subtitles.slice(at, at + subtitlesBetweenBreaths) })
      await breathe()
    }
  }
}

async function* lookAtVideos({ folder }: VisitedFolder): AsyncGenerator<Video> {
  const { listing, firstLooks } = folder
  for (let at = 0; at < listing.videos.length; at += looksAtOnce) {
    const names = listing.videos.slice(at, at + looksAtOnce)
    const looks = at === 0 ? firstLooks : await lookAtAll(listing.path, names)
    for (const [index, name] of names.entries()) {
      yield { name, path: within(listing.path, name), stats: looks[index] ?? null }
    }
  }
}

interface Judging {
  readonly place: FolderPlace
  readonly pairing: Pairing
  readonly bonusOf: BonusJudge
}

/** null for a video that was set aside because it may still be growing. */
async function judge({ name, path, stats }: Video, { place, pairing, bonusOf }: Judging): Promise<ScanFinding | null> {
  if (!stats) return ignored(path, 'unreadable')
  if (!stats.isFile()) return ignored(path, stats.isSymbolicLink() ? 'link' : 'special-file')
  const reason = place.onlyFile === undefined ? (bonusOf(name, stats.size) ?? tooSmall(stats, place)) : null
  if (reason) return ignored(path, reason)
  if (!(await isReadable(path, stats))) return ignored(path, 'unreadable')
  const file = {
    path,
    root: place.root,
    sizeBytes: stats.size,
    modifiedMs: stats.mtimeMs,
    sidecars: pairing.sidecarsOf(name),
  }
  return place.growth.setAside(file) ? null : { kind: 'video', file }
}

function tooSmall(stats: Stats, { minimumBytes }: FolderRules): IgnoredReason | null {
  return stats.size < minimumBytes ? 'too-small' : null
}

/** The mode settles nearly every file; the system is asked only where the mode says no (lists, root, network). */
async function isReadable(path: string, stats: Stats): Promise<boolean> {
  const isMine = process.getuid?.() === stats.uid
  const bits = isMine ? constants.S_IRUSR : constants.S_IRGRP | constants.S_IROTH
  if (stats.mode & bits) return true
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
}
