/**
 * Pairs the subtitle files of one title folder, and of its Subs folders, with its videos by name.
 * Pure: it gets names and gives paths; whose name fits best wins, what fits nobody is an orphan.
 */
import { baseName } from '../../shared/text/baseName.ts'
import { extensionOf, stemOf } from './scan/fileNames.ts'
import type { Sidecar } from './mediaFile.ts'
import { within } from './scan/readFolder.ts'
import type { TextStamps } from './scan/textStamps.ts'
import { readTokens, type ReadTokens } from './sidecarTokens.ts'

export interface SubtitleFolder {
  readonly path: string
  readonly subtitles: readonly string[]
  /** Those of them that are pictures with an index beside them. */
  readonly indexed?: ReadonlySet<string>
  /** Of the texts among them. */
  readonly stamps?: TextStamps
  /** 'beside' the videos, in a 'subs' folder, or in a folder of a subs folder that bears the name of a `video`. */
  readonly place: 'beside' | 'subs' | 'video'
}

export interface VideoNames {
  /** Every video, bonus ones too: their subtitles are neither orphans nor anybody else's. */
  readonly all: readonly string[]
  /** The video that a nameless subtitle ("English.srt") belongs to; null when there is not exactly one. */
  readonly only: string | null
}

export interface Pairing {
  /** Reads the subtitles of one folder; the time is a few microseconds for each. */
  add(folder: SubtitleFolder): void
  sidecarsOf(video: string): readonly Sidecar[]
  readonly orphans: readonly string[]
}

/** For the many folders without a subtitle. */
export const noPairing: Pairing = { add: () => undefined, sidecarsOf: () => [], orphans: [] }

const separators = new Set('-._ [(')
/** Marks of another episode, part, year or cut: then the shared beginning proves nothing. */
const otherVideo =
  /^(?:s\d{1,2}[\s_-]*e\d|\d{1,2}x\d{2}|e(?:p|pisode)?\s?\d|(?:cd|dis[ck]|part|pt)[\s_-]?\d|(?:19|20)\d\d$|\d{3,4}[pi]$)/i
const none: ReadonlySet<string> = new Set()
/** A text below it may hold nothing: one numbered line with its two times takes more than half of it. */
const smallBytes = 64
/** A title that somebody gave the text: '.Directors.Own.Commentary'. */
const mostStrangers = 3

export function createPairing(videos: VideoNames): Pairing {
  const byKey = groupByKey(videos.all)
  const sidecars = new Map<string, Sidecar[]>()
  const orphans: string[] = []

  function addOne(folder: SubtitleFolder, name: string): void {
    const owner = ownerOf(folder, name)
    if (!owner) {
      orphans.push(within(folder.path, name))
      return
    }
    const found = describe(within(folder.path, name), owner.tokens)
    const stamp = folder.stamps?.get(name)
    const isLookedInto = stamp && (stamp.sizeBytes < smallBytes || found.language === null)
    const looked = isLookedInto ? { ...found, stamp } : found
    const sidecar = folder.indexed?.has(name) ? { ...found, extension: 'idx' } : looked
    for (const video of owner.videos) {
      const known = sidecars.get(video)
      if (known) known.push(sidecar)
      else sidecars.set(video, [sidecar])
    }
  }

  function ownerOf(folder: SubtitleFolder, name: string): Owner | null {
    const stem = stemOf(name)
    if (folder.place === 'video') return ownerByFolder(folder.path, stem)
    return ownerByName(stem) ?? ownerByLoneliness(folder, stem)
  }

  /** The longest beginning that is a video's whole base name, so "Movie Extended.srt" never goes to "Movie". */
  function ownerByName(stem: string): Owner | null {
    const composed = stem.normalize('NFC')
    for (let end = composed.length; end >= 0; end = separatorBefore(composed, end)) {
      const base = composed.slice(0, end)
      const same = byKey.get(base.toLowerCase())
      if (!same) continue
      const tokens = readTokens(composed.slice(end))
      if (fits(composed.slice(end), tokens)) return { videos: closest(same, base), tokens }
    }
    return null
  }

  function ownerByFolder(folder: string, stem: string): Owner | null {
    const named = ownerByName(stem)
    if (named) return named
    const folderName = baseName(folder)
    const same = byKey.get(keyOf(folderName))
    return same ? { videos: closest(same, folderName), tokens: readTokens(stem) } : null
  }

  function ownerByLoneliness(folder: SubtitleFolder, stem: string): Owner | null {
    if (videos.only === null) return null
    const tokens = readTokens(stem)
    const saysOnlyLanguage = tokens.language !== null && tokens.strangers.length === 0
    if (saysOnlyLanguage) return { videos: [videos.only], tokens }
    return folder.place === 'subs' ? { videos: [videos.only], tokens: readTokens(lastPart(stem)) } : null
  }

  return {
    add(folder) {
      for (const name of folder.subtitles) addOne(folder, name)
    },
    sidecarsOf: (video) => sidecars.get(video) ?? [],
    orphans,
  }
}

