import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RankingRequest } from '../../../../electron/matching/choose/ranking.ts'
import { rankCandidates } from '../../../../electron/matching/choose/rankCandidates.ts'
import type { ListedSubtitle } from '../../../../electron/serviceClient/listing.ts'
import { parseWishes } from '../../../../electron/wanted/parseWishes.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { listed, packed, titled } from '../../../support/make/subjects.ts'

const movie = 'Dune.2021.1080p.BluRay.x264-SPARKS'

function requestFor(
  name: string,
  rest: Partial<RankingRequest> & { readonly languages?: string } = {},
): RankingRequest {
  const { languages = 'en', ...given } = rest
  const [wish] = parseWishes(languages)
  if (!wish) throw new Error('no wish')
  const release = parseRelease(`${name}.mkv`)
  return { release, fps: null, wish, hearingImpaired: 'any', forced: 'never', title: null, ...given }
}

function ranking(request: RankingRequest, candidates: readonly ListedSubtitle[]): string[] {
  return rankCandidates(request, candidates).candidates.map(({ subtitle, tier }) => `${subtitle.id}:${tier}`)
}

function reasonFor(request: RankingRequest, candidate: ListedSubtitle): string | undefined {
  return rankCandidates(request, [candidate]).rejected[0]?.reason
}

function episode(id: string, name: string, season: number | null = null, number: number | null = null) {
  return listed(id, name, { season, episodeFrom: number, episodeEnd: number })
}

test('tiers: same release, same source, unknown, other source, other cut', () => {
  const names = [
    movie,
    'Dune.2021.720p.BluRay.x264-GECKOS',
    'Dune 2021',
    'Dune.2021.WEB-DL-NTb',
    movie.replace('1080p', 'Extended.1080p'),
  ]
  const offered = names.map((name, index) => listed(`s${index}`, name))
  expect(ranking(requestFor(movie), offered)).toEqual(['s0:0', 's1:1', 's2:2', 's3:3', 's4:4'])
})

test('another speed is tier 4 whatever the name says; reasons say what fits and what does not', () => {
  const [pick] = rankCandidates(requestFor(movie, { fps: 25 }), [listed('a', movie, { fps: 23.976 })]).candidates
  expect(pick?.tier).toBe(4)
  expect(pick?.reasons).toEqual(['group', 'source', 'resolution', 'codec', '!fps'])
})

test('where a name tells no source, the reasons say whose it is', () => {
  const silent = (video: string, name: string) =>
    rankCandidates(requestFor(video), [listed('a', name)]).candidates[0]?.reasons.filter((reason) =>
      reason.includes('?'),
    )
  expect(silent(movie, 'Dune.2021.1080p-SPARKS')).toEqual(['?source'])
  expect(silent(movie, 'Dune 2021')).toEqual(['?source'])
  expect(silent('Dune.2021', movie)).toEqual(['?own-source'])
  expect(silent('Dune.2021.1080p', 'Dune.2021.720p')).toEqual(['?source', '?own-source'])
  expect(silent(movie, movie)).toEqual([])
})

test('a name that says nothing beside one that contradicts does not better it', () => {
  const both = listed('a', '', { releaseNames: ['Dune.2021.HDTV.x264-LOL', 'Dune 2021'] })
  expect(ranking(requestFor(movie), [both])).toEqual(['a:3'])
})

test('the earlier alternative comes first, even where a later one fits better', () => {
  const offered = [
    listed('en', movie),
    listed('pt', movie, { language: 'pt' }),
    listed('br', 'Dune.2021.WEB-DL-NTb', { language: 'pt-BR' }),
  ]
  const { candidates } = rankCandidates(requestFor(movie, { languages: 'pt-BR>pt>translate:en' }), offered)
  expect(candidates.map(({ subtitle, alternativeIndex }) => [subtitle.id, alternativeIndex])).toEqual([
    ['br', 0],
    ['pt', 1],
    ['en', 2],
  ])
})

test('the plain language is taken before a region of it', () => {
  const offered = [listed('a', movie, { language: 'pt-BR' }), listed('b', movie, { language: 'pt' })]
  expect(ranking(requestFor(movie, { languages: 'pt' }), offered)).toEqual(['b:0', 'a:0'])
})

test('a language that nobody states is refused, one in the name is read', () => {
  expect(reasonFor(requestFor(movie), listed('a', movie, { language: null }))).toBe('language')
  const named = listed('a', 'Dune.2021.German.1080p.BluRay.x264-SPARKS', { language: null })
  expect(ranking(requestFor(movie, { languages: 'de' }), [named])).toHaveLength(1)
})

test('Latin American Spanish is told by its name, the service has one code for both', () => {
  const latin = listed('a', movie, { language: 'es', comment: 'Latino' })
  const request = requestFor(movie, { languages: 'es-419' })
  expect(ranking(request, [latin, listed('b', movie, { language: 'es' })])).toEqual(['a:0'])
})

