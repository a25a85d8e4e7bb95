/**
 * Finds the video that a subtitle was left behind by when it was renamed or replaced: in the same folder, of the same
 * title, season and episode, and the only one of them that lacks it. Pure: names only, nobody's file is touched.
 */
import path from 'node:path'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import { extensionOf, stemOf } from './scan/fileNames.ts'
import type { Sidecar } from './mediaFile.ts'
import { readSidecarTokens } from './sidecarTokens.ts'
import { withoutMarks } from './videoBeside.ts'

export interface StrayScene {
  readonly folder: string
  /** Paths of subtitles in this very folder that no video's name fits. */
  readonly strays: readonly string[]
  /** Base names; bonus videos are no candidates. */
  readonly videos: readonly string[]
  readonly sidecarsOf: (video: string) => readonly Sidecar[]
  /** Lets everything else run for a moment: a folder may hold 100,000 videos. */
  readonly yieldToEventLoop: () => Promise<void>
}

/** Its pictures lie in two files, and renaming one would part them. */
const pairedExtensions = new Set(['sub', 'idx'])
const readsBetweenBreaths = 200

/** Each stray that found its video, as a subtitle of that video. */
export async function rePaired(scene: StrayScene): Promise<ReadonlyMap<string, readonly Sidecar[]>> {
  const found = new Map<string, Sidecar[]>()
  const strays = scene.strays.filter((stray) => !pairedExtensions.has(extensionOf(stray)))
  if (strays.length === 0) return found
  const videosOf = await groupByWork(scene)
  for (const stray of strays) {
    const sidecar = sidecarOf(stray)
    const same = videosOf.get(workNamedBy(path.join(scene.folder, releaseNameOf(stray))) ?? '') ?? []
    const has = (video: string) => [...scene.sidecarsOf(video), ...(found.get(video) ?? [])].some(isLike(sidecar))
    const [only, ...others] = same.filter((video) => !has(video))
    if (only !== undefined && others.length === 0) found.set(only, [...(found.get(only) ?? []), sidecar])
  }
  return found
}

/** The name that a re-paired subtitle would have, were it named after its video: only the release part changes. */
export function nameBeside(stray: string, video: string): string {
  const marks = path.basename(stray).slice(releaseNameOf(stray).length)
  return path.join(path.dirname(video), `${stemOf(path.basename(video))}${marks}`)
}

async function groupByWork({
  folder,
  videos,
  yieldToEventLoop,
}: StrayScene): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = new Map<string, string[]>()
  for (const [index, video] of videos.entries()) {
    const work = workOf(path.join(folder, video))
    if (work !== null) groups.set(work, [...(groups.get(work) ?? []), video])
    if (index % readsBetweenBreaths === 0) await yieldToEventLoop()
  }
  return groups
}

/** Which movie, or which episodes, in which cut; null where the name does not tell. */
function workOf(file: string): string | null {
  return workOfRelease(parseRelease(file))
}

/** The same for a subtitle: that it lies in a film's folder does not make it that film's. */
function workNamedBy(file: string): string | null {
  const release = parseRelease(file)
  const hasTitle = release.reasons.some(({ field, from }) => field === 'title' && from === 'name')
  return hasTitle ? workOfRelease(release) : null
}

function workOfRelease(release: Release): string | null {
  const { type, title, year, season, episodes, absoluteEpisode, date, part, editions } = release
  const isCounted = episodes.length > 0 || absoluteEpisode !== null || date !== null
  if (title === null || (type === 'tv' && !isCounted)) return null
  const ofMovie = type === 'movie' ? year : null
  return JSON.stringify([type, titleKey(title), ofMovie, season, episodes, absoluteEpisode, date, part, editions])
}

function releaseNameOf(stray: string): string {
  return withoutMarks(stemOf(path.basename(stray)))
}

function sidecarOf(stray: string): Sidecar {
  const marks = stemOf(path.basename(stray)).slice(releaseNameOf(stray).length)
  const { language, isForced, isHearingImpaired } = readSidecarTokens(marks)
  return { path: stray, language, isForced, isHearingImpaired, extension: extensionOf(stray), isRePaired: true }
}

/** A subtitle without a language could be in any: then one of any language is like it. */
function isLike({ language, isForced }: Sidecar): (other: Sidecar) => boolean {
  return (other) => other.isForced === isForced && (language === null || other.language === language)
}
