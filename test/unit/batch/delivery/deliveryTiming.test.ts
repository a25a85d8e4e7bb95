/** What a run measures of a text it is about to write: retimed once, and never by what it made for other bytes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDeliveryTiming } from '../../../../electron/batch/delivery/deliveryTiming.ts'
import type { DeliverOrder } from '../../../../electron/batch/delivery/deliverOrder.ts'
import type { WrittenFile } from '../../../../electron/batch/batchEvents.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { createArchiveReader } from '../../../../electron/download/archive/archiveReader.ts'
import { openEngine } from '../../../../electron/engine/compose.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { createFolderNames } from '../../../../electron/sidecar/publish/folderNames.ts'
import { createPublish } from '../../../../electron/sidecar/publish/publish.ts'
import { AppError } from '../../../../shared/errors.ts'
import { stepMs } from '../../../../shared/sound/loudness.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { joined, type Span } from '../../../../shared/timing/span.ts'
import { someDetails } from '../../../support/disks/sidecarParts.ts'
import { moved, otherCues, randomOf } from '../../../support/make/films/madeTalk.ts'
import {
  cues,
  late,
  minutes,
  name,
  placeTimed,
  plainVideo,
  srtOf,
  talk,
} from '../../../support/make/films/timedSubtitle.ts'
import { videoAt, wantFor } from '../../../support/make/subjects.ts'
import { builtFiles } from '../../../support/programs/builtFiles.ts'

/** @param spoken when somebody is heard in the film; unless told, it cannot be heard */
async function place(spoken: readonly Span[] | null = null, ownMs = 0) {
  const { folder, home, sidecar } = placeTimed()
  const engine = await openEngine({ homeFolder: home, files: builtFiles, env: {}, isOwner: true })
  const archive = createArchiveReader({ workerUrl: builtFiles.archiveWorker, deadlineMs: 60_000 })
  onTestFinished(async () => {
    await archive.close()
    engine.close()
  })
  let retimed = 0
  const reader: typeof archive = {
    ...archive,
    retime: (...order) => {
      retimed += 1
      return archive.retime(...order)
    },
  }
  const { history, trash, timingBook: book } = engine
  const publish = createPublish({
    disk: realDisk,
    names: createFolderNames(realDisk),
    history,
    trash,
    ids: { newId: () => 'one' },
  })
  const settings = { read: () => engine.settings }
  const listen = async () => heardOf(spoken)
  const timing = { disk: realDisk, reader, history, publish, settings, book, listen }
  const own = join(folder, `${name}.de.srt`)
  writeFileSync(own, srtOf(moved(otherCues(randomOf(6), talk), ownMs)))
  const video = videoAt(plainVideo(folder), {
    root: folder,
    sidecars: [{ path: own, language: 'de', isForced: false, isHearingImpaired: false, extension: 'srt' }],
  })
  const order = {
    gap: wantFor(video.file.path, 'en', video),
    pick: { tier: 1, language: 'en' },
    batchId: history.startBatch('test'),
    signal: new AbortController().signal,
  } as DeliverOrder
  const put = (bytes: Uint8Array): Promise<Written> => {
    const text = { language: 'en', subject: 'film', fingerprint: 'f', details: someDetails }
    return publish({ batchId: order.batchId, videoPath: video.file.path, path: sidecar, bytes, ...text })
  }
  const parts = createDeliveryTiming({ mode: 'subtitles', timing })
  if (!parts) throw new Error('It is off.')
  return { parts, order, sidecar, put, retimed: () => retimed }
}

function heardOf(spoken: readonly Span[] | null): Float32Array<ArrayBuffer> {
  if (!spoken) throw new AppError('input.invalid', 'Install ffmpeg.')
  const loudness = new Float32Array((minutes * 60_000) / stepMs).fill(0.0005)
  for (const { startMs, endMs } of spoken) loudness.fill(0.2, Math.round(startMs / stepMs), Math.round(endMs / stepMs))
  return loudness
}

const startOf = (path: string) => parseSubtitle(readFileSync(path)).cues[0]?.startMs ?? 0
const event = (sidecar: string) => ({ kind: 'written', sidecar, bytes: 1 }) as WrittenFile

test('a text that is mended is retimed once', async () => {
  const { parts, order, sidecar, put, retimed } = await place()
  const bytes = Buffer.from(srtOf(late))
  const look = await parts.look(order, { path: sidecar, bytes })
  if (!look) throw new Error('Nothing told.')
  expect(look.against).toBeNull()
  await put(bytes)
  expect(await parts.conclude(order, look, event(sidecar))).toMatchObject({ timing: { against: 'own', pieces: 1 } })
  expect(Math.abs(startOf(sidecar) - (cues[0]?.startMs ?? 0))).toBeLessThan(250)
  expect(retimed()).toBe(1)
})

test('what stands there is moved, not what was looked at', async () => {
  const { parts, order, sidecar, put, retimed } = await place()
  const look = await parts.look(order, { path: sidecar, bytes: Buffer.from(srtOf(late)) })
  if (!look) throw new Error('Nothing told.')
  const fewer = late.slice(5)
  await put(Buffer.from(srtOf(fewer)))
  await parts.conclude(order, look, event(sidecar))
  expect(parseSubtitle(readFileSync(sidecar)).cues).toHaveLength(fewer.length)
  expect(retimed()).toBe(2)
})

test('a text that is in step with its film is not moved to a file of the user’s that is not', async () => {
  const { parts, order, sidecar, retimed } = await place(joined(talk), 3_700)
  const look = await parts.look(order, { path: sidecar, bytes: Buffer.from(srtOf(cues)) })
  expect(look).toMatchObject({
    mended: null,
    against: null,
    check: { alignment: { kind: 'fits' }, source: { kind: 'speech' }, isOff: { named: `${name}.de.srt` } },
  })
  expect(retimed()).toBe(0)
})
