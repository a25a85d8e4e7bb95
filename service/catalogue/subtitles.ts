/** Reads subtitle packages: by number, and the ones of a title that cover an episode. */
import type { ServiceDatabase } from './database.ts'
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

/** One line of the ranking index; -1 stands for a number that is not there. */
export interface IndexedSubtitle {
  readonly subtitle_id: number
  readonly season: number
  readonly episode_from: number
  readonly episode_end: number
  readonly is_full_season: number
  readonly language: string
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
export function subtitlesOfTitle(
  db: ServiceDatabase,
  { sdId }: Pick<Title, 'sdId'>,
  ids: readonly number[],
): readonly Subtitle[] {
  return ids.flatMap((id) => {
    const row = db.get<SubtitleRow>(selectOfTitle, id)
    return row ? [subtitleOf(row, sdId)] : []
  })
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

const indexedOfTitle = `SELECT subtitle_id, season, episode_from, episode_end, is_full_season, language, facts
  FROM subtitle_index WHERE title_id = ?`
const indexedOfSeason = `${indexedOfTitle} AND season IN (-1, ?)`

/** The index lines of a title that pass the filter; an unknown season of a package covers any. */
export function indexedSubtitles(
  db: ServiceDatabase,
  titleId: number,
  filter: SubtitleFilter,
): readonly IndexedSubtitle[] {
  const rows =
    filter.season === undefined
      ? db.all<IndexedSubtitle>(indexedOfTitle, titleId)
      : db.all<IndexedSubtitle>(indexedOfSeason, titleId, filter.season)
  return rows.filter((row) => passes(row, filter))
}

/** Singles of the episode before packs, and within each the newest last. */
export function pageOfSubtitles(
  db: ServiceDatabase,
  title: Pick<StoredTitle, 'id' | 'sdId'>,
  { filter, page }: { readonly filter: SubtitleFilter; readonly page: PageRange },
): Page<Subtitle> {
  const rows = [...indexedSubtitles(db, title.id, filter)].sort(
    (a, b) => Number(isPack(a)) - Number(isPack(b)) || a.subtitle_id - b.subtitle_id,
  )
  const shown = rows.slice(page.offset, page.offset + page.limit).map((row) => row.subtitle_id)
  return { items: subtitlesOfTitle(db, title, shown), total: rows.length }
}

/** Whether a package covers an episode: it is that one, or a range or a season around it. */
export function covers(row: IndexedSubtitle, episode: number): boolean {
  return row.is_full_season === 1 || (row.episode_from <= episode && episode <= row.episode_end)
}

function isPack(row: IndexedSubtitle): boolean {
  return row.is_full_season === 1 || row.episode_from !== row.episode_end
}

function passes(row: IndexedSubtitle, { episode, languages, fullSeasonOnly }: SubtitleFilter): boolean {
  if (languages.length > 0 && !languages.includes(row.language)) return false
  if (fullSeasonOnly && row.is_full_season !== 1) return false
  return episode === undefined || covers(row, episode)
}
