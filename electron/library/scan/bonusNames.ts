/**
 * Tells samples, trailers and extras from the films and episodes they come with, by name and neighbours.
 * A word alone proves nothing ("Sample People", "Trailer Park Boys", the show "Extras"): it must stand where such
 * files are marked, and beside something it can be a bonus of.
 */
import { stemOf } from './fileNames.ts'

export type Bonus = 'sample' | 'extra' | 'trailer'

const folderMarkers: ReadonlyMap<string, Bonus> = new Map([
  ...list('sample', 'sample', 'samples'),
  ...list('trailer', 'trailer', 'trailers'),
  ...list('extra', 'extra', 'extras', 'featurette', 'featurettes', 'behind the scenes', 'behindthescenes'),
  ...list('extra', 'deleted scenes', 'bonus features', 'making of'),
])
/** Words that are also good names for a collection ("Shorts" beside a heap of films). */
const vagueFolderMarkers = new Set(['bonus', 'deleted', 'interviews', 'scenes', 'shorts', 'other'])
const mostVideosOfOneTitle = 3

/** Suffixes that library managers define; written exactly so, directly behind a hyphen. */
const extraSuffix = /-(?:behindthescenes|deleted|deletedscene|featurette|interview|scene|short|other)\d*$/
/** Written so it is no film's title, however large it is. */
const exactTrailer = /-trailer\d*$/
const trailerSuffix = /(?:^|[-._ ])trailer[ ._-]?\d*$/i
const sampleSuffix = /(?:^|[-._ ])sample[ ._-]?\d*$/i
const samplePrefix = /^sample-/i
/** The marker is the whole name, or its last word: weak, because titles end so too ("The Free Sample"). */
const weakMarkerRatio = 3
const weakMarker = /(?:^| )(?:sample|trailer)[ ._-]?\d*$/i
/** Openings and endings without credits, as anime releases name them. */
const creditless = /(?:^|[ ._[(-])NC(?:OP|ED)\d*[a-z]?(?:v\d)?(?=$|[ ._\])-])/
/** What download tools add to the second of two files with one name. */
const version = /[._ -]v\d+$/
/** One of these is in every name that is told apart here: most names are done with after this one look. */
const anyFileMarker = /sample|trailer|NC(?:OP|ED)|-(?:behind|deleted|featurette|interview|scene|short|other)/i
const anyFolderMarker =
  /^(?:sample|trailer|extra|featurette|behind|deleted|bonus|making|interviews|scenes|shorts|other)/i
const seasonFolder = /^(?:season|series|staffel|saison|temporada|s|disc|disk|cd|dvd)[ ._-]?\d{1,3}$|^specials$/i

export interface ParentFolder {
  readonly videos: readonly string[]
  readonly folders: readonly string[]
}

/** A marked folder holds extras only inside the folder of a title: one with a video or with seasons in it. */
export function bonusOfFolder(name: string, parent: ParentFolder): Bonus | null {
  if (!anyFolderMarker.test(name)) return null
  const words = name.toLowerCase().replace(/[._-]+/g, ' ')
  const isVague = vagueFolderMarkers.has(words)
  const bonus = isVague ? 'extra' : (folderMarkers.get(words) ?? null)
  if (!bonus) return null
  const mostVideos = isVague ? mostVideosOfOneTitle : Infinity
  const isBesideVideos = parent.videos.length > 0 && parent.videos.length <= mostVideos
  return isBesideVideos || parent.folders.some((folder) => seasonFolder.test(folder)) ? bonus : null
}

export interface Neighbours {
  /** Of the folder that it lies in; '' for one that a person added, and null where the file itself was named. */
  readonly folderName: string | null
  readonly sizeBytes: number
  /** Size of the largest other video in the folder; null when there is none. */
  readonly largestOtherBytes: number | null
}

/** A sample is never larger than what it is a sample of; where the marker is weak, it must be far smaller. */
export function bonusOfFile(name: string, { folderName, sizeBytes, largestOtherBytes }: Neighbours): Bonus | null {
  if (!anyFileMarker.test(name)) return null
  const stem = stemOf(name).replace(version, '')
  if (isLoneSample(stem, folderName, largestOtherBytes === null)) return 'sample'
  if (creditless.test(stem)) return 'extra'
  if (exactTrailer.test(stem)) return 'trailer'
  if (largestOtherBytes === null) return null
  if (extraSuffix.test(stem)) return 'extra'
  if (weakMarker.test(stem) ? largestOtherBytes < weakMarkerRatio * sizeBytes : largestOtherBytes < sizeBytes)
    return null
  if (trailerSuffix.test(stem)) return 'trailer'
  return sampleSuffix.test(stem) || samplePrefix.test(stem) ? 'sample' : null
}

/**
 * A sample whose film is not there, or lies in an archive beside it: alone in its folder and named 'sample' and nothing else, or marked so in a folder
 * for samples. What has a title of its own there is taken for a film, for a folder may be called so by accident.
 */
function isLoneSample(stem: string, folderName: string | null, isAlone: boolean): boolean {
  if (folderName === null) return false
  if (isAlone && /^sample[ ._-]?\d*$/i.test(stem)) return true
  if (folderMarkers.get(folderName.toLowerCase()) !== 'sample') return false
  return sampleSuffix.test(stem) || samplePrefix.test(stem)
}

function list(bonus: Bonus, ...names: readonly string[]): readonly (readonly [string, Bonus])[] {
  return names.map((name) => [name, bonus] as const)
}