test.each([
  ['series for a movie', movie, listed('a', 'Dune.S01E01.1080p.BluRay.x264-SPARKS'), 'title'],
  ['another year', movie, listed('a', 'Dune.1984.1080p.BluRay.x264-SPARKS'), 'title'],
  ['another show', 'Breaking.Bad.S01E05.HDTV-LOL', episode('a', 'Better.Call.Saul.S01E05.HDTV-LOL', 1, 5), 'title'],
  ['other season', 'Lost.S01E05.HDTV-LOL', episode('a', 'Lost.S02E05.HDTV-LOL', 1, 5), 'season'],
  ['other episode', 'Lost.S01E05.HDTV-LOL', episode('a', 'Lost.S01E06.HDTV-LOL', 1, 5), 'episode'],
  ['other episode by field', 'Lost.S01E05.HDTV-LOL', episode('a', '', 1, 6), 'episode'],
  ['no season for a later one', 'Lost.S02E05.HDTV-LOL', episode('a', 'Lost - 05', null, 5), 'season'],
  ['other date', 'Daily.Show.2024.03.01.720p.WEB-X', episode('a', 'Daily.Show.2024.03.02.720p.WEB-X'), 'episode'],
  ['other disc', 'Dune.2021.CD1.DVDRip-X', listed('a', 'Dune.2021.CD2.DVDRip-X'), 'part'],
])('gate: %s', (_, video, candidate, reason) => {
  expect(reasonFor(requestFor(video), candidate)).toBe(reason)
})

test('a translated title beside ours, or a translated title of the same year, stays', () => {
  const money = 'Money.Heist.S01E01.1080p.NF.WEB-DL-X'
  const both = listed('a', '', { releaseNames: ['La.Casa.de.Papel.S01E01.NF.WEB-DL-X', money], season: 1 })
  expect(ranking(requestFor(money), [both])).toHaveLength(1)
  expect(ranking(requestFor(movie), [listed('a', 'Wuestenplanet.2021.1080p.BluRay-X')])).toHaveLength(1)
})

test("a number that counts through all seasons is not taken for one of a season, but for the service's mapping", () => {
  const video = '[SubsPlease] One Piece - 1015 (1080p)'
  const bySeason = episode('a', 'One.Piece.S21E124.1080p.WEB-X', 21, 124)
  expect(reasonFor(requestFor(video), bySeason)).toBe('season')
  const title = titled('One Piece', { season: 21, episode: 124 })
  expect(ranking(requestFor(video, { title }), [bySeason])).toHaveLength(1)
})

test('only a part of a double episode is tier 3', () => {
  const half = episode('a', 'Firefly.S01E02.1080p.BluRay.x264-XYZ', 1, 2)
  expect(ranking(requestFor('Firefly.S01E01E02.1080p.BluRay.x264-XYZ'), [half])).toEqual(['a:3'])
})

test('names of a pack that list every episode do not contradict each other', () => {
  const pack = listed('a', '', { releaseNames: ['Lost.S01E01.HDTV-LOL', 'Lost.S01E05.HDTV-LOL'], season: 1 })
  const { candidates } = rankCandidates(requestFor('Lost.S01E05.HDTV-LOL'), [pack])
  expect(candidates).toMatchObject([{ isUnlistedPack: true }])
})

test('the file of a listed pack is picked by its name, over its field', () => {
  const files = [
    packed('wrong', 'Lost.S01E04.srt', { episode: 5, season: 1 }),
    packed('right', 'Lost.1x05.srt', { episode: 4, season: 1 }),
  ]
  const pack = listed('a', 'Lost.S01.HDTV-LOL', { season: 1, isFullSeason: true, files })
  expect(rankCandidates(requestFor('Lost.S01E05.HDTV-LOL'), [pack]).candidates[0]?.file?.fileId).toBe('right')
})

test('a special must be named as one: season 0 of the service means unknown', () => {
  const request = requestFor('Lost.S00E02.HDTV-LOL')
  expect(reasonFor(request, episode('a', 'Lost', 0, 2))).toBe('season')
  expect(ranking(request, [episode('a', 'Lost.S00E02.HDTV-LOL', 0, 2)])).toEqual(['a:0'])
})

test('what was tried and failed for this video is left out', () => {
  const request = requestFor(movie, { rejectedIds: new Set(['a']) })
  expect(reasonFor(request, listed('a', movie))).toBe('tried-before')
})

test('forced: "only" takes nothing else, every other wish takes everything else', () => {
  const forced = listed('f', movie.replace('-SPARKS', '.forced-SPARKS'), { comment: 'Forced only' })
  const full = listed('n', movie)
  expect(ranking(requestFor(movie, { forced: 'only' }), [forced, full])).toHaveLength(1)
  expect(ranking(requestFor(movie, { forced: 'also' }), [forced, full])).toEqual(['n:0'])
})

