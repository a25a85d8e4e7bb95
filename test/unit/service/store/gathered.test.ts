import { expect, test } from 'vitest'
import { gathered, settled } from '../../../../service/store/gathered.ts'

test('what is asked at one moment is answered in one go, each with its own outcome', async () => {
  const groups: (readonly number[])[] = []
  const half = gathered<number, number>((all) => {
    groups.push(all)
    return all.map((number) =>
      settled(() => {
        if (number % 2 === 1) throw new Error(`${number} is odd`)
        return number / 2
      }),
    )
  })
  const asked = [half(2), half(3), half(8)]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(asked[1]).rejects.toThrow('3 is odd')
  expect([await asked[0], await asked[2], await half(4)]).toEqual([1, 4, 2])
  expect(groups).toEqual([[2, 3, 8], [4]])
})

test('where all of them fail together all are told, and the next are asked again', async () => {
  let isDown = true
  const echo = gathered<number, number>((all) => {
    if (isDown) throw new Error('down')
    return all.map((number) => settled(() => number))
  })
  const outcomes = await Promise.allSettled([echo(1), echo(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await echo(3)).toBe(3)
})
