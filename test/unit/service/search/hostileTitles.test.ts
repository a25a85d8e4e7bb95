/**
 * Libraries of titles that look like numbers, years, tags and editions, named in the ways of people and releases, asked of a
 * catalogue that holds them all: nearly every one is found, and none is taken for another without asking.
 */
import { expect, test } from 'vitest'
import { judgeReadings } from '../../../../electron/matching/choose/judgeMatch.ts'
import type { TitleMatch } from '../../../../electron/serviceClient/listing.ts'
import { addTitle } from '../../../../service/catalogue/addTitle.ts'
import type { FilenameMatch, TitleType } from '../../../../service/catalogue/records.ts'
import { createTitleSearch } from '../../../../service/search/titleSearch.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { createRandom } from '../../../support/make/worlds/makeWorld.ts'
import { emptyCatalogue } from '../../../support/services/emptyCatalogue.ts'
import { hardTitle } from '../../../support/make/hardTitles.ts'

interface Owned {
  readonly name: string
  readonly type: TitleType
  readonly year: number
}

const dotted = ({ name }: Owned) =>
  name
    .replace(/[:?!"'()]/g, '')
    .replaceAll('&', 'and')
    .replace(/[\s.]+/g, '.')
    .replace(/\.$/, '')

const ways: Readonly<Record<TitleType, readonly ((title: Owned) => string)[]>> = {
  movie: [
    (title) => `${dotted(title)}.${title.year}.1080p.BluRay.x264-LUMEN.mkv`,
    (title) => `${dotted(title)}.1080p.WEB-DL.DDP5.1.H.264-KESTREL.mkv`,
    ({ name, year }) => `${name} (${year}).mkv`,
    ({ name, year }) => `${name} (${year}) [1080p].mkv`,
    ({ name, year }) => `${name} (${year})/${name}.mkv`,
    ({ name }) => `${name}.mkv`,
  ],
  tv: [
    (title) => `${dotted(title)}.S02E05.720p.HDTV.x264-ORBIT.mkv`,
    ({ name }) => `${name} - S02E05 - The Name.mkv`,
    ({ name }) => `${name} 2x05.mkv`,
    ({ name }) => `${name}/Season 2/${name} - s02e05.mkv`,
    ({ name }) => `${name}/Season 02/S02E05.mkv`,
    ({ name, year }) => `${name} (${year}) - S02E05.mkv`,
  ],
}

function ownedTitles(seed: number): readonly Owned[] {
  const pick = createRandom(seed)
  const byName = new Map<string, Owned>()
  for (let index = 0; index < 300; index += 1) {
    const { text } = hardTitle(index, pick)
    const owned = { name: text, type: pick(2) === 0 ? 'movie' : 'tv', year: 1960 + pick(64) } as const
    if (!byName.has(text.toLowerCase())) byName.set(text.toLowerCase(), owned)
  }
  return [...byName.values()]
}

function asListed({ title, season, episode, confidence, score }: FilenameMatch): TitleMatch {
  const { sdId, filmdbId, moviedbId, type, name, year } = title
  return { titleId: sdId, filmdbId, moviedbId, type, name, year, season, episode, confidence, score }
}

test.each([11, 12, 13])('library %i', (seed) => {
  const db = emptyCatalogue()
  const owned = ownedTitles(seed)
  const unsaid = { originalName: null, firstAirDate: null, filmdbId: null, moviedbId: null, sdId: null }
  for (const title of owned) addTitle(db, { ...unsaid, ...title })
  const search = createTitleSearch(db)
  const options = { engine: 'local', episodeScope: 'exact', languages: [], subtitlesPerPage: 10 } as const

  const named = owned.flatMap((title) => ways[title.type].map((way) => ({ title, path: way(title) })))
  const judged = named.map(({ title, path }) => {
    const { match, alternates } = search.matchFilename(path, options)
    const answer = {
      match: match && asListed(match),
      alternates: alternates.map(asListed),
      subtitles: [],
      isById: false,
    }
    const { status, title: taken } = judgeReadings(parseRelease(path), answer)
    return { path, status, isRight: taken?.name === title.name && taken.type === title.type }
  })
  expect(judged.filter(({ status, isRight }) => status === 'sure' && !isRight)).toEqual([])
  const sure = judged.filter(({ status }) => status === 'sure')
  expect(sure.length / judged.length).toBeGreaterThan(0.97)
})
