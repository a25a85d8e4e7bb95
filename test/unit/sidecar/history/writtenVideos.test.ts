import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createHistoryPages } from '../../../../electron/sidecar/history/historyPages.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { readVideoContent } from '../../../../electron/sidecar/history/videoContent.ts'
import { createWrittenVideos } from '../../../../electron/sidecar/history/writtenVideos.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'

const videoBytes = 'video'.length

test('each video beside which we wrote is known by what it held, once, as it was at the last time', async () => {
  const { db, films, publish, request, videoPath } = sidecarParts()
  const videos = createWrittenVideos(db)
  const first = await publish(request)
  const atFirst = await readVideoContent(videoPath)
  expect(videos.ofSize(videoBytes)).toEqual([{ path: videoPath, ...atFirst, lastRowId: first.id }])
  writeFileSync(videoPath, 'VIDEO')
  const last = await publish({ ...request, path: join(films, 'Film.de.srt'), language: 'de' })
  const atLast = await readVideoContent(videoPath)
  expect(atLast?.partialHash).not.toBe(atFirst?.partialHash)
  expect(videos.ofSize(videoBytes)).toEqual([{ path: videoPath, ...atLast, lastRowId: last.id }])
  expect(last.id).toBeGreaterThan(first.id)
  expect(videos.ofSize(videoBytes + 1)).toEqual([])
})

test('what was undone has nothing to follow its video any more', async () => {
  const { db, parts, publish, request } = sidecarParts()
  await publish(request)
  await undo(parts, { kind: 'all' })
  expect(createWrittenVideos(db).ofSize(videoBytes)).toEqual([])
})

test('a video that cannot be read gets its subtitle, and the row is read as those of older homes are', async () => {
  const { db, history, publish, request, videoPath, films } = sidecarParts()
  rmSync(videoPath)
  symlinkSync(join(films, 'nowhere'), videoPath)
  const written = await publish(request)
  expect(db.get('SELECT video_bytes, video_hash FROM written')).toEqual({ video_bytes: null, video_hash: null })
  expect(createWrittenVideos(db).ofSize(videoBytes)).toEqual([])
  const page = createHistoryPages(db, history).history({ offset: 0, limit: 9, search: '', batchId: null })
  expect(page).toEqual({ rows: [written], total: 1 })
})

test('history is searched by names and releases, not by what its rows are made of', async () => {
  const { db, history, publish, request } = sidecarParts()
  await publish({ ...request, details: { ...request.details, release: 'Salt.Road.1080p-WEB' } })
  const found = (search: string) =>
    createHistoryPages(db, history).history({ offset: 0, limit: 9, search, batchId: null })
  expect(['salt.road.1080', 'reasons', 'subtitleId', 'UTF'].map((search) => found(search).total)).toEqual([1, 0, 0, 0])
})

test('the beginning, the end and the length tell videos apart', async () => {
  const { films } = sidecarParts()
  const hashOf = async (name: string, bytes: Buffer) => {
    writeFileSync(join(films, name), bytes)
    return (await readVideoContent(join(films, name)))?.partialHash
  }
  const whole = Buffer.alloc(300_000, 1)
  const changed = (at: number) => {
    const other = Buffer.from(whole)
    other[at] = 2
    return other
  }
  const same = await hashOf('one', whole)
  expect(await hashOf('again', whole)).toBe(same)
  expect(await hashOf('begins', changed(0))).not.toBe(same)
  expect(await hashOf('ends', changed(299_999))).not.toBe(same)
  expect(await hashOf('shorter', whole.subarray(1))).not.toBe(same)
  expect(await readVideoContent(films)).toBeNull()
  expect(await readVideoContent(join(films, 'missing'))).toBeNull()
})
