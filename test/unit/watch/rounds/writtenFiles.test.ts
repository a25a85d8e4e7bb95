/** A subtitle that a round wrote is known at once in the digest, and to the looks for better ones. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import { createDailyDigest } from '../../../../electron/watch/digest.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import { createBetterWatch } from '../../../../electron/watch/rounds/betterWatch.ts'
import { createWrittenFiles } from '../../../../electron/watch/rounds/writtenFiles.ts'
import { createWatchNotes } from '../../../../electron/watch/watchNotes.ts'
import {
  delivered,
  offerFor,
  rankedOf,
  simulatedHome,
  storeWritten,
  writtenRow,
} from '../../../support/fakes/simulatedRound.ts'
import { videoAt, wantFor } from '../../../support/make/subjects.ts'

const videoPath = '/films/a.mkv'
const old: Sidecar = {
  path: '/films/a.nl.srt',
  language: 'nl',
  isForced: false,
  isHearingImpaired: false,
  extension: 'srt',
}

function openScene() {
  const db = openDatabase(':memory:')
  const clock = { nowMs: () => 1_000 }
  const notes = createWatchNotes(db)
  const told: string[] = []
  const home = simulatedHome({
    db,
    ...clock,
    find: (path) => (path === videoPath ? videoAt(videoPath, { sidecars: [old] }) : null),
  })
  const videos = createWatchedVideos(db)
  const rest = { sizeBytes: 1, modifiedMs: 1, sidecars: '', partialHash: null, needsCheck: false, isGone: false }
  videos.put([{ path: videoPath, root: '/films', ...rest }])
  const better = createBetterWatch({ db, notes, clock, home })
  const written = createWrittenFiles({
    ...{ home, videos, better },
    digest: createDailyDigest(notes, home),
    listener: { written: ({ sidecar }) => void told.push(sidecar) },
  })
  const note = (sidecar: string, path = videoPath) => {
    const gap = wantFor(path)
    const { event } = delivered({ gap, pick: rankedOf('1', { subtitle: offerFor(gap) }) })
    written.note({ ...event, sidecar })
  }
  return { db, notes, videos, better, told, note }
}

test('it is counted for the digest, looked at anew, and looked up for a better one', () => {
  const { db, note, notes, videos, better } = openScene()
  storeWritten(db, writtenRow({ path: '/films/a.en.srt', videoPath }, { tier: 1 }))
  note('/films/a.en.srt')
  expect(notes.get('digest.written')).toBe('1')
  expect(videos.get(videoPath)?.sidecars).not.toBe('')
  expect(better.due(1e12)).toMatchObject([{ writtenId: 1 }])
})

test('beside a video that the library does not know it is told all the same', () => {
  const { note, told } = openScene()
  note('/films/b.en.srt', '/films/b.mkv')
  expect(told).toEqual(['/films/b.en.srt'])
})
