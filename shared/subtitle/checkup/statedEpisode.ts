/** The episode that a subtitle itself says it belongs to: in its first or last cues, or in the title of an ASS file. Pure. */
import type { SubtitleDocument } from '../document.ts'
import { plainTextOf } from '../plainText.ts'

export interface StatedEpisode {
  readonly season: number
  readonly episode: number
  /** Null for the title of the file. */
  readonly atMs: number | null
}

/** Where titles and credits stand; in the middle people speak of episodes. */
const cuesLooked = 4
const mark =
  /(?<![\p{L}\p{N}])(?:s(?<season>\d{1,2})[ ._-]?e(?<episode>\d{1,3})|(?<byX>\d{1,2})x(?<ofX>\d{2}))(?![\p{L}\p{N}])/iu
const title = /^Title:(.{1,300})$/m

export function statedEpisode({ cues, header }: Pick<SubtitleDocument, 'cues' | 'header'>): StatedEpisode | null {
  const edges = [...cues.slice(0, cuesLooked), ...cues.slice(cuesLooked).slice(-cuesLooked)]
  for (const { text, startMs } of edges) {
    const found = read(plainTextOf(text).slice(0, 300))
    if (found) return { ...found, atMs: startMs }
  }
  const found = read(title.exec(header)?.[1] ?? '')
  return found && { ...found, atMs: null }
}

function read(words: string): { readonly season: number; readonly episode: number } | null {
  const { season, episode, byX, ofX } = mark.exec(words)?.groups ?? {}
  const [ofSeason, ofEpisode] = [season ?? byX, episode ?? ofX]
  return ofSeason === undefined || ofEpisode === undefined
    ? null
    : { season: Number(ofSeason), episode: Number(ofEpisode) }
}
