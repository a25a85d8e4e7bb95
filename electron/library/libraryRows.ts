/** Translates between records of videos and rows of the library table; what does not parse counts as not known. */
import { z } from 'zod'
import { noIds, type LibraryVideo, type MediaInfo, type Sidecar, type TitleIds } from './mediaFile.ts'

export interface VideoRow {
  readonly path: string
  readonly root: string
  readonly size_bytes: number
  readonly modified_ms: number
  readonly sidecars: string
  readonly is_probed: number
  readonly media: string | null
  readonly ids: string | null
}

const sidecarsSchema: z.ZodType<readonly Sidecar[]> = z.array(
  z.object({
    path: z.string(),
    language: z.string().nullable(),
    isForced: z.boolean(),
    isHearingImpaired: z.boolean(),
    extension: z.string(),
    isRePaired: z.literal(true).exactOptional(),
    stamp: z.object({ sizeBytes: z.number(), modifiedMs: z.number() }).exactOptional(),
    isEmpty: z.literal(true).exactOptional(),
    spoken: z.string().exactOptional(),
  }),
)
const mediaSchema: z.ZodType<MediaInfo> = z.object({
  durationMs: z.number().nullable(),
  fps: z.number().nullable(),
  height: z.number().nullable(),
  tracks: z.array(
    z.object({
      kind: z.enum(['video', 'audio', 'subtitle']),
      language: z.string().nullable(),
      codec: z.string(),
      isForced: z.boolean(),
      isHearingImpaired: z.boolean(),
      isDefault: z.boolean(),
      isOriginal: z.literal(true).exactOptional(),
      isCommentary: z.literal(true).exactOptional(),
      isText: z.boolean(),
      name: z.string().nullable(),
    }),
  ),
})
const idsSchema: z.ZodType<TitleIds> = z.object({
  filmdbId: z.string().nullable(),
  moviedbId: z.number().nullable(),
})

/** undefined when the header must be read. */
export function mediaIn({ is_probed, media }: Pick<VideoRow, 'is_probed' | 'media'>): MediaInfo | null | undefined {
  return is_probed === 1 && media === null ? null : parsed(mediaSchema, media)
}

/** undefined where a row that names some is damaged. */
export function idsIn({ ids }: Pick<VideoRow, 'ids'>): TitleIds | undefined {
  return ids === null ? noIds : parsed(idsSchema, ids)
}

/** None where the row is damaged. */
export function sidecarsIn({ sidecars }: Pick<VideoRow, 'sidecars'>): readonly Sidecar[] {
  return parsed(sidecarsSchema, sidecars) ?? []
}

export function videoIn(row: VideoRow): LibraryVideo {
  const { path, root, size_bytes: sizeBytes, modified_ms: modifiedMs } = row
  const sidecars = sidecarsIn(row)
  return {
    file: { path, root, sizeBytes, modifiedMs, sidecars },
    media: mediaIn(row) ?? null,
    ids: idsIn(row) ?? noIds,
  }
}

function parsed<Value>(schema: z.ZodType<Value>, json: string | null): Value | undefined {
  if (json === null) return undefined
  try {
    return schema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
