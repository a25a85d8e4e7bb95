import { expect, test } from 'vitest'
import { createOneAtATime } from '../../../shared/oneAtATime.ts'

test('work of one key waits for the one before, also for one that fails; other keys do not wait', async () => {
  const oneAtATime = createOneAtATime()
  const log: string[] = []
  const first = Promise.withResolvers<undefined>()
  const failing = oneAtATime('a', async () => {
    log.push('first begins')
    await first.promise
    log.push('first ends')
    throw new Error('failed')
  })
  const second = oneAtATime('a', async () => log.push('second'))
  await oneAtATime('b', async () => log.push('other'))
  expect(log).toEqual(['first begins', 'other'])
  first.resolve(undefined)
  await expect(failing).rejects.toThrow('failed')
  await second
  expect(log).toEqual(['first begins', 'other', 'first ends', 'second'])
})
