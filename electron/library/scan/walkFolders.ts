/**
 * Walks a tree of folders in a fixed order (a folder, then its folders by name), while the next ones are already being
 * read where that helps. Its memory is the path to the current folder and the siblings still to come, never the tree.
 */
import { withAnswer, type DiskReads, type Soon } from '../media/diskReads.ts'
import { bonusOfFolder, type Bonus } from './bonusNames.ts'
import { infoFileOf } from './statEntry.ts'
import type { InfoFile } from '../mediaFile.ts'
import { within } from './readFolder.ts'
import { readTitleFolder, type TitleFolder } from '../titleFolder.ts'

/** Reads in flight: as many as a disk can put in a good order by itself. */
const mostReads = 32
const fewestReads = 8

export interface VisitedFolder {
  readonly folder: TitleFolder
  /** Set inside a folder of samples, trailers or extras: every video in it is one. */
  readonly bonus: Bonus | null
  /** True where the folder above has already paired the subtitles found here. */
  readonly areSubtitlesTaken: boolean
  /** 'tvshow.nfo' of the folders above. */
  readonly infosAbove: readonly InfoFile[]
}

interface Stop {
  readonly path: string
  readonly bonus: Bonus | null
  /** Folders at or below this one whose subtitles were paired from above. */
  readonly taken: ReadonlySet<string>
  readonly infosAbove: readonly InfoFile[]
  /** Set once the folder is being read. */
  reading: Soon<TitleFolder> | null
}

const none: ReadonlySet<string> = new Set()
const noFiles: readonly InfoFile[] = []

export interface WalkOptions {
  readonly reads: DiskReads
  /** Only this folder and what lies in it; the folders on the way there are read for what they say about it. null: all. */
  readonly below: string | null
}

/** No stream: its steps would take as long as the walk where answers are there at once. */
export interface Walk {
  /** null at the end, 'passed' for a folder that is only on the way. Asked again once it was answered. */
  next(): Soon<VisitedFolder | 'passed' | null>
}

export function walkFolders(root: string, { reads, below }: WalkOptions): Walk {
  /** The next stop is the last one. */
  const stops: Stop[] = [{ path: root, bonus: null, taken: none, infosAbove: noFiles, reading: null }]

  function visit(stop: Stop, folder: TitleFolder): VisitedFolder | 'passed' {
    const next = stopsBelow(stop, folder)
    stops.push(...(below === null ? next : next.filter(({ path }) => isOnTheWay(path, below))).reverse())
    readAhead(stops, reads)
    if (below !== null && !folder.listing.problem && !isIn(stop.path, below)) return 'passed'
    return {
      folder,
      bonus: stop.bonus,
      areSubtitlesTaken: stop.taken.has(stop.path),
      infosAbove: stop.infosAbove,
    }
  }

  return {
    next() {
      readAhead(stops, reads)
      const stop = stops.pop()
      if (!stop) return null
      return withAnswer(stop.reading ?? readTitleFolder(stop.path, reads), (folder) => visit(stop, folder))
    },
  }
}

function isOnTheWay(path: string, below: string): boolean {
  return isIn(path, below) || isIn(below, path)
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(within(folder, ''))
}

/** Refills in one go when little is left: starting reads one by one costs a thread switch for each. */
function readAhead(stops: readonly Stop[], reads: DiskReads): void {
  if (!reads.areOverlapping()) return
  const isEnough = stops.at(-1)?.reading && (stops.at(-fewestReads) ?? stops[0])?.reading
  if (isEnough) return
  for (const stop of stops.slice(-mostReads)) stop.reading ??= readTitleFolder(stop.path, reads)
}

function stopsBelow(above: Stop, { listing, infos, subtitleFolders }: TitleFolder): Stop[] {
  const taken = takenFrom(above, subtitleFolders)
  const infosAbove = withShowInfo(above.infosAbove, infos)
  return listing.folders.map((name) => ({
    path: within(listing.path, name),
    bonus: above.bonus ?? bonusOfFolder(name, listing),
    taken,
    infosAbove,
    reading: null,
  }))
}

function withShowInfo(above: readonly InfoFile[], infos: TitleFolder['infos']): readonly InfoFile[] {
  const own = infos.filter(({ name }) => name.toLowerCase() === 'tvshow.nfo')
  return own.length === 0 ? above : [...above, ...own.map(infoFileOf)]
}

function takenFrom(above: Stop, subtitleFolders: TitleFolder['subtitleFolders']): ReadonlySet<string> {
  const isInSubs = above.taken.has(above.path)
  if (subtitleFolders.length <= 1) return isInSubs ? above.taken : none
  return new Set([...(isInSubs ? above.taken : none), ...subtitleFolders.slice(1).map((folder) => folder.path)])
}
