import { expect, test } from 'vitest'
import { createSharedWait } from '../../../electron/database/sharedWait.ts'

/** Work whose turns are ended by hand, in their order. */
function turnsByHand() {
  const turns: { readonly end: () => void; readonly fail: () => void }[] = []
  const wait = createSharedWait(
    () =>
      new Promise<void>((resolve, reject) => {
        turns.push({ end: resolve, fail: () => reject(new Error('no')) })
      }),
  )
  return { turns, wait }
}

test('those who come while the work runs share its next turn', async () => {
  const { turns, wait } = turnsByHand()
  const settled: string[] = []
  const note = (name: string) => () => settled.push(name)
  const first = wait().then(note('first'))
  const others = [wait().then(note('second')), wait().then(note('third'))]
  expect(turns).toHaveLength(1)
  turns[0]?.end()
  await first
  await expect.poll(() => turns.length).toBe(2)
  expect(settled).toEqual(['first'])
  turns[1]?.end()
  await Promise.all(others)
  expect(turns).toHaveLength(2)
})

test('a turn that fails fails for those who waited for it alone', async () => {
  const { turns, wait } = turnsByHand()
  const first = wait()
  const second = wait()
  turns[0]?.fail()
  await expect(first).rejects.toThrow('no')
  await expect.poll(() => turns.length).toBe(2)
  turns[1]?.end()
  await second
  const third = wait()
  turns[2]?.end()
  await third
})
