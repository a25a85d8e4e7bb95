import { expect, test } from 'vitest'
import type { Connection } from '../../../electron/batch/connection.ts'
import { createServiceLink } from '../../../electron/views/serviceLink.ts'

function linkTo(answers: readonly ('works' | 'fails')[]) {
  const log: string[] = []
  let count = 0
  const standing = { now: 'one key' }
  const link = createServiceLink({
    async connect() {
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
    standing: () => standing.now,
    onConnected: () => log.push('told'),
  })
  return { link, log, standing }
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

test('it tells that somebody has written another key since, whether or not it could connect with the old one', async () => {
  const { link, standing } = linkTo(['fails', 'works', 'works'])
  standing.now = 'a key of before'
  expect(link.isOutdated()).toBe(false)
  await expect(link.current()).rejects.toThrow('no')
  expect(link.isOutdated()).toBe(false)
  standing.now = 'the right key'
  expect(link.isOutdated()).toBe(true)
  link.renew()
  expect(link.isOutdated()).toBe(false)
  await link.current()
  expect(link.isOutdated()).toBe(false)
  standing.now = 'another one'
  expect(link.isOutdated()).toBe(true)
})
