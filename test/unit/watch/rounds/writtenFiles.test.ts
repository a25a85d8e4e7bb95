/** A subtitle that a round wrote is known everywhere at once: in the library, in the digest, to the looks for better ones. */
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
  const remembered: (readonly Sidecar[])[] = []
  const told: string[] = []
  const known = simulatedHome({
    db,
    ...clock,
    find: (path) => (path === videoPath ? videoAt(videoPath, { sidecars: [old] }) : null),
  })
  const libraryIndex = {
    ...known.libraryIndex,
    rememberSidecars: (_path: string, sidecars: readonly Sidecar[]) => void remembered.push(sidecars),
  }
  const home = { ...known, libraryIndex }
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
  return { db, notes, videos, better, remembered, told, note }
}

test('the library knows of it at once, beside what stood there, with what its name says', () => {
  const { note, remembered, told } = openScene()
  note('/films/a.en.sdh.srt')
  note('/films/a.en.forced.ass')
  const kinds = remembered.map((sidecars) => sidecars.map(({ path, ...rest }) => [path, rest]))
  const [, sdh] = kinds[0] ?? []
  const [kept, forced] = kinds[1] ?? []
  expect(sdh).toEqual([
    '/films/a.en.sdh.srt',
    { language: 'en', isForced: false, isHearingImpaired: true, extension: 'srt' },
  ])
  expect(forced?.[1]).toMatchObject({ isForced: true, isHearingImpaired: false, extension: 'ass' })
  expect(kept?.[0]).toBe(old.path)
  expect(told).toEqual(['/films/a.en.sdh.srt', '/films/a.en.forced.ass'])
})

test('one written over another stands there once', () => {
  const { note, remembered } = openScene()
  note(old.path)
  expect(remembered[0]?.map(({ path, language }) => [path, language])).toEqual([[old.path, 'en']])
})

test('it is counted for the digest, looked at anew, and looked up for a better one', () => {
  const { db, note, notes, videos, better } = openScene()
  storeWritten(db, writtenRow({ path: '/films/a.en.srt', videoPath }, { tier: 1 }))
  note('/films/a.en.srt')
  expect(notes.get('digest.written')).toBe('1')
  expect(videos.get(videoPath)?.sidecars).not.toBe('')
  expect(better.due(1e12)).toMatchObject([{ writtenId: 1 }])
})

test('beside a video that the library does not know it is told all the same', () => {
  const { note, remembered, told } = openScene()
  note('/films/b.en.srt', '/films/b.mkv')
  expect(remembered).toEqual([])
  expect(told).toEqual(['/films/b.en.srt'])
})
