import { expect, test } from 'vitest'
import { bonusOfFile, bonusOfFolder } from '../../../../electron/library/scan/bonusNames.ts'

const besideLarger = { folderName: 'Film (2019)', sizeBytes: 1, largestOtherBytes: 100 }
const oneVideo = { videos: ['Film.mkv'], folders: [] }

/** The quick look that most names end with lets every one of these through. */
test.each([
  ['Film-sample.mkv', 'sample'],
  ['SAMPLE-film.mkv', 'sample'],
  ['Film.Sample2.mkv', 'sample'],
  ['Film-sample_v2.mkv', 'sample'],
  ['Film-trailer.mkv', 'trailer'],
  ['Film Trailer 2.mkv', 'trailer'],
  ['Film-behindthescenes.mkv', 'extra'],
  ['Film-deleted.mkv', 'extra'],
  ['Film-deletedscene1.mkv', 'extra'],
  ['Film-featurette.mkv', 'extra'],
  ['Film-interview.mkv', 'extra'],
  ['Film-scene.mkv', 'extra'],
  ['Film-short2.mkv', 'extra'],
  ['Film-other.mkv', 'extra'],
  ['[LUMEN] Film NCOP1 [1080p].mkv', 'extra'],
  ['Film_NCED2v2_.mkv', 'extra'],
] as const)('%s beside the film is a bonus', (name, bonus) => {
  expect(bonusOfFile(name, besideLarger)).toBe(bonus)
})

test('a name that only holds the letters of a mark is a film, and so is all that is larger than its neighbours', () => {
  for (const name of ['Sample People.mkv', 'Trailer Park Boys.mkv', 'Another Film.mkv', 'Concept.mkv', 'Film.mkv'])
    expect([name, bonusOfFile(name, besideLarger)]).toEqual([name, null])
  expect(bonusOfFile('Film-sample.mkv', { ...besideLarger, sizeBytes: 200 })).toBeNull()
})

test('a sample without its film is one where it says nothing else, or lies in a folder for samples', () => {
  const alone = { sizeBytes: 1, largestOtherBytes: null }
  expect(bonusOfFile('sample.mkv', { ...alone, folderName: 'Film (2019)' })).toBe('sample')
  expect(bonusOfFile('film-sample.mkv', { ...alone, folderName: 'Samples' })).toBe('sample')
  expect(bonusOfFile('film-sample.mkv', { ...alone, folderName: 'Film (2019)' })).toBeNull()
})

test.each([
  ...['Sample', 'SAMPLES', 'Trailer', 'trailers', 'Extra', 'Extras', 'Featurette', 'Featurettes'],
  ...['Behind The Scenes', 'behind_the-scenes', 'BehindTheScenes', 'Deleted.Scenes', 'Bonus Features', 'Making of'],
  ...['Bonus', 'Deleted', 'Interviews', 'Scenes', 'Shorts', 'Other'],
])('a folder %s beside a film holds extras', (name) => {
  expect(bonusOfFolder(name, oneVideo)).not.toBeNull()
  expect(bonusOfFolder(`The ${name}`, oneVideo)).toBeNull()
})
