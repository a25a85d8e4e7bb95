import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { pullBatches, startAhead } from '../../../../node/thread/pulledStream.ts'
import { collected } from '../../../support/collected.ts'
import { threadEntry } from '../../../support/make/threadEntry.ts'

const order = { resourceLimits: {}, brokenOff: 'Ended before its time.' }

/** Serves the batches 1 to its task, then does `end`. */
const counting = (end: string) =>
  threadEntry(
    'async function* counted(most) {',
    '  for (let batch = 1; batch <= most; batch += 1) yield batch',
    `  ${end}`,
    '}',
    'await serveBatches(parentPort, counted)',
  )

test('batches come out of the thread in their order, and then it ends', async () => {
  expect(await collected(pullBatches<number>({ ...order, workerUrl: counting(''), task: 5 }))).toEqual([1, 2, 3, 4, 5])
})

test('what the thread throws comes after its batches, with its sentence', async () => {
  const workerUrl = counting("throw Object.assign(new Error('No such manifest.'), { code: 'input.invalid' })")
  const seen: number[] = []
  const pulling = (async () => {
    for await (const batch of pullBatches<number>({ ...order, workerUrl, task: 2 })) seen.push(batch)
  })()
  await expect(pulling).rejects.toMatchObject({ code: 'internal' })
  expect(seen).toEqual([1, 2])
})

test('a thread that ends without its last word is not taken for one that is done', async () => {
  const pulling = collected(pullBatches<number>({ ...order, workerUrl: counting('process.exit()'), task: 1 }))
  await expect(pulling).rejects.toMatchObject({ code: 'internal', message: 'Ended before its time.' })
})

test('cancelling ends a thread that would never say another word', async () => {
  const controller = new AbortController()
  const workerUrl = counting('for (;;);')
  const pulling = (async () => {
    const batches = pullBatches<number>({ ...order, workerUrl, task: 2, signal: controller.signal })
    for await (const batch of batches) if (batch === 2) setTimeout(() => controller.abort(new Error('Enough.')), 10)
  })()
  await expect(pulling).rejects.toThrow('Enough.')
})

test('a thread that was started ahead does the first task, the next one has another, and one that died is replaced', async () => {
  const workerUrl = counting('')
  const started = startAhead({ workerUrl, resourceLimits: {} })
  for (const task of [2, 3]) {
    const batches = await collected(pullBatches<number>({ ...order, workerUrl, started, task }))
    expect(batches).toHaveLength(task)
  }
  const created = once(process, 'worker')
  const dead = startAhead({ workerUrl: new URL('file:///no/such/worker.js'), resourceLimits: {} })
  const [worker] = (await created) as [Worker]
  await new Promise((resolve) => worker.once('exit', resolve))
  expect(await collected(pullBatches<number>({ ...order, workerUrl, started: dead, task: 1 }))).toEqual([1])
})
