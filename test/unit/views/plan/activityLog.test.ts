import { expect, test } from 'vitest'
import { createActivityLog } from '../../../../electron/views/plan/activityLog.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const [first, second, third] = ['/lib/A.mkv', '/lib/B.mkv', '/lib/C.mkv'].map((path) => wantFor(path))

function log() {
  let nowMs = 0
  return createActivityLog({ nowMs: () => ++nowMs })
}

test('a wish keeps its row on its way, and the counts are filters of it', () => {
  const activity = log()
  activity.queue([first!, second!, third!])
  activity.record(first!, { kind: 'downloading' })
  activity.record(second!, { kind: 'skipped', reason: 'quota', code: 'quota.exhausted', message: 'It waits.' })
  activity.record(third!, { kind: 'skipped', reason: 'error', code: 'disk.full', message: 'The disk is full.' })
  expect(activity.counts()).toEqual({ all: 3, running: 1, written: 0, skipped: 0, waiting: 1, failed: 1 })
  const page = activity.page({ filter: 'failed', offset: 0, limit: 10 })
  expect(page.rows).toMatchObject([
    { videoName: 'C.mkv', state: 'failed', message: 'The disk is full.', reason: 'error', code: 'disk.full' },
  ])
  expect(activity.unfinishedVideos()).toHaveLength(2)
})

test('a cancelled run leaves nothing running, and a later run goes on in the same row', () => {
  const activity = log()
  activity.queue([first!])
  activity.cancelOpen()
  expect(activity.page({ filter: 'skipped', offset: 0, limit: 1 }).rows).toMatchObject([{ state: 'cancelled' }])
  activity.queue([first!])
  expect(activity.counts()).toMatchObject({ all: 1, running: 1 })
})

test('a row says the language that is wanted, and once it is written the one that was', () => {
  const activity = log()
  const want = wantFor('/lib/Show.1x02.mkv', 'fr>es')
  const languages = () => activity.page({ filter: 'all', offset: 0, limit: 9 }).rows.map(({ language }) => language)
  activity.queue([want])
  expect(languages()).toEqual(['fr'])
  activity.record(want, { kind: 'written', event: { sidecar: '/lib/Show.1x02.es.srt', language: 'es' } } as never)
  expect(languages()).toEqual(['es'])
})
