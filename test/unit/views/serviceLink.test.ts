import { expect, test } from 'vitest'
import type { Connection } from '../../../electron/batch/connection.ts'
import { createServiceLink } from '../../../electron/views/serviceLink.ts'

function linkTo(answers: readonly ('works' | 'fails')[]) {
  const log: string[] = []
  let count = 0
  const link = createServiceLink(
    async () => {
      const number = ++count
      log.push(`connect ${number}`)
      if (answers[number - 1] === 'fails') throw new Error('no')
      const close = async () => {
        await Promise.resolve()
        log.push(`close ${number}`)
      }
      const known: Partial<Connection> = { close, isCached: (id) => id === 'kept' }
      return known as Connection
    },
    () => log.push('told'),
  )
  return { link, log }
}

test('one connection is made when it is first needed, and shared', async () => {
  const { link, log } = linkTo(['works'])
  expect(link.isCached('kept')).toBe(false)
  const [a, b] = await Promise.all([link.current(), link.current()])
  expect(a).toBe(b)
  expect([link.isCached('kept'), link.isCached('other')]).toEqual([true, false])
  expect(log).toEqual(['connect 1', 'told'])
})

test('a failure is not kept: the next question tries again', async () => {
  const { link } = linkTo(['fails', 'works'])
  await expect(link.current()).rejects.toThrow('no')
  await expect(link.current()).resolves.toBeDefined()
})

test('a renewed link connects anew once the old connection is closed', async () => {
  const { link, log } = linkTo(['works', 'works'])
  await link.current()
  link.renew()
  await link.current()
  await link.close()
  expect(log).toEqual(['connect 1', 'told', 'close 1', 'connect 2', 'told', 'close 2'])
})
