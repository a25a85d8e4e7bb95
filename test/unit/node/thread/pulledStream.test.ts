import { expect, test } from 'vitest'
import { pullBatches } from '../../../../node/thread/pulledStream.ts'
import { collected } from '../../../support/collected.ts'
import { threadEntry } from '../../../support/make/threadEntry.ts'

const order = { resourceLimits: {}, brokenOff: 'Ended before its time.' }

/** Serves the batches 1 to `workerData`, then does `end`. */
const counting = (end: string) =>
  threadEntry(
    'async function* counted() {',
    '  for (let batch = 1; batch <= workerData; batch += 1) yield batch',
    `  ${end}`,
    '}',
    'await serveBatches(parentPort, counted())',
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
