/** Which subtitles of the catalogue an upload is compared with. */
import { expect, test } from 'vitest'
import { md5Of } from '../../../../service/catalogue/store/blobs.ts'
import type { SubtitleFilter } from '../../../../service/catalogue/records.ts'
import { checkUpload, type CheckParts } from '../../../../service/operator/checkUpload.ts'
import { talkOf } from '../../../support/make/talk.ts'

const bytes = Buffer.from(talkOf('EN'))

interface Catalogue {
  /** Of each subtitle its files, the oldest subtitle first: by their episode and what is in them. */
  readonly subtitles: readonly (readonly { readonly episode: number; readonly bytes: Buffer }[])[]
  readonly fields?: object
}

function partsOf({ subtitles, fields = {} }: Catalogue) {
  const asked: SubtitleFilter[] = []
  const rows = subtitles.map((_, at) => ({
    nId: String(at),
    releases: [],
    name: `n${at}`,
    author: 'ann',
    language: 'EN',
  }))
  const movie = { nId: '900', language: 'EN', type: 'movie', season: null, episodeFrom: null }
  const catalogue = {
    subtitlesOf: async (_sdId: number, filter: SubtitleFilter, { offset = 0, limit = 0 }) => {
      asked.push(filter)
      return { items: rows.slice(offset, offset + limit), total: rows.length }
    },
    filesOfAll: async (nIds: readonly string[]) => new Map(nIds.map((nId) => [nId, filesOf(nId)])),
    bytesOf: async (fileNId: string) => {
      const [nId = '', at = ''] = fileNId.split('/')
      return subtitles[Number(nId)]?.[Number(at)]?.bytes ?? null
    },
  }
  const filesOf = (nId: string) =>
    (subtitles[Number(nId)] ?? []).map((file, at) => ({
      fileNId: `${nId}/${at}`,
      name: `CD${at + 1}.srt`,
      episode: file.episode,
      md5: md5Of(file.bytes),
    }))
  const reviews = {
    one: async () => ({
      title: { sdId: 5 },
      place: { nId: null },
      fields: { ...movie, episodeEnd: null, isFullSeason: false, ...fields },
    }),
  }
  const detectLanguage = async () => ({ language: 'en', isSure: true, scores: { en: 1 } })
  // Of the rows only what the checks read.
  return { asked, parts: { catalogue, reviews, detectLanguage } as unknown as CheckParts }
}

const sent = (path: string) => ({ revision: 'r', paths: [path], text: { path, bytes } })
const other = (words: string) => Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${words}\n`)

test('of very many subtitles the newest are looked at', async () => {
  const subtitles = Array.from({ length: 320 }, (_, at) => [{ episode: 0, bytes: at === 319 ? bytes : other(`${at}`) }])
  const checks = await checkUpload(partsOf({ subtitles }).parts, '900', sent('Film.srt'))
  expect(checks.others).toBe(300)
  expect(checks.sameText).toMatchObject([{ nId: '319', isSameFile: true }])
})

test('the second part of a film is told from all parts that are there', async () => {
  const subtitles = [
    [
      { episode: 0, bytes: other('One.') },
      { episode: 0, bytes },
    ],
  ]
  const checks = await checkUpload(partsOf({ subtitles }).parts, '900', sent('Film.CD2.srt'))
  expect(checks.sameText).toMatchObject([{ nId: '0', isSameFile: true }])
})

test.each([
  [{ episodeFrom: 1, episodeEnd: 3 }, 'Show.S01E02.srt', 2],
  [{ episodeFrom: 1, episodeEnd: 3 }, 'words.srt', 1],
  [{ episodeFrom: 4, episodeEnd: 4 }, 'Show.S01E02.srt', 4],
  [{ episodeFrom: 4, episodeEnd: null }, 'Show.S01E02.srt', 4],
  [{ episodeFrom: 0, episodeEnd: 0 }, 'Show.S01E02.srt', 0],
  [{ isFullSeason: true }, 'Show.S01E02.srt', 2],
])('of an upload for %j the file %s is compared with episode %i', async (range, path, episode) => {
  const { asked, parts } = partsOf({ subtitles: [], fields: { type: 'tv', season: 1, ...range } })
  await checkUpload(parts, '900', sent(path))
  expect(asked[0]).toMatchObject({ season: 1, episode })
})
