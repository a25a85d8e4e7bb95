/** What of a track inside a video is its own fault, and what may be otherwise tomorrow. */
import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSaveTrack, TrackRefusal, type SaveTrackParts } from '../../../../electron/batch/delivery/saveTrack.ts'
import { AppError } from '../../../../shared/errors.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { plainNames } from '../../../support/make/nameRules.ts'
import { textTrack, videoAt } from '../../../support/make/subjects.ts'
import { hasMediaTools, ifMediaTools } from '../../../support/make/films/timedFilm.ts'
import { makeTrackFilm } from '../../../support/make/films/trackFilm.ts'

const inside = { index: 0, track: textTrack('en') }

/** What comes of saving the first track, where judging its text ends so. */
function outcomeOf(path: string, program: string, judged: AppError): Promise<unknown> {
  const notReached = () => Promise.reject(new Error('not reached'))
  const parts: SaveTrackParts = {
    reader: { prepare: () => Promise.reject(judged), verify: notReached, language: notReached },
    history: { othersWithText: () => [] },
    publish: notReached,
    checkPlace: async () => undefined,
    names: () => plainNames,
    toWrittenForm: notReached,
    programs: { ffmpeg: program },
  }
  const { signal } = new AbortController()
  return createSaveTrack(parts)({ video: videoAt(path), inside, batchId: 'b', signal }).catch(
    (thrown: unknown) => thrown,
  )
}

const noText = new AppError('subtitle.unreadable', 'This is no subtitle.')

test('a video that cannot be read just now says nothing about its track', async () => {
  // Ends at once with a failure, as reading from a disk that went away does.
  const came = await outcomeOf('/lib/Quiet.Harbour.2019.mkv', process.execPath, noText)
  expect(came).toMatchObject({ code: 'subtitle.unreadable' })
  expect(came).not.toBeInstanceOf(TrackRefusal)
})

test.skipIf(!hasMediaTools)(`a text that was read and is none is the track’s own fault${ifMediaTools}`, async () => {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const srt = '1\n00:00:01,000 --> 00:00:02,500\nWhere is it?\n\n'
  const path = makeTrackFilm({ folder, name: 'film.mkv', seconds: 5, tracks: [{ form: 'srt', srt, language: 'eng' }] })
  const came = await outcomeOf(path, 'ffmpeg', noText)
  expect(came).toBeInstanceOf(TrackRefusal)
  expect(came).toMatchObject({ code: 'subtitle.unreadable', message: noText.message })
  const ended = new AppError('archive.unreadable', 'It took too long.')
  expect(await outcomeOf(path, 'ffmpeg', ended)).toBe(ended)
})
