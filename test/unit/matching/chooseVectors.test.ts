/** Runs the shared vectors for choosing a subtitle, where they are present. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { RankingRequest } from '../../../electron/matching/choose/ranking.ts'
import { rankCandidates } from '../../../electron/matching/choose/rankCandidates.ts'
import type { ListedSubtitle } from '../../../electron/serviceClient/listing.ts'
import { languageTagOf } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { listed, packed } from '../../support/make/subjects.ts'

interface VectorFile {
  readonly file_n_id: string
  readonly name: string
  readonly release_name?: string
  readonly season?: number
  readonly episode?: number
  readonly language?: string
  readonly hi?: boolean
}
interface VectorSubtitle {
  readonly id: string
  readonly releases: readonly string[]
  readonly season?: number
  readonly episode?: number | null
  readonly episode_from?: number | null
  readonly episode_end?: number | null
  readonly full_season?: boolean
  readonly fps?: number | null
  readonly hi?: boolean
  readonly machine?: boolean
  readonly comment?: string
  readonly language?: string
  readonly unpack_files?: readonly VectorFile[]
}
interface Vector {
  readonly id: string
  readonly video: { readonly name: string; readonly fps?: number }
  readonly prefs: { readonly languages?: readonly string[]; readonly hi?: string; readonly forced?: string }
  readonly subs: readonly VectorSubtitle[]
  readonly expect: { readonly winner: string | null; readonly file?: string; readonly never?: readonly string[] }
  readonly why: string
}

const path = resolve(import.meta.dirname, '../../../../shared/vectors/subtitle-choice.jsonl')
const vectors = existsSync(path)
  ? readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Vector)
  : []

test.skipIf(vectors.length === 0)('every shared vector of subtitle choice has its winner', () => {
  const wrong = vectors.flatMap((vector) => {
    const { candidates } = rankCandidates(requestOf(vector), vector.subs.map(subtitleOf))
    const winner = candidates[0]
    const isRight =
      (winner?.subtitle.id ?? null) === vector.expect.winner &&
      (vector.expect.file === undefined || winner?.file?.fileId === vector.expect.file) &&
      candidates.every(({ subtitle }) => !vector.expect.never?.includes(subtitle.id))
    return isRight ? [] : [`${vector.id}: ${winner?.subtitle.id ?? 'nothing'} (${vector.why})`]
  })
  expect(wrong).toEqual([])
})

function requestOf({ video, prefs }: Vector): RankingRequest {
  return {
    release: parseRelease(video.name),
    fps: video.fps ?? null,
    wish: {
      alternatives: (prefs.languages ?? ['en']).map((code) => ({
        kind: 'language',
        language: languageTagOf(code) ?? code,
      })),
    },
    hearingImpaired: (prefs.hi ?? 'any') as RankingRequest['hearingImpaired'],
    forced: (prefs.forced ?? 'never') as RankingRequest['forced'],
    title: null,
  }
}

function subtitleOf(sub: VectorSubtitle): ListedSubtitle {
  return listed(sub.id, '', {
    releaseNames: sub.releases,
    language: languageTagOf(sub.language ?? 'en'),
    season: sub.season ?? null,
    episodeFrom: sub.episode_from ?? sub.episode ?? null,
    episodeEnd: sub.episode_end ?? sub.episode ?? null,
    isFullSeason: sub.full_season ?? false,
    fps: sub.fps ?? null,
    isHearingImpaired: sub.hi ?? null,
    isMachineMade: sub.machine ?? false,
    comment: sub.comment ?? null,
    files:
      sub.unpack_files?.map((file) =>
        packed(file.file_n_id, file.name, {
          releaseName: file.release_name ?? '',
          season: file.season ?? null,
          episode: file.episode ?? null,
          language: file.language === undefined ? null : languageTagOf(file.language),
          isHearingImpaired: file.hi ?? null,
        }),
      ) ?? null,
  })
}
