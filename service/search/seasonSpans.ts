/** Which episodes of each season the catalogue has subtitles for: the single ones, and those inside season packs. */
import { rowsOf, type Lookup } from '../catalogue/store/lookups.ts'
import type { SeasonSpan } from './absoluteNumbers.ts'

interface EpisodeRow {
  readonly season: number
  readonly episode: number
  /** 1 for the last episode of a whole season pack. */
  readonly is_end: number
}

/** A pack's files know their own season; those that do not say are of the pack's. */
const inPacks = `
  SELECT CASE WHEN file.season > 0 THEN file.season ELSE pack.season END AS season, file.episode AS episode, pack.id AS pack
  FROM subtitles AS pack JOIN subtitle_files AS file ON file.subtitle_id = pack.id
  WHERE pack.id IN (SELECT subtitle_id FROM subtitle_index WHERE title_id = ?1 AND is_full_season = 1) AND file.episode > 0`
const episodes = `
  SELECT DISTINCT season, episode_end AS episode, 0 AS is_end FROM subtitle_index
    WHERE title_id = ?1 AND is_full_season = 0 AND season > 0 AND episode_end > 0
  UNION SELECT DISTINCT season, episode_from, 0 FROM subtitle_index
    WHERE title_id = ?1 AND is_full_season = 0 AND season > 0 AND episode_from > 0
  UNION SELECT season, episode, 0 FROM (${inPacks}) AS packed
  UNION SELECT season, MAX(episode), 1 FROM (${inPacks}) AS packed GROUP BY pack, season`

export function* seasonSpans(titleId: number): Lookup<readonly SeasonSpan[]> {
  const bySeason = Map.groupBy(yield* rowsOf<EpisodeRow>(episodes, titleId), ({ season }) => season)
  return [...bySeason].map(([season, rows]) => spanOf(season, rows))
}

function spanOf(season: number, rows: readonly EpisodeRow[]): SeasonSpan {
  const numbers = new Set(rows.map(({ episode }) => episode))
  const first = Math.min(...numbers)
  const last = Math.max(...numbers)
  const isGapless = numbers.size === last - first + 1
  return { season, first, last, isTold: isGapless && rows.some((row) => row.is_end === 1 && row.episode === last) }
}

/** Whether the catalogue counts this show through all seasons itself: a subtitle without a season has the number. */
export function* hasAbsolute(titleId: number, absolute: number): Lookup<boolean> {
  const found = yield* rowsOf(
    'SELECT 1 FROM subtitle_index WHERE title_id = ? AND season = -1 AND ? BETWEEN episode_from AND episode_end',
    titleId,
    absolute,
  )
  return found.length > 0
}
