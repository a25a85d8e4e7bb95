import { expect, test } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { createReadsTogether } from '../../../../service/store/readsTogether.ts'

function watched() {
  const seen = { snapshots: 0, isInside: false }
  const snapshot = <Result>(work: () => Result): Result => {
    seen.snapshots += 1
    seen.isInside = true
    try {
      return work()
    } finally {
      seen.isInside = false
    }
  }
  return { seen, reads: createReadsTogether({ snapshot }) }
}

test('reads of one moment see one state, and one alone needs no transaction', async () => {
  const { seen, reads } = watched()
  const port = reads.of({ one: () => 1, two: (given: number) => given * 2 }, ['one', 'two'])
  expect(await Promise.all([port.one(), port.two(4)])).toEqual([1, 8])
  expect(seen.snapshots).toBe(1)
  expect(await port.one()).toBe(1)
  expect(seen.snapshots).toBe(1)
})

test('what the disk failed among others is read once more by itself; other errors are told as they are', async () => {
  const { seen, reads } = watched()
  const port = reads.of(
    {
      shaken: () => {
        if (seen.isInside) throw new AppError('disk.failing', 'It fails.')
        return 'read'
      },
      wrong: (): string => {
        throw new Error('a bug')
      },
    },
    ['shaken', 'wrong'],
  )
  const [shaken, wrong] = await Promise.allSettled([port.shaken(), port.wrong()])
  expect(shaken).toEqual({ status: 'fulfilled', value: 'read' })
  expect(wrong).toMatchObject({ status: 'rejected', reason: new Error('a bug') })
})

test('where the disk ended the transaction of all, each is read once more by itself', async () => {
  const broken = new AppError('disk.failing', 'It fails.')
  const snapshot = <Result>(work: () => Result): Result => {
    work()
    // As a connection does whose transaction SQLite has rolled back.
    throw broken
  }
  const port = createReadsTogether({ snapshot }).of({ one: () => 1, two: () => 2 }, ['one', 'two'])
  expect(await Promise.all([port.one(), port.two()])).toEqual([1, 2])
})

test('what no disk is to blame for is told to all of them', async () => {
  const snapshot = () => {
    throw new Error('a bug')
  }
  const port = createReadsTogether({ snapshot }).of({ one: () => 1, two: () => 2 }, ['one', 'two'])
  const outcomes = await Promise.allSettled([port.one(), port.two()])
  expect(outcomes).toMatchObject([{ reason: new Error('a bug') }, { reason: new Error('a bug') }])
})
