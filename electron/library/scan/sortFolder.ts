/** Turns one folder that was read into findings: its videos with their subtitles, what is left out and why, orphans. */
import { basename, dirname } from 'node:path'
import type { DiskReads } from '../media/diskReads.ts'
import { bonusOfFile } from './bonusNames.ts'
import { stemOf } from './fileNames.ts'
import { createPairing, joinIndexes, keyOf, noPairing, type Pairing } from '../findSidecars.ts'
import type { GrowthWatch } from './growthWatch.ts'
import { ignored, tooSmall, type PlainReason } from './ignored.ts'
import { infoFileOf, statEntries, entriesAtOnce, unreadableAmong, type SeenEntry } from './statEntry.ts'
import type { IgnoredPlace, IgnoredReason, InfoFile, ScanFinding } from '../mediaFile.ts'
import { within, type FolderListing } from './readFolder.ts'
import { rePaired } from '../strays.ts'
import type { FindTaken } from '../takenVideos.ts'
import type { VisitedFolder } from './walkFolders.ts'

export interface FolderRules {
  readonly minimumBytes: number
  readonly growth: GrowthWatch
  readonly takenAs: FindTaken
  readonly yieldToEventLoop: () => Promise<void>
  readonly reads: DiskReads
}

export interface FolderPlace extends FolderRules {
  readonly root: string
  /** Set when the user named one video: the others of its folder only take part in the pairing of subtitles. */
  readonly onlyFile?: string
}

const subtitlesBetweenBreaths = 200

/** Of a folder that is done within a moment, without asking the system again: most are. null: it is one for `sortFolder`. */
export function sortAtOnce(visited: VisitedFolder, place: FolderPlace): readonly ScanFinding[] | null {
  const { listing, firstEntries, subtitleFolders } = visited.folder
  if (listing.videos.length === 0 && listing.subtitles.length === 0) return skippedIn(listing)
  const isLarge = subtitleFolders.some(({ subtitles }) => subtitles.length > subtitlesBetweenBreaths)
  if (isLarge || listing.videos.length > entriesAtOnce) return null
  const unreadable = unreadableAmong(firstEntries)
  if (unreadable instanceof Promise) return null
  const bonusOf = bonusJudge(visited, place)
  const pairing = startPairing(visited, bonusOf)
  for (const folder of subtitleFolders) pairing.add({ ...folder, ...joinIndexes(folder.subtitles) })
  if (straysIn(pairing, visited).length > 0) return null
  const judge = createJudge({ place, pairing, bonusOf, infosOf: infoFinder(visited) })
  const findings = [...skippedIn(listing)]
  for (const look of firstEntries) findings.push(...judge(look, unreadable))
  findings.push(...orphansIn(pairing, visited))
  return findings
}

/** Findings in batches: videos in groups that were looked at together, because a folder may hold 100,000. */
export async function* sortFolder(visited: VisitedFolder, place: FolderPlace): AsyncGenerator<readonly ScanFinding[]> {
  const { listing } = visited.folder
  const isWhole = place.onlyFile === undefined
  const before = isWhole ? skippedIn(listing) : []
  if (listing.videos.length === 0 && listing.subtitles.length === 0) {
    yield before
    return
  }

  const bonusOf = bonusJudge(visited, place)
  const pairing = await withStrays(await pairSubtitles(visited, bonusOf, place), visited, { bonusOf, place })
  const findings: ScanFinding[] = [...before]
  const judge = createJudge({ place, pairing, bonusOf, infosOf: infoFinder(visited) })
  for (let at = 0; at < listing.videos.length; at += entriesAtOnce) {
    const names = listing.videos.slice(at, at + entriesAtOnce)
    const looks = at === 0 ? visited.folder.firstEntries : await statEntries(listing.path, names, place.reads)
    const unreadable = await unreadableAmong(looks)
    const some = looks.filter((look) => isWhole || look.name === place.onlyFile)
    findings.push(...some.flatMap((look) => judge(look, unreadable)))
    if (at + entriesAtOnce < listing.videos.length) {
      yield findings.splice(0)
      await place.yieldToEventLoop()
    }
  }
  yield [...findings, ...orphansIn(pairing, visited)]
}

function orphansIn({ orphans }: Pairing, { bonus, areSubtitlesTaken }: VisitedFolder): readonly ScanFinding[] {
  return bonus || areSubtitlesTaken ? [] : orphans.map((path) => ({ kind: 'orphan', path }))
}

const nothing: readonly ScanFinding[] = []

function skippedIn(listing: FolderListing): readonly ScanFinding[] {
  if (!hasSkipped(listing)) return nothing
  const inFolder = (reason: PlainReason, names: readonly string[]) =>
    names.map((name) => ignored(within(listing.path, name), reason))
  return [
    ...(listing.problem ? [ignored(listing.path, 'unreadable')] : []),
    ...inFolder('hidden', listing.hidden),
    ...inFolder('link', listing.links),
    ...inFolder('special-file', listing.special),
    ...inFolder('unusable-name', listing.unusable),
    ...inFolder('still-growing', listing.unfinished),
  ]
}

/** Few folders have any. */
function hasSkipped({ problem, hidden, links, special, unusable, unfinished }: FolderListing): boolean {
  return problem !== null || hidden.length + links.length + special.length + unusable.length + unfinished.length > 0
}

type BonusJudge = (look: SeenEntry) => ReturnType<typeof bonusOfFile>

