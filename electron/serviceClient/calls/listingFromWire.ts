/** Wire rows to our records: names changed, empty values to null, contradictions settled. Asks nobody, keeps no wire name. */
import { languageTagOf, tagOfServiceCode, type LanguageTag } from '../../../shared/language.ts'
import type { SubtitleRow, TitleResult, UnpackedFile } from '../../../shared/wire/v1.ts'
import type { FilenameMatch } from '../../../shared/wire/v2.ts'
import { idInPath, withoutQuery } from './downloadAddress.ts'
import type { ListedSubtitle, PackedFile, TitleMatch } from '../listing.ts'

/** Framerate codes of API §4, upload step 3; 0 is "default or unknown". */
const fpsByCode: Readonly<Record<number, number>> = { 2: 23.976, 6: 23.98, 5: 24, 3: 25, 4: 29.97, 7: 30 }

export function titleFromResult(row: TitleResult): TitleMatch {
  return { ...titleFields(row), season: null, episode: null, confidence: null, score: null }
}

export function titleFromMatch(match: FilenameMatch): TitleMatch {
  const { season, episode, confidence, score } = match
  const isKnown = confidence === 'high' || confidence === 'medium' || confidence === 'low'
  const isScore = score !== null && score >= 0 && score <= 1
  return {
    ...titleFields(match),
    season,
    episode,
    confidence: isKnown ? confidence : null,
    score: isScore ? score : null,
  }
}

function titleFields(row: TitleResult | FilenameMatch) {
  const originalName = row.original_name
  return {
    titleId: row.sd_id,
    filmdbId: row.filmdb_id,
    moviedbId: row.moviedb_id,
    type: row.type,
    name: row.name ?? '',
    ...(originalName && originalName !== row.name ? { originalName } : {}),
    year: row.year,
  }
}

/** Rows with neither an id nor a url to take one from cannot be had and are left out. */
export function subtitlesFromRows(rows: readonly SubtitleRow[]): readonly ListedSubtitle[] {
  return rows.flatMap((row) => subtitleFromRow(row) ?? [])
}

function subtitleFromRow(row: SubtitleRow): ListedSubtitle | null {
  const path = row.url === null ? null : withoutQuery(row.url)
  const id = row.n_id ?? (path === null ? null : idInPath(path))
  if (id === null) return null
  return {
    id,
    path,
    releaseNames: [...new Set([row.release_name, ...row.releases])].filter((name) => name !== null),
    fileName: row.name ?? '',
    language: languageOfRow(row),
    ...coverageOf(row),
    isHearingImpaired: row.hi,
    isMachineMade: row.ai_translated === true,
    fps: fpsOf(row),
    author: row.author,
    comment: row.comment,
    files: row.unpack_files?.length ? row.unpack_files.map(packedFile) : null,
  }
}

function languageOfRow(row: SubtitleRow): LanguageTag | null {
  const byCode = row.language === null ? null : tagOfServiceCode(row.language)
  return byCode ?? (row.lang === null ? null : languageTagOf(row.lang))
}

/** A pack says `full_season`, or names a season and no episode at all: `full_season` is false on many of them. */
function coverageOf(row: SubtitleRow): Pick<ListedSubtitle, 'season' | 'episodeFrom' | 'episodeEnd' | 'isFullSeason'> {
  const from = row.episode_from ?? row.episode
  const season = row.season === 0 && !from ? null : row.season
  const isFullSeason = row.full_season === true || (season !== null && from === null)
  if (isFullSeason || season === null || from === null)
    return { season, episodeFrom: null, episodeEnd: null, isFullSeason }
  return { season, episodeFrom: from, episodeEnd: Math.max(from, row.episode_end ?? from), isFullSeason }
}

function fpsOf(row: SubtitleRow): number | null {
  if (row.fps !== null && row.fps > 0) return row.fps
  return row.framerate === null ? null : (fpsByCode[row.framerate] ?? null)
}

function packedFile(file: UnpackedFile): PackedFile {
  const md5 = file.md5?.trim().toLowerCase() ?? ''
  return {
    fileId: file.file_n_id,
    name: file.name ?? '',
    releaseName: file.release_name ?? '',
    season: file.season === 0 ? null : file.season,
    episode: file.episode === 0 ? null : file.episode,
    language: file.language === null ? null : tagOfServiceCode(file.language),
    isHearingImpaired: file.hi,
    sizeBytes: file.size,
    md5: /^[0-9a-f]{32}$/.test(md5) ? md5 : null,
  }
}
