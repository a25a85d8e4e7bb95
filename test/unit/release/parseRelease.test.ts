/** Names of our own and what a person reads in them, from a data file; plus what whole paths add. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Release } from '../../../shared/release/release.ts'

interface Case {
  readonly name: string
  readonly expect: Partial<Release>
}

const fixture = new URL('../../fixtures/release-names-own.json', import.meta.url)
const groups = JSON.parse(readFileSync(fixture, 'utf8')) as Readonly<Record<string, readonly Case[]>>

for (const [group, cases] of Object.entries(groups)) {
  test.each(cases)(`${group}: $name`, ({ name, expect: expected }) => {
    expect(parseRelease(name)).toMatchObject(expected)
  })
}

interface NamedCase extends Case {
  readonly group: string
}

/** One case a line: names of the trade as people write them, each judged by hand. */
const lines = readFileSync(new URL('../../fixtures/release-names-fresh.jsonl', import.meta.url), 'utf8').split('\n')
const fresh = lines.filter(Boolean).map((line) => JSON.parse(line) as NamedCase)

test.each(fresh)('$group: $name', ({ name, expect: expected }) => {
  expect(parseRelease(name)).toMatchObject(expected)
})

test('an empty path says nothing', () => {
  const release = parseRelease('')
  expect(release).toMatchObject({ type: 'movie', title: null, year: null, season: null, episodes: [], reasons: [] })
})

test('every field that was read has its reason with the characters as they stand', () => {
  const { reasons } = parseRelease('The.Salt.Garden.2019.1080p.BluRay.x264-HOLLOW.mkv')
  expect(reasons).toContainEqual({ field: 'year', text: '2019', from: 'name' })
  expect(reasons).toContainEqual({ field: 'source', text: 'BluRay', from: 'name' })
  expect(reasons).toContainEqual({ field: 'releaseGroup', text: 'HOLLOW', from: 'name' })
})

test('a reason tells when a folder said it', () => {
  const { reasons } = parseRelease('Shows/The Salt Garden/Season 2/E07.mkv')
  expect(reasons).toContainEqual({ field: 'title', text: 'The Salt Garden', from: 'folder' })
  expect(reasons).toContainEqual({ field: 'season', text: 'Season 2', from: 'folder' })
  expect(reasons.find(({ field }) => field === 'episodes')).toMatchObject({ from: 'name' })
})

test('Windows and Unix paths read alike', () => {
  const unix = parseRelease('/media/tv/The Salt Garden/Season 1/04 - Rain.mkv')
  expect(parseRelease('D:\\media\\tv\\The Salt Garden\\Season 1\\04 - Rain.mkv')).toEqual(unix)
  expect(unix).toMatchObject({ title: 'The Salt Garden', season: 1, episodes: [4], episodeTitle: 'Rain' })
})

test('decomposed letters of a Mac read like composed ones', () => {
  expect(parseRelease('Amélie sous la pluie (2004).mkv'.normalize('NFD')).title).toBe('Amélie sous la pluie')
})

test('one space that slipped into a dotted title leaves its dots no sense', () => {
  expect(parseRelease('Harbor.of.Salt.Part II.1984.720p.BluRay.x264-VESPER').title).toBe('Harbor of Salt Part II')
})

test('chapters go on one after the other', () => {
  const { season, episodes } = parseRelease('Faro de Sal - Temporada 1 [DVDRIP][Cap. 120_121_122 FINAL][Spanish]')
  expect({ season, episodes }).toEqual({ season: 1, episodes: [20, 21, 22] })
})

test.each(['-= %s =-', '-==%s==-', '`-= %s =-`'])('the frame %s is no part of the title', (frame) => {
  expect(parseRelease(frame.replace('%s', 'Copper.Kettle.2011.1080p.BluRay.x264-LUMEN'))).toMatchObject({
    title: 'Copper Kettle',
    releaseGroup: 'LUMEN',
  })
})
