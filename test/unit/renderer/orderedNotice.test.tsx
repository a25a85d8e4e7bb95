// @vitest-environment jsdom
/** What is said of an order follows its run: given, then made, or failed with the reason. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { OrderedNotice } from '../../../renderer/app/runs/OrderedNotice.tsx'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeRun } from '../../support/fakes/fakeRuns.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const underWay = fakeRun({
  ...{ kind: 'translate', sign: 'running', endedMs: null, ending: null },
  counts: { ...noCounts, all: 1, running: 1 },
})
const failed = fakeRun({
  ...{ kind: 'translate', sign: 'failed', counts: { ...noCounts, all: 1, failed: 1 } },
  firstCause: { reason: 'error', code: 'service.unreachable', count: 1, message: '' },
})

test('an order that failed is no longer called ordered', async () => {
  const now: { row: RunRow } = { row: underWay }
  const host = createFakeHost({
    handlers: { 'runs.run': async () => ({ row: now.row, videos: 1, languages: ['es'], causes: [] }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, () => <OrderedNotice runId="r1" words="1 translation ordered." />)
  expect((await screen.findByRole('status')).textContent).toContain('1 translation ordered.')
  now.row = failed
  await act(async () =>
    host.emit({
      name: 'runs.changed',
      payload: { ...(await dependencies.client.call('runs.state', {})), revision: 9 },
    }),
  )
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('1 failed')
  expect(told.textContent).not.toContain('ordered')
})

test('an order of which some failed has no tick', async () => {
  const row = fakeRun({ kind: 'translate', sign: 'some', counts: { ...noCounts, all: 20, written: 1, failed: 19 } })
  const host = createFakeHost({
    handlers: { 'runs.run': async () => ({ row, videos: 20, languages: ['es'], causes: [] }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, () => <OrderedNotice runId="r1" words="20 translations ordered." />)
  const told = await screen.findByRole('status')
  expect(told.textContent).toContain('19 failed')
  expect([...told.classList]).toEqual(['notice', 'tone-look'])
})

test('an input that cannot be used says which and why, apart from how many failed', async () => {
  const message = 'No sound could be taken out of this file. Check that it plays and has an audio track.'
  const row = { ...failed, firstCause: { reason: 'error', code: 'input.invalid', count: 1, message } } as const
  const host = createFakeHost({
    handlers: { 'runs.run': async () => ({ row, videos: 1, languages: ['es'], causes: [] }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, () => <OrderedNotice runId="r1" words="1 translation ordered." />)
  expect((await screen.findByRole('alert')).textContent).toContain(`1 failed · ${message}`)
})

test('an order that failed for want of an engine leads to the settings that have one, and is not to be watched', async () => {
  const row = { ...failed, firstCause: { reason: 'error', code: 'engine.missing', count: 1, message: '' } } as const
  const host = createFakeHost({
    handlers: { 'runs.run': async () => ({ row, videos: 1, languages: ['es'], causes: [] }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, () => <OrderedNotice runId="r1" words="1 translation ordered." />)
  await screen.findByRole('alert')
  const { remedies, runs } = await loadTexts('en')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([remedies.engines, runs.openRun])
})

test('an order whose failures were settled since has nothing to mend, and its reason is told as what was so', async () => {
  const settled = { ...noCounts, all: 1, failed: 1 }
  const row = fakeRun({
    ...{ kind: 'translate', sign: 'failed', counts: { ...noCounts, all: 1, skipped: 1 }, settled },
    firstCause: { reason: 'error', code: 'key.refused', count: 1, message: '' },
  })
  const host = createFakeHost({
    handlers: { 'runs.run': async () => ({ row, videos: 1, languages: ['es'], causes: [] }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, () => <OrderedNotice runId="r1" words="1 translation ordered." />)
  expect((await screen.findByRole('alert')).textContent).toContain('At the time: ')
  const { runs } = await loadTexts('en')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([runs.openRun])
})