function bonusJudge(
  { folder, bonus }: VisitedFolder,
  { takenAs, root, onlyFile }: Pick<FolderPlace, 'takenAs' | 'root' | 'onlyFile'>,
): BonusJudge {
  const { path: folderPath } = folder.listing
  const folderName = onlyFile === undefined ? (folderPath === root ? '' : basename(folderPath)) : null
  const sizes = folder.firstEntries.map((look) => look.sizeBytes)
  const [largest, second] = sizes.sort((a, b) => b - a)
  return ({ name, path, sizeBytes }) => {
    if (takenAs({ path, sizeBytes })) return null
    if (bonus) return bonus
    const largestOtherBytes = sizeBytes === largest ? (second ?? null) : (largest ?? null)
    return bonusOfFile(name, { folderName, sizeBytes, largestOtherBytes })
  }
}

function startPairing(visited: VisitedFolder, bonusOf: BonusJudge): Pairing {
  const { listing, subtitleFolders } = visited.folder
  if (subtitleFolders.every((folder) => folder.subtitles.length === 0)) return noPairing
  return createPairing({ all: listing.videos, only: onlyVideo(visited, bonusOf) })
}

async function pairSubtitles(
  visited: VisitedFolder,
  bonusOf: BonusJudge,
  { yieldToEventLoop }: FolderRules,
): Promise<Pairing> {
  const { subtitleFolders } = visited.folder
  const pairing = startPairing(visited, bonusOf)
  for (const folder of subtitleFolders) {
    const { subtitles, indexed } = joinIndexes(folder.subtitles)
    for (let at = 0; at < subtitles.length; at += subtitlesBetweenBreaths) {
      pairing.add({ ...folder, indexed, subtitles: subtitles.slice(at, at + subtitlesBetweenBreaths) })
      await yieldToEventLoop()
    }
  }
  return pairing
}

/** Subtitles that a renamed or replaced video left behind count as that video's. */
async function withStrays(
  pairing: Pairing,
  visited: VisitedFolder,
  { bonusOf, place }: Pick<Judging, 'bonusOf' | 'place'>,
): Promise<Pairing> {
  const { folder } = visited
  const { path, videos } = folder.listing
  const strays = straysIn(pairing, visited)
  if (strays.length === 0) return pairing
  const extras = new Set(folder.firstEntries.filter((look) => bonusOf(look)).map(({ name }) => name))
  const sidecarsOf = (video: string) => pairing.sidecarsOf(video)
  const features = videos.filter((name) => !extras.has(name))
  const found = await rePaired({
    folder: path,
    strays,
    videos: features,
    sidecarsOf,
    yieldToEventLoop: place.yieldToEventLoop,
  })
  const taken = new Set([...found.values()].flat().map((sidecar) => sidecar.path))
  return {
    ...pairing,
    sidecarsOf: (video) => [...sidecarsOf(video), ...(found.get(video) ?? [])],
    orphans: pairing.orphans.filter((orphan) => !taken.has(orphan)),
  }
}

function straysIn({ orphans }: Pairing, { folder, bonus }: VisitedFolder): readonly string[] {
  const { path, videos } = folder.listing
  return bonus || videos.length === 0 ? [] : orphans.filter((stray) => dirname(stray) === path)
}

function onlyVideo({ folder }: VisitedFolder, bonusOf: BonusJudge): string | null {
  if (folder.listing.videos.length > entriesAtOnce) return null
  const features = folder.firstEntries.filter((look) => !bonusOf(look))
  return features.length === 1 ? (features[0]?.name ?? null) : null
}

/** Which .nfo files `readIds` would open for a video of this folder. */
function infoFinder({ folder: { infos }, infosAbove }: VisitedFolder): (video: string) => readonly InfoFile[] {
  if (infos.length === 0) return () => infosAbove
  const files = new Map(infos.map((look) => [keyOf(look.name), infoFileOf(look)]))
  return (video) => {
    const names = [keyOf(`${stemOf(video)}.nfo`), 'movie.nfo', 'tvshow.nfo']
    return [...names.flatMap((name) => files.get(name) ?? []), ...infosAbove]
  }
}

interface Judging {
  readonly place: FolderPlace
  readonly pairing: Pairing
  readonly bonusOf: BonusJudge
  readonly infosOf: (video: string) => readonly InfoFile[]
}

type Judge = (look: SeenEntry, unreadable: ReadonlySet<SeenEntry>) => readonly ScanFinding[]

/** Empty for a video that was set aside because it may still be growing. */
function createJudge({ place, pairing, bonusOf, infosOf }: Judging): Judge {
  function reasonAgainst(look: SeenEntry, unreadable: ReadonlySet<SeenEntry>): IgnoredReason | null {
    if (look.kind === 'gone') return 'unreadable'
    if (look.kind !== 'file') return look.kind
    if (unreadable.has(look)) return 'unreadable'
    if (place.onlyFile !== undefined || place.takenAs(look)) return null
    return bonusOf(look) ?? (look.sizeBytes < place.minimumBytes ? 'too-small' : null)
  }

  function skippedAs(reason: IgnoredReason, { kind, path, sizeBytes }: SeenEntry): IgnoredPlace {
    const skipped = reason === 'too-small' ? tooSmall(path, place.minimumBytes) : ignored(path, reason)
    return kind === 'file' && sizeBytes === 0 ? { ...skipped, isEmpty: true } : skipped
  }

  return (look, unreadable) => {
    const reason = reasonAgainst(look, unreadable)
    if (reason) return [skippedAs(reason, look)]
    const { path, name, sizeBytes, modifiedMs } = look
    const sidecars = pairing.sidecarsOf(name)
    const file = { path, root: place.root, sizeBytes, modifiedMs, sidecars, infoFiles: infosOf(name) }
    return place.growth.setAside(file) ? [] : [{ kind: 'video', file }]
  }
}
