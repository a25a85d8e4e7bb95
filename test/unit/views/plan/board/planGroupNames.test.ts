/** One season is one group, however its files spell the show; what only looks alike is not joined. */
import { expect, test } from 'vitest'
import { groupNames, type TitledVideo } from '../../../../../electron/views/plan/board/planGroupNames.ts'

const episode = (name: string, titleId: number | null = null, part = ' S01'): TitledVideo => ({
  ...{ type: 'tv', name, part, titleId, isListed: false },
})
const namesOf = (videos: readonly TitledVideo[]) => videos.map(groupNames(videos))

test('spellings of one name are one group, named as most of its videos are, in any order', () => {
  const videos = [
    episode('harbour lights'),
    episode('Harbour Lights'),
    episode('Harbour Lights'),
    episode('HARBOUR: Lights'),
  ]
  expect(namesOf(videos)).toEqual(Array(4).fill('Harbour Lights S01'))
  expect(namesOf(videos.toReversed())).toEqual(Array(4).fill('Harbour Lights S01'))
})

test('names that the service is sure of as one title are one group, each season for itself', () => {
  const videos = [
    episode('Northern Line', 7),
    episode('Northern Line', 7),
    episode('Northern Line', 7),
    episode('Nordlinie', 7),
    episode('Nordlinie', 7, ' S02'),
  ]
  expect(namesOf(videos)).toEqual([...Array<string>(4).fill('Northern Line S01'), 'Northern Line S02'])
})

test('one episode that the service took for another show joins the two shows not', () => {
  const videos = [episode('Tide Tables', 3), episode('Tide Tables', 3), episode('Tide Tables', 9), episode('Copper', 9)]
  expect(namesOf(videos)).toEqual([...Array<string>(3).fill('Tide Tables S01'), 'Copper S01'])
})

test('a movie is not joined with a show of its name', () => {
  const movie: TitledVideo = { type: 'movie', name: 'harbour lights', part: ' (2014)', titleId: null, isListed: false }
  expect(namesOf([movie, episode('Harbour Lights')])).toEqual(['harbour lights (2014)', 'Harbour Lights S01'])
})

test('files that count on through all seasons are one group, whatever season their subtitles are listed under', () => {
  const counted = (part: string): TitledVideo => ({ ...episode('Tide Tables', 3, part), isListed: true })
  expect(namesOf([counted(' S01'), counted(' S02'), counted('')])).toEqual(Array(3).fill('Tide Tables'))
  // Where all are listed under one season, it is theirs, and stands with files that say it.
  const alike = [counted(' S02'), counted(' S02'), episode('Tide Tables', 3, ' S02')]
  expect(namesOf(alike)).toEqual(Array(3).fill('Tide Tables S02'))
})
