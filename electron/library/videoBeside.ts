/** Finds the video that a subtitle beside it is named after, and what the rest of its name says. Reads one folder's names. */
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { kindOfFile, stemOf } from './scan/fileNames.ts'
import { readSidecarTokens, readTokens, type SidecarTokens } from './sidecarTokens.ts'

export interface Beside extends SidecarTokens {
  /** Absolute; null where no video in the folder has a name that the subtitle's begins with. */
  readonly videoPath: string | null
  /** The subtitle's name without the marks that are read from it. */
  readonly releaseName: string
}

export async function videoBeside(subtitlePath: string): Promise<Beside> {
  const folder = dirname(subtitlePath)
  const stem = stemOf(basename(subtitlePath))
  const names = (await readdir(folder).catch(() => [])).filter((name) => kindOfFile(name) === 'video')
  const [video] = names.filter((name) => isNamedAfter(stem, stemOf(name))).sort((a, b) => b.length - a.length)
  const releaseName = video === undefined ? withoutMarks(stem) : stem.slice(0, stemOf(video).length)
  const tokens = readSidecarTokens(stem.slice(releaseName.length))
  return { ...tokens, releaseName, videoPath: video === undefined ? null : join(folder, video) }
}

function isNamedAfter(stem: string, video: string): boolean {
  return stem.toLowerCase().startsWith(video.toLowerCase()) && /^(?:$|[-._ [(])/.test(stem.slice(video.length))
}

const mostMarks = 3

/** Without a video to compare with, words at the end that are marks and nothing else: "Movie.2019.en.sdh". */
export function withoutMarks(stem: string): string {
  const words = stem.split('.')
  let end = words.length
  while (end > 1 && words.length - end < mostMarks && isMark(words[end - 1] ?? '')) end -= 1
  return words.slice(0, end).join('.')
}

/** A number alone says nothing of a language. */
function isMark(word: string): boolean {
  const { strangers, language, isForced, isHearingImpaired } = readTokens(`.${word}`)
  return strangers.length === 0 && (language !== null || isForced || isHearingImpaired)
}
