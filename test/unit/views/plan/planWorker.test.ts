import { expect, test } from 'vitest'
import { createPlanWorker } from '../../../../electron/views/plan/planWorker.ts'
import { noTopics, notedTopics } from '../../../support/fakes/notedTopics.ts'

function workerWith(topics = noTopics) {
  const bugs: string[] = []
  const worker = createPlanWorker({
    board: { items: () => [] },
    history: { startBatch: () => 'b1' },
    topics,
    bugs: { report: ({ message }) => bugs.push(message) },
  })
  return { worker, bugs }
}

test('whatever becomes of a work, it ends and the next may begin', async () => {
  const { worker, bugs } = workerWith()
  const ends: string[] = []
  worker.begin(
    () => Promise.reject(new TypeError('x is undefined')),
    () => ends.push(worker.now().phase),
  )
  expect(() =>
    worker.begin(
      async () => undefined,
      () => undefined,
    ),
  ).toThrow('cancel it first')
  await worker.idle()
  expect([bugs.length, worker.now().isBusy]).toEqual([1, false])
  worker.begin(
    async () => undefined,
    () => ends.push('again'),
  )
  await worker.idle()
  expect(ends).toEqual(['failed', 'again'])
})

test('a cancelled work does not wait for the end of its pause', async () => {
  const { worker } = workerWith()
  const plan = { archives: [], inside: [] } as never
  worker.begin(
    async (signal) => {
      worker.dispatch({ kind: 'running', plan, runId: 'r1' })
      worker.pause()
      await worker.turn(signal)
      signal.throwIfAborted()
    },
    () => undefined,
  )
  expect(worker.now().phase).toBe('paused')
  worker.cancel()
  await worker.idle()
  expect(worker.now()).toMatchObject({ phase: 'empty', problem: null, isBusy: false })
})

test('the end of a work tells the meters, whatever was paid for since its last step', async () => {
  const { topics, told } = notedTopics()
  const { worker } = workerWith(topics)
  worker.begin(
    async () => undefined,
    () => undefined,
  )
  await worker.idle()
  expect(told.at(-1)).toBe('usage')
})