const anyCandidate = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    season: fc.constantFrom(null, 0, 1, 2),
    number: fc.constantFrom(null, 0, 4, 5, 6),
    named: fc.constantFrom('', '.S01E05', '.S01E06', '.S02E05', '.S01'),
    source: fc.constantFrom('', '.HDTV', '.BluRay', '.WEB-DL'),
    group: fc.constantFrom('', '-LOL', '-REWARD'),
    language: fc.constantFrom('en', 'de', null),
    isFullSeason: fc.boolean(),
    isHearingImpaired: fc.constantFrom(true, false, null),
    isMachineMade: fc.boolean(),
    fps: fc.constantFrom(null, 23.976, 25),
  })
  .map(({ id, season, number, named, source, group, ...rest }) =>
    listed(id, `Lost${named}.720p${source}${group}`, { season, episodeFrom: number, episodeEnd: number, ...rest }),
  )
const candidateLists = fc.uniqueArray(anyCandidate, { selector: ({ id }) => id, maxLength: 7 })
const wanted = requestFor('Lost.S01E05.720p.HDTV.x264-LOL', { fps: 23.976, hearingImpaired: 'avoid' })

test('the order of the candidates never matters', () => {
  fc.assert(
    fc.property(candidateLists, (candidates) => {
      const backwards = rankCandidates(wanted, candidates.toReversed())
      expect(rankCandidates(wanted, candidates)).toEqual(backwards)
      expect(backwards.candidates.length + backwards.rejected.length).toBe(candidates.length)
    }),
    { numRuns: 200 },
  )
})

test('a candidate more never changes the order of the others, so a worse one never the winner', () => {
  fc.assert(
    fc.property(candidateLists, (candidates) => {
      const all = ranking(wanted, candidates)
      const [dropped, ...rest] = candidates
      const without = all.filter((entry) => !entry.startsWith(`${dropped?.id ?? ''}:`))
      expect(ranking(wanted, rest)).toEqual(without)
    }),
    { numRuns: 200 },
  )
})

test('no name or field of another episode, season or language ever passes', () => {
  fc.assert(
    fc.property(candidateLists, (candidates) => {
      for (const { subtitle, language } of rankCandidates(wanted, candidates).candidates) {
        const name = subtitle.releaseNames[0] ?? ''
        expect(language).toBe('en')
        expect(name).not.toMatch(/S02|E06/)
        if (!name.includes('S01E05')) {
          expect([null, 0, 5]).toContain(subtitle.episodeFrom)
          if (!name.includes('S01')) expect([null, 0, 1]).toContain(subtitle.season)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('hostile names neither crash nor hang the choice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 200 }), { maxLength: 5 }), fc.string(), (releaseNames, comment) => {
      const candidate = listed('a', '', { releaseNames, comment, fileName: comment })
      const { candidates, rejected } = rankCandidates(wanted, [candidate])
      expect(candidates.length + rejected.length).toBe(1)
    }),
    { numRuns: 200 },
  )
  const long = listed('a', 'no '.repeat(20_000), { comment: 'foreign '.repeat(20_000) })
  expect(rankCandidates(wanted, [long]).candidates.length).toBeLessThanOrEqual(1)
})

test('the box that a disc lay in is no other cut where group and source are the same', () => {
  const request = requestFor('Copper.Harbor.2004.DVDRip.XviD-KESTREL')
  const names = [
    'Copper.Harbor.2004.SPECIAL.EDITION.DVDRip.XviD-KESTREL',
    'Copper.Harbor.2004.Special.Edition.DVDRip.XviD-LUMEN',
    'Copper.Harbor.2004.EXTENDED.DVDRip.XviD-KESTREL',
  ]
  const ranked = ranking(
    request,
    names.map((name, index) => listed(String(index), name)),
  )
  expect(ranked).toEqual(['0:0', '2:4', '1:4'])
})

test('a name that begins with tags names no other title', () => {
  const request = requestFor('Copper.Harbor.2004.LIMITED.DVDRip.XviD-KESTREL')
  expect(ranking(request, [listed('own', 'LIMITED.DVDRip.XviD-KESTREL')])).toEqual(['own:0'])
  expect(ranking(request, [listed('short', '720p.BluRay.x264-LUMEN')])).toEqual(['short:3'])
})

test('the size of a disc is no source beside another', () => {
  const request = requestFor('Copper.Harbor.2004.720p.HDTV.x264-KESTREL')
  expect(ranking(request, [listed('tv', 'Copper.Harbor.2004.DVD5.720p.HDTV.x264-KESTREL')])).toEqual(['tv:0'])
})