/** An .idx is the index of its .sub: the pair is one picture subtitle, known by its .sub; a .sub alone may be a text. */
export function joinIndexes(names: readonly string[]): Required<Pick<SubtitleFolder, 'subtitles' | 'indexed'>> {
  const indexes = new Set(names.filter((name) => extensionOf(name) === 'idx').map(stemKey))
  if (indexes.size === 0) return { subtitles: names, indexed: none }
  const indexed = new Set(names.filter((name) => extensionOf(name) === 'sub' && indexes.has(stemKey(name))))
  const taken = new Set([...indexed].map(stemKey))
  return { subtitles: names.filter((name) => extensionOf(name) !== 'idx' || !taken.has(stemKey(name))), indexed }
}

interface Owner {
  readonly videos: readonly string[]
  readonly tokens: ReadTokens
}

/** Whether names are the same to a person: composed letters, any case (an NFD name from a Mac, "MOVIE.srt"). */
export function keyOf(stem: string): string {
  return stem.normalize('NFC').toLowerCase()
}

function stemKey(name: string): string {
  return keyOf(stemOf(name))
}

function groupByKey(videos: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const video of videos) {
    const key = stemKey(video)
    const group = groups.get(key)
    if (group) group.push(video)
    else groups.set(key, [video])
  }
  return groups
}

/** Of "Movie.mkv" and "MOVIE.mkv" the one written alike; all of them when none is. */
function closest(videos: readonly string[], base: string): readonly string[] {
  if (videos.length === 1) return videos
  const alike = videos.filter((video) => stemOf(video).normalize('NFC') === base.normalize('NFC'))
  return alike.length > 0 ? alike : videos
}

/** -1 when there is none. */
function separatorBefore(stem: string, end: number): number {
  let at = end - 1
  while (at >= 0 && !separators.has(stem.charAt(at))) at -= 1
  return at
}

/**
 * Behind a dot a free title may stand (".commentary.en"); behind other separators only language and flags.
 * A number alone is the next film of a series ("Movie 2.srt"), unless it is the 0 or 1 that players add to doubles.
 */
function fits(rest: string, { strangers }: ReadTokens): boolean {
  if (!rest.startsWith('.')) return rest === '' || (strangers.length === 0 && namesLanguageOrFlag(rest))
  const isNextInSeries = /^\.(?:[2-9]|\d{2,3})(?:\.|$)/.test(rest)
  return !isNextInSeries && strangers.length <= mostStrangers && !strangers.some((part) => otherVideo.test(part.trim()))
}

function namesLanguageOrFlag(rest: string): boolean {
  const [first = ''] = rest.split('.')
  const { language, isForced, isHearingImpaired, isDefault } = readTokens(first)
  return !/\d/.test(first.replace(/-419/, '')) && (language !== null || isForced || isHearingImpaired || isDefault)
}

function lastPart(stem: string): string {
  return stem.slice(stem.lastIndexOf('.') + 1)
}

function describe(path: string, { language, isForced, isHearingImpaired }: ReadTokens): Sidecar {
  return { path, language, isForced, isHearingImpaired, extension: extensionOf(path) }
}
