/** Reads subtitle packages: by number, and the ones of a title that cover an episode. */
import type { ServiceDatabase } from './store/database.ts'
import type { Dialect } from './store/dialect.ts'
import { rowsOf, rowsOfEach, type Lookup } from './store/lookups.ts'
import type { Page, Subtitle, SubtitleFilter, Title } from './records.ts'
import type { StoredTitle } from './titles.ts'

interface SubtitleRow {
  readonly id: number
  readonly language: string
  readonly name: string
  readonly releases: string
  readonly season: number | null
  readonly episode_from: number | null
  readonly episode_end: number | null
  readonly is_full_season: number
  readonly is_hearing_impaired: number
  readonly is_machine_made: number
  readonly framerate: number
  readonly comment: string
  readonly author: string
}

/** What ranking needs of a line of the index. */
export interface IndexedSubtitle {
  readonly subtitle_id: number
  readonly is_full_season: number
  /** 1 for a season and for a range of episodes. */
  readonly is_pack: number
  readonly facts: string
}

export interface PageRange {
  readonly offset: number
  readonly limit: number
}

const columns = `id, language, name, releases, season, episode_from, episode_end, is_full_season, is_hearing_impaired,
  is_machine_made, framerate, comment, author`
const select = `SELECT ${columns}, (SELECT sd_id FROM titles WHERE titles.id = title_id) AS sd_id FROM subtitles WHERE id = ?`
const selectOfTitle = `SELECT ${columns} FROM subtitles WHERE id = ?`

export function subtitleById(db: ServiceDatabase, id: number): Subtitle | null {
  const row = db.get<SubtitleRow & { readonly sd_id: number }>(select, id)
  return row ? subtitleOf(row, row.sd_id) : null
}

/** `ids` are subtitles of that title; the order is theirs. */
export function* subtitlesOfTitle({ sdId }: Pick<Title, 'sdId'>, ids: readonly number[]): Lookup<readonly Subtitle[]> {
  const found = yield* rowsOfEach<SubtitleRow>(
    selectOfTitle,
    ids.map((id) => [id]),
  )
  return found.flat().map((row) => subtitleOf(row, sdId))
}

function subtitleOf(row: SubtitleRow, sdId: number): Subtitle {
  return {
    nId: String(row.id),
    archiveNumber: row.id,
    sdId,
    language: row.language,
    name: row.name,
    releases: row.releases === '' ? [] : row.releases.split('\n'),
    season: row.season,
    episodeFrom: row.episode_from,
    episodeEnd: row.episode_end,
    isFullSeason: row.is_full_season === 1,
    isHearingImpaired: row.is_hearing_impaired === 1,
    framerate: row.framerate,
    comment: row.comment,
    author: row.author,
    isMachineMade: row.is_machine_made === 1,
  }
}

/** -1 stands for a number that is not there; a season covers each of its episodes, an unknown season any season. */
const thatPass = `(?2 = '' OR instr(?2, ',' || language || ',') > 0) AND (?3 = 0 OR is_full_season = 1)
  AND (?4 BETWEEN episode_from AND episode_end OR ?4 IS NULL OR is_full_season = 1)`
const ofThatSeason = `season IN (-1, ?5) AND ${thatPass}`

function passing({ season, episode, languages, fullSeasonOnly = false }: SubtitleFilter) {
  const listed = languages.length === 0 ? '' : `,${languages.join(',')},`
  const values = [listed, Number(fullSeasonOnly), episode ?? null]
  return season === undefined ? { sql: thatPass, values } : { sql: ofThatSeason, values: [...values, season] }
}

/** The index lines of a title that pass the filter. */
export function indexedSubtitles(titleId: number, filter: SubtitleFilter): Lookup<readonly IndexedSubtitle[]> {
  const { sql, values } = passing(filter)
  return rowsOf(
    `SELECT subtitle_id, is_full_season, is_full_season = 1 OR episode_from <> episode_end AS is_pack, facts
     FROM subtitle_index WHERE title_id = ?1 AND ${sql}`,
    titleId,
    ...values,
  )
}

/** Those of the titles that have a subtitle which passes the filter. */
export function* titlesWithSubtitles(
  dialect: Dialect,
  titleIds: readonly number[],
  filter: SubtitleFilter,
): Lookup<ReadonlySet<number>> {
  const { sql, values } = passing(filter)
  const rows = yield* rowsOf<{ readonly id: number }>(
    `SELECT value AS id FROM ${dialect.numbersIn('?1')}
     WHERE EXISTS (SELECT 1 FROM subtitle_index WHERE title_id = value AND ${sql})`,
    JSON.stringify(titleIds),
    ...values,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Singles of the episode before packs, and within each the newest last. */
export function* pageOfSubtitles(
  title: Pick<StoredTitle, 'id' | 'sdId'>,
  { filter, page }: { readonly filter: SubtitleFilter; readonly page: PageRange },
): Lookup<Page<Subtitle>> {
  const rows = [...(yield* indexedSubtitles(title.id, filter))].sort(
    (a, b) => a.is_pack - b.is_pack || a.subtitle_id - b.subtitle_id,
  )
  const shown = rows.slice(page.offset, page.offset + page.limit).map((row) => row.subtitle_id)
  return { items: yield* subtitlesOfTitle(title, shown), total: rows.length }
}
