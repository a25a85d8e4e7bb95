/** One line of an import manifest, checked, in the catalogue's own words (API decisions §6). */
import { serviceCodeOf, tagOfServiceCode } from '../../../shared/language.ts'
import { AppError } from '../../../shared/errors.ts'
import type { NewTitle } from '../addTitle.ts'
import type { NewSubtitle } from '../newSubtitle.ts'
import type { NamedContent } from './manifestFiles.ts'
import { isUsualLine, lineShape, type ManifestLine } from './manifestShape.ts'
import { createMemo } from '../store/memo.ts'

export interface ManifestEntry {
  readonly title: NewTitle
  readonly subtitle: Omit<NewSubtitle, 'titleId' | 'titleName' | 'files' | 'archive'>
  readonly content: NamedContent
}

/** Throws AppError `input.invalid` with a sentence that names the wrong field. */
export function readManifestLine(text: string): ManifestEntry {
  const line = checkShape(text)
  const language = languages(line.language, () => languageCode(line.language))
  if (language === '') throw new AppError('input.invalid', `Nobody knows the language "${line.language}".`)
  const [files, archive] = [line.files ?? null, line.archive ?? null]
  if ((files === null) === (archive === null))
    throw new AppError('input.invalid', 'A line needs either files or an archive.')
  return {
    title: titleOf(line.title),
    subtitle: { ...subtitleOf(line), language },
    content: { files: files ?? [], archive },
  }
}

const languages = createMemo<string, string>(256)

/** The service's code, '' for a language that nobody knows. */
function languageCode(written: string): string {
  const tag = tagOfServiceCode(written)
  return (tag && serviceCodeOf(tag)) ?? ''
}

function checkShape(text: string): ManifestLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (thrown) {
    throw new AppError('input.invalid', 'The line is no JSON.', thrown)
  }
  if (isUsualLine(value)) return value
  const checked = lineShape.safeParse(value)
  if (checked.success) return checked.data
  const issue = checked.error.issues[0]
  throw new AppError('input.invalid', `${issue?.path.join('.') ?? 'line'}: ${issue?.message ?? 'wrong'}`, checked.error)
}

function titleOf(title: ManifestLine['title']): NewTitle {
  return {
    type: title.type,
    name: title.name,
    originalName: title.original_name || null,
    year: known(title.year),
    firstAirDate: title.first_air_date || null,
    filmdbId: title.filmdb_id?.toLowerCase() || null,
    moviedbId: known(title.moviedb_id),
    sdId: known(title.sd_id),
  }
}

/** Ids and years are never 0; some lists write it for "unknown". */
function known(number: number | null | undefined): number | null {
  return number === undefined || number === 0 ? null : number
}

function subtitleOf(line: ManifestLine): Omit<ManifestEntry['subtitle'], 'language'> {
  const isShow = line.title.type === 'tv'
  const isFullSeason = isShow && line.full_season === true
  const episode = isShow && !isFullSeason ? (line.episode ?? null) : null
  return {
    releases: (line.releases ?? []).filter((release) => release.trim() !== ''),
    season: isShow ? (line.season ?? null) : null,
    episodeFrom: episode,
    episodeEnd: episode === null ? null : Math.max(episode, line.episode_end ?? episode),
    isFullSeason,
    isHearingImpaired: line.hi ?? false,
    framerate: line.framerate ?? 0,
    comment: line.comment ?? '',
    author: line.author ?? '',
  }
}
