import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { AiJob } from '../../../electron/ai/aiJob.ts'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { findStarted } from '../../../electron/ai/findStarted.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { answering, answeringJson, startFaultPeer, type Behaviour } from '../../support/peers/faultPeer.ts'
import { anySignal, testClient } from '../../support/services/testClient.ts'

const ours = { kind: 'translation', subtitleId: '7', fileId: '', target: 'es', tone: '', startedMs: 0 } as AiJob
const listed = { request_id: 'r1', n_id: '7', target_language: 'ES', tone: 'faithful', status: 'running' }

async function lookedFor(list: Behaviour) {
  const peer = await startFaultPeer(list)
  const client = testClient({ url: peer.url })
  return findStarted(
    { client, jobs: { isKnownRequest: () => false, list: () => [], text: () => null } },
    ours,
    anySignal,
  )
}

test('the job is found in the list, and a list without it says that it was never started', async () => {
  expect(await lookedFor(answeringJson({ jobs: [listed], total_pages: 1 }))).toMatchObject({ requestId: 'r1' })
  expect(await lookedFor(answeringJson({ jobs: [{ ...listed, n_id: '8' }] }))).toBeNull()
})

test.each([
  ['has no list under its name', answeringJson({ status: true, data: [listed] })],
  ['is a bare list', answeringJson([listed])],
  ['has entries that nobody can read', answeringJson({ jobs: ['r1'] })],
  ['has entries that do not say what they are', answeringJson({ jobs: [{ request_id: 'r1', status: 'running' }] })],
  ['is longer than anybody would list', answeringJson({ jobs: Array(1_001).fill({ ...listed, n_id: '8' }) })],
  ['is a page', answering({ body: '<html>' })],
  ['is not there', answering({ status: 404 })],
])('an answer that %s cannot tell: the job is not started again', async (_, list) => {
  await expect(lookedFor(list)).rejects.toMatchObject({ code: 'service.refused' })
})

const startedMs = Date.parse('2026-01-05T20:00:00Z')
const justThen = '2026-01-05T20:00:01Z'
const textOf = (episode: number) => `1\n00:00:01,000 --> 00:00:02,000\nEpisode ${episode}, übrigens.\n`
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Starts of a season whose answers were all lost, and the service's list. */
async function lostSeason(kind: AiJob['kind'], remotes: readonly object[], episodes = 2) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const jobs = createAiJobs(db, { nowMs: () => startedMs })
  const lost = Array.from({ length: episodes }, (_, index) => {
    const fileId = kind === 'translation' ? 'inside:0' : ''
    const media = `/series/S01E0${index + 1}.mkv`
    const work = { kind, service: 'embedded', subtitleId: '', fileId, media, target: 'es', tone: '' } as const
    const { id } = jobs.findOrAdd({ ...work, sourceLanguage: 'en' })
    // With the mark that some programs put before UTF-8: it is not sent.
    jobs.keepText(id, 'source', { name: 'track.srt', bytes: Buffer.from(`\uFEFF${textOf(index + 1)}`) })
    return jobs.change(id, { state: 'starting', startedMs })
  })
  const peer = await startFaultPeer(answeringJson({ jobs: remotes, total_pages: 1 }))
  const client = testClient({ url: peer.url })
  return { jobs, lost, find: (index: number) => findStarted({ client, jobs }, lost[index]!, anySignal) }
}

const sent = (id: string, more: object = {}) => ({
  ...{ request_id: id, n_id: null, target_language: 'ES', tone: 'faithful', status: 'running', created_at: justThen },
  ...more,
})

test('of several texts that were sent, each start finds its own job by the sum of its text', async () => {
  const kind = 'translation'
  const { find } = await lostSeason(kind, [
    sent('r9', { kind: 'transcription', tone: 'faithful' }),
    sent('r2', { kind, text_md5: md5(textOf(2)) }),
    sent('r1', { kind, text_md5: md5(textOf(1)).toUpperCase() }),
  ])
  expect([(await find(0))?.requestId, (await find(1))?.requestId]).toEqual(['r1', 'r2'])
})

test('the job of another text is not ours, and the start never arrived', async () => {
  const { find } = await lostSeason('translation', [sent('r2', { kind: 'translation', text_md5: md5(textOf(2)) })])
  expect(await find(0)).toBeNull()
})

test.each(['translation', 'transcription'] as const)(
  'where the service does not say which %s it is, two that fit cannot tell, nor one while another start is unknown',
  async (kind) => {
    const two = await lostSeason(kind, [sent('r2'), sent('r1')], 1)
    await expect(two.find(0)).rejects.toMatchObject({ code: 'service.refused' })
    const shared = await lostSeason(kind, [sent('r2')])
    await expect(shared.find(0)).rejects.toMatchObject({ code: 'service.refused' })
    shared.jobs.change(shared.lost[1]!.id, { state: 'failed' })
    await expect(shared.find(0)).rejects.toMatchObject({ code: 'service.refused' })
    shared.jobs.change(shared.lost[1]!.id, { state: 'ordered', startedMs: null })
    expect(await shared.find(0)).toMatchObject({ requestId: 'r2' })
    const alone = await lostSeason(kind, [sent('r1')], 1)
    expect(await alone.find(0)).toMatchObject({ requestId: 'r1' })
  },
)

test('a translation of a text is no transcription, whether the service names the kind or the text', async () => {
  const named = await lostSeason('transcription', [sent('r1', { kind: 'translation' })], 1)
  expect(await named.find(0)).toBeNull()
  const summed = await lostSeason('transcription', [sent('r1', { text_md5: md5(textOf(1)) })], 1)
  expect(await summed.find(0)).toBeNull()
})
