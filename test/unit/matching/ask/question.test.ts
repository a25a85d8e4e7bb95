import { expect, test } from 'vitest'
import { usualAsking } from '../../../../electron/matching/ask/nameAsking.ts'
import { idsQuestion, nameQuestion, questionLanguages } from '../../../../electron/matching/ask/question.ts'
import { parseWishes } from '../../../../electron/wanted/parseWishes.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { titled, videoAt } from '../../../support/make/subjects.ts'

const named = (path: string) => nameQuestion(videoAt(path), parseRelease(path))

test('duplicates of a movie or an episode share a question, other years, episodes and dates do not', () => {
  const key = (path: string) => named(path)?.key
  expect(key('/lib/Dune.2021.1080p.BluRay.x264-SPARKS.mkv')).toBe(key('/other/dune (2021) WEB-DL.mp4'))
  expect(key('/lib/Dune.2021.mkv')).not.toBe(key('/lib/Dune.1984.mkv'))
  expect(key('/lib/Lost.S01E01.mkv')).not.toBe(key('/lib/Lost.S01E02.mkv'))
  expect(key('/lib/Daily.Show.2024.03.01.mkv')).not.toBe(key('/lib/Daily.Show.2024.03.02.mkv'))
  expect(key('/lib/Film.2020.CD1.avi')).not.toBe(key('/lib/Film.2020.CD2.avi'))
})

test('what is sent is a name and never a folder', () => {
  expect(named('/home/secret/Dune.2021.1080p.mkv')?.fileName).toBe('Dune.2021.1080p.mkv')
  expect(named('/home/secret/Lost/Season 1/05.mkv')?.fileName).not.toMatch(/secret|\//)
})

test('with titles only no more than the title and its part is asked for, under the same key; without a title nothing is', () => {
  const titlesOnly = { ...usualAsking, isTitleOnly: true }
  const titleOf = (path: string) => nameQuestion(videoAt(path), parseRelease(path), titlesOnly)
  const usual = named('/lib/Copper.Road.S01E02.1080p.WEB.h264-ORE.mkv')
  expect(titleOf('/lib/Copper.Road.S01E02.1080p.WEB.h264-ORE.mkv')).toEqual({
    ...usual,
    fileName: 'Copper.Road.S01E02.mkv',
  })
  expect(titleOf('/lib/Dune.2021.2160p.REMUX-FraMeSToR.mkv')?.fileName).toBe('Dune.2021.mkv')
  expect(titleOf('/lib/Daily.Show.2024.03.01.720p.mkv')?.fileName).toMatch(/^Daily\.Show\..*2024\.03\.01\.mkv$/)
  expect(titleOf('/1080p.mkv')).toBeNull()
})

test('ids of the library, of the name and of a correction are asked first, in that rising order of weight', () => {
  const path = '/lib/Lost/Lost.S02E05.[tmdbid-4607].mkv'
  const release = parseRelease(path)
  const video = { ...videoAt(path), ids: { filmdbId: 'tt0411008', moviedbId: null } }
  expect(idsQuestion(videoAt('/lib/Lost.S02E05.mkv'), parseRelease('/lib/Lost.S02E05.mkv'), null)).toBeNull()
  expect(idsQuestion(video, release, null)).toMatchObject({
    ids: { filmdbId: 'tt0411008', type: 'tv', season: 2 },
    episode: 5,
  })
  expect(idsQuestion(video, release, titled('Lost', { titleId: 9 }))?.ids).toEqual({
    titleId: 9,
    type: 'tv',
    season: 2,
  })
})

test('episodes of a season share a group, not a key', () => {
  const ask = (path: string) =>
    idsQuestion({ ...videoAt(path), ids: { filmdbId: 'tt1', moviedbId: null } }, parseRelease(path), null)
  const [first, second, other] = ['/Lost.S02E05.mkv', '/Lost.S02E06.mkv', '/Lost.S03E05.mkv'].map(ask)
  expect(first?.groupKey).toBe(second?.groupKey)
  expect(first?.key).not.toBe(second?.key)
  expect(first?.groupKey).not.toBe(other?.groupKey)
})

test('every language of every alternative is asked for, regions of a plain one too, in a fixed order', () => {
  expect(questionLanguages(parseWishes('pt-BR>translate:en'))).toEqual(['en', 'pt-BR'])
  expect(questionLanguages(parseWishes('pt,en'))).toEqual(['en', 'pt', 'pt-BR'])
  expect(questionLanguages(parseWishes('en,pt'))).toEqual(questionLanguages(parseWishes('pt,en')))
})
