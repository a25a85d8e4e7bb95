/** A video was replaced after the translation of its track was ordered: nothing of the old one comes beside the new one. */
import { renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { deliverResult, type DeliverResultParts } from '../../../electron/ai/deliverResult.ts'
import { insideOrder } from '../../../electron/ai/insideJob.ts'
import { keepSource, type SourceParts } from '../../../electron/ai/sourceText.ts'
import { trackOfJob } from '../../../electron/ai/trackOfJob.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { describeAny } from '../../../electron/library/describeAny.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { createOneAtATime } from '../../../shared/oneAtATime.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { bookOf } from '../../support/make/bookOf.ts'
import { anySignal } from '../../support/services/testClient.ts'

const track = { kind: 'subtitle', language: 'en', codec: 'S_TEXT/UTF8', isText: true, name: null } as const
const inside = { index: 3, track: { ...track, isForced: false, isHearingImpaired: false, isDefault: true } }

async function ordered() {
  const path = join(tempFolder(), 'Film.mkv')
  const place = (content: string, seconds: number) => {
    writeFileSync(path, content)
    utimesSync(path, seconds, seconds)
  }
  place('the first release', 1_600_000_000.25)
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const jobs = createAiJobs(db, { nowMs: () => 0 })
  const orderNow = async () => {
    const video = await describeAny({ find: () => null }, path)
    return insideOrder({ service: 'embedded', batchId: 'b1', video, inside, to: 'es', tone: null })
  }
  const { targets, ...work } = await orderNow()
  const { id } = jobs.findOrAdd(work)
  for (const target of targets) jobs.addTarget({ jobId: id, ...target })
  jobs.keepText(id, 'source', { name: 'track.srt', bytes: Buffer.from('old') })
  return { path, place, db, jobs, id, orderNow }
}

const replacements: readonly (readonly [string, string, number])[] = [
  ['another size', 'another release of it', 1_600_000_000.25],
  ['another time', 'The first release', 1_600_000_010],
]

test.each(replacements)('a file of %s is another order', async (_, content, seconds) => {
  const { place, jobs, id, orderNow } = await ordered()
  expect(jobs.find(await orderNow())?.id).toBe(id)
  place(content, seconds)
  const order = await orderNow()
  expect([jobs.find(order), trackOfJob(order)]).toEqual([null, 3])
})

test.each(replacements)('for a file of %s nothing is started with the old text', async (_, content, seconds) => {
  const { path, place, jobs, id } = await ordered()
  const keep = () => keepSource({ jobs } as unknown as SourceParts, jobs.get(id)!, anySignal)
  await keep()
  // Under another name it is the same film.
  renameSync(path, `${path}.mkv`)
  jobs.moveTargets(path, `${path}.mkv`)
  await keep()
  jobs.moveTargets(`${path}.mkv`, path)
  await expect(keep()).rejects.toMatchObject({ code: 'file.missing' })
  place(content, seconds)
  await expect(keep()).rejects.toMatchObject({ code: 'file.changed' })
})

test('a result that comes after the video was replaced is written beside no other', async () => {
  const { place, db, jobs, id } = await ordered()
  jobs.keepText(id, 'result', { name: 'track.srt', bytes: Buffer.from('new') })
  const published: string[] = []
  const document = parseSubtitle(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHola.\n'), { fileName: 'a.srt' })
  const deliver = () =>
    deliverResult(
      {
        jobs,
        ...{ db, settings: createSettings(db), rules: { book: () => bookOf('en') } },
        reader: {
          prepare: async () => ({ document, fingerprint: 'f', text: 'new', extension: 'srt' }),
          verify: async () => ({ kind: 'accepted', warnings: [] }),
        },
        history: { ownerOf: () => null, othersWithText: () => [] },
        ...{ oneAtATime: createOneAtATime(), libraryIndex: { find: () => null }, onWritten: () => undefined },
        publish: async ({ path }: { readonly path: string }) => published.push(path),
      } as unknown as DeliverResultParts,
      jobs.change(id, { state: 'fetched' }),
      anySignal,
    )
  place('another release of it', 1_600_000_000.25)
  expect(await deliver()).toMatchObject({ state: 'failed', code: 'file.changed' })
  expect(published).toEqual([])
  place('the first release', 1_600_000_000.25)
  expect(await deliver()).toMatchObject({ state: 'done' })
  expect(published).toHaveLength(1)
})
