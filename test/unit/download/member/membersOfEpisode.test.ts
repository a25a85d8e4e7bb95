import { expect, test } from 'vitest'
import { membersOfEpisode, type AskedEpisode } from '../../../../electron/download/member/membersOfEpisode.ts'

const namesOf = (names: readonly string[], asked: AskedEpisode) =>
  membersOfEpisode(
    names.map((name) => ({ name, bytes: Buffer.alloc(0) })),
    asked,
    'en',
  ).map(({ name }) => name)

test('the files of one episode are told by their names', () => {
  const season = ['Show.S01E02.srt', 'Show.S01E03.srt', 'Show.S01E03.sdh.srt', 'Show.S01E03-E04.srt', 'Show.S02E03.srt']
  expect(namesOf(season, { season: 1, episode: 3 })).toEqual(season.slice(1, 4))
  expect(namesOf(season, { season: null, episode: 3 })).toEqual(season.slice(1))
  expect(namesOf(['03.srt', '04.srt'], { season: 1, episode: 4 })).toEqual(['04.srt'])
})

test('where no file is named so, all of them may be meant', () => {
  expect(namesOf(['a.srt', 'b.srt'], { season: 1, episode: 3 })).toEqual(['a.srt', 'b.srt'])
  expect(namesOf(['Show.S01E01.srt'], { season: 1, episode: 3 })).toEqual(['Show.S01E01.srt'])
})
