/** An answer as it is kept on disk. What was read back is checked: the file may have been edited or damaged. */
import { z } from 'zod'
import type { ListedSubtitle, PackedFile, TitleMatch } from '../../../serviceClient/listing.ts'

/** What the service said to one question, in one shape for names and ids; nothing found is an answer too. */
export interface StoredAnswer {
  readonly match: TitleMatch | null
  readonly alternates: readonly TitleMatch[]
  readonly subtitles: readonly ListedSubtitle[]
  /** True where the title was asked for by its id. */
  readonly isById: boolean
  /** The match named no title, and the one further question about it was asked. */
  readonly isTitleAsked?: boolean | undefined
  /** The packs in it were asked for with their files (`openPacks`). */
  readonly arePacksOpened?: boolean | undefined
  /** So many pages of that were read. */
  readonly packPages?: number | undefined
  /** It was cut off here: further pages were wanted when this was stored. */
  readonly unread?: UnreadPages | undefined
  /** No more of its pages was wanted, and what they hold may be better: the name may be asked. */
  readonly isCutShort?: boolean | undefined
}

export interface UnreadPages {
  /** What was asked, as `contentOfQuery` has its first page. */
  readonly content: string
  /** The first one of them. */
  readonly page: number
  /** The last one of them that was wanted. */
  readonly lastPage?: number | undefined
}

/** It does not count as an answer before it was read on, for which nothing of it is asked again. */
export function isCutOff({ unread }: StoredAnswer): boolean {
  return unread !== undefined
}

/** Something matched, nobody said what, and v1 was not asked yet. */
export function isTitleOpen({ match, isById, isTitleAsked }: StoredAnswer): boolean {
  return match?.name === '' && !isById && isTitleAsked !== true
}

/** It lists packs without their files, and v1 was not asked for them. */
export function arePacksClosed({ match, isById, arePacksOpened, subtitles }: StoredAnswer): boolean {
  if (isById || arePacksOpened || match === null) return false
  return subtitles.some(isClosedPack)
}

export function isClosedPack({ files, isFullSeason, episodeFrom, episodeEnd }: ListedSubtitle): boolean {
  return files === null && (isFullSeason || episodeFrom !== episodeEnd)
}

const text = z.string().nullable()
const count = z.number().nullable()
const flag = z.boolean().nullable()

const title: z.ZodType<TitleMatch> = z.object({
  titleId: count,
  filmdbId: text,
  moviedbId: count,
  type: z.enum(['movie', 'tv']).nullable(),
  name: z.string(),
  originalName: z.string().optional(),
  year: count,
  season: count,
  episode: count,
  confidence: z.enum(['high', 'medium', 'low']).nullable(),
  score: count,
})

const packedFile: z.ZodType<PackedFile> = z.object({
  fileId: text,
  name: z.string(),
  releaseName: z.string(),
  season: count,
  episode: count,
  language: text,
  isHearingImpaired: flag,
  sizeBytes: count,
  md5: text,
})

const subtitle: z.ZodType<ListedSubtitle> = z.object({
  id: z.string(),
  path: text,
  releaseNames: z.array(z.string()),
  fileName: z.string(),
  language: text,
  season: count,
  episodeFrom: count,
  episodeEnd: count,
  isFullSeason: z.boolean(),
  isHearingImpaired: flag,
  isMachineMade: z.boolean(),
  fps: count,
  author: text,
  comment: text,
  files: z.array(packedFile).nullable(),
})

const answer: z.ZodType<StoredAnswer> = z.object({
  match: title.nullable(),
  alternates: z.array(title),
  subtitles: z.array(subtitle),
  isById: z.boolean(),
  isTitleAsked: z.boolean().optional(),
  arePacksOpened: z.boolean().optional(),
  packPages: z.int().min(1).optional(),
  unread: z
    .object({
      content: z.string(),
      page: z.int().min(1),
      lastPage: z.int().min(1).optional(),
    })
    .optional(),
  isCutShort: z.boolean().optional(),
})

/** null when the text is not an answer: it is then asked again. */
export function readStoredAnswer(json: string): StoredAnswer | null {
  return parsed(json, answer)
}

export function readStoredTitle(json: string): TitleMatch | null {
  return parsed(json, title)
}

function parsed<Value>(json: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
