/** One line of an import manifest: its shape, checked, in the catalogue's own words (embedded-service.md §6). */
import { z } from 'zod'
import { serviceCodeOf, tagOfServiceCode } from '../../shared/language.ts'
import { AppError } from '../../shared/errors.ts'
import type { NewTitle } from './addTitle.ts'
import type { NewSubtitle } from './addSubtitle.ts'

const count = z.number().int().min(0)
/** Ids and years are never 0; some lists write it for "unknown". */
const id = count.nullish().transform((value) => (value === undefined || value === 0 ? null : value))
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null)

const lineShape = z.object({
  title: z.object({
    type: z.enum(['movie', 'tv']),
    name: z.string().trim().min(1),
    original_name: optional(z.string()),
    year: id,
    first_air_date: optional(z.string()),
    filmdb_id: optional(
      z
        .string()
        .regex(/^tt\d{1,12}$/i)
        .or(z.literal('')),
    ),
    moviedb_id: id,
    sd_id: id,
  }),
  language: z.string(),
  releases: optional(z.array(z.string())),
  season: optional(count),
  episode: optional(count),
  episode_end: optional(count),
  full_season: optional(z.boolean()),
  hi: optional(z.boolean()),
  framerate: optional(count),
  comment: optional(z.string()),
  author: optional(z.string()),
  files: optional(z.array(z.string()).min(1)),
  archive: optional(z.string().min(1)),
})
type Line = z.infer<typeof lineShape>

export interface ManifestEntry {
  readonly title: NewTitle
  readonly subtitle: Omit<NewSubtitle, 'titleId' | 'files' | 'archive'>
  /** Paths as the manifest writes them: either files or one archive. */
  readonly files: readonly string[]
  readonly archive: string | null
}

/** Throws AppError `input.invalid` with a sentence that names the wrong field. */
export function readManifestLine(text: string): ManifestEntry {
  const line = checkShape(text)
  const tag = tagOfServiceCode(line.language)
  const language = tag && serviceCodeOf(tag)
  if (!language) throw new AppError('input.invalid', `Nobody knows the language "${line.language}".`)
  if ((line.files === null) === (line.archive === null))
    throw new AppError('input.invalid', 'A line needs either files or an archive.')
  return {
    title: titleOf(line.title),
    subtitle: { ...subtitleOf(line), language },
    files: line.files ?? [],
    archive: line.archive,
  }
}

function checkShape(text: string): Line {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (thrown) {
    throw new AppError('input.invalid', 'The line is no JSON.', thrown)
  }
  const checked = lineShape.safeParse(value)
  if (checked.success) return checked.data
  const issue = checked.error.issues[0]
  throw new AppError('input.invalid', `${issue?.path.join('.') ?? 'line'}: ${issue?.message ?? 'wrong'}`, checked.error)
}

function titleOf(title: Line['title']): NewTitle {
  return {
    type: title.type,
    name: title.name,
    originalName: title.original_name || null,
    year: title.year,
    firstAirDate: title.first_air_date || null,
    filmdbId: title.filmdb_id?.toLowerCase() || null,
    moviedbId: title.moviedb_id,
    sdId: title.sd_id,
  }
}

function subtitleOf(line: Line): Omit<ManifestEntry['subtitle'], 'language'> {
  const isShow = line.title.type === 'tv'
  const isFullSeason = isShow && line.full_season === true
  const episode = isShow && !isFullSeason ? line.episode : null
  return {
    releases: (line.releases ?? []).filter((release) => release.trim() !== ''),
    season: isShow ? line.season : null,
    episodeFrom: episode,
    episodeEnd: episode === null ? null : Math.max(episode, line.episode_end ?? episode),
    isFullSeason,
    isHearingImpaired: line.hi ?? false,
    framerate: line.framerate ?? 0,
    comment: line.comment ?? '',
    author: line.author ?? '',
  }
}
