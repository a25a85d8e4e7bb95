import { expect, test } from 'vitest'
import { inBatches } from '../../../../electron/library/scan/inBatches.ts'
import { collected } from '../../../support/collected.ts'

async function* counting(upTo: number, onItem: (item: number) => void = () => undefined) {
  for (let item = 1; item <= upTo; item += 1) {
    onItem(item)
    yield [item]
  }
}

test('the first piece comes alone, those of one stretch of time come together, the rest at the end', async () => {
  let nowMs = 0
  const items = counting(6, (item) => (nowMs = item * 20))
  expect(await collected(inBatches(items, 50, () => nowMs))).toEqual([[1], [2, 3, 4], [5, 6]])
})

test('a batch never holds more than a thousand', async () => {
  const sizes = (await collected(inBatches(counting(2_500), 50, () => 0))).map((batch) => batch.length)
  expect(sizes).toEqual([1, 1_000, 1_000, 499])
  const one = async function* () {
    yield Array.from({ length: 2_500 }, (_, at) => at)
  }
  expect((await collected(inBatches(one(), 50))).map((batch) => batch.length)).toEqual([1_000, 1_000, 500])
})

test('nothing makes no batch', async () => {
  expect(await collected(inBatches(counting(0), 50))).toEqual([])
})
