/** Which episodes a pack has twice, and which of those between its first and last it has not. Pure. */
import type { UploadRowFile } from '../../../shared/contract/upload.ts'

export interface PackEpisodes {
  readonly twice: readonly number[]
  readonly gaps: readonly number[]
}

/** A longer span is a number that was misread. */
const longestSeason = 400

export function readPackEpisodes(files: readonly Pick<UploadRowFile, 'episodes'>[]): PackEpisodes {
  const all = files.flatMap(({ episodes }) => episodes)
  const known = new Set(all)
  const [first, last] = [Math.min(...known), Math.max(...known)]
  const twice = [...known].filter((episode) => all.indexOf(episode) !== all.lastIndexOf(episode)).sort((a, b) => a - b)
  if (known.size === 0 || last - first > longestSeason) return { twice, gaps: [] }
  const span = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return { twice, gaps: span.filter((episode) => !known.has(episode)) }
}
