import { expect, test } from 'vitest'
import { createRouter } from '../../../electron/transport/router.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'

function routerWith(handlers: Partial<Handlers>) {
  const reported: AppError[] = []
  return { reported, dispatch: createRouter(handlers as Handlers, (error) => reported.push(error)) }
}

test('a call that suits its schema is answered with the value', async () => {
  const { dispatch } = routerWith({ 'library.cancelScan': async () => ({}) })
  expect(await dispatch('library.cancelScan', {})).toEqual({ ok: true, value: {} })
})

test('unknown names, unknown fields and wrong types are refused before any handler runs', async () => {
  let calls = 0
  const { dispatch, reported } = routerWith({
    'folders.add': async () => {
      calls += 1
      return { id: '1', path: '/', token: 'lib', videos: 0, onlySkipped: 0, state: 'there' }
    },
  })
  for (const [name, input] of [
    ['folders.steal', {}],
    ['hasOwnProperty', {}],
    ['folders.add', { placeId: 7 }],
    ['folders.add', { placeId: 'a', path: '/etc' }],
    ['folders.add', null],
  ] as const)
    expect(await dispatch(name, input)).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
  expect(calls).toBe(0)
  expect(reported.map(({ message }) => message)).toEqual([
    'There is no such command. Asked for: "folders.steal"',
    'There is no such command. Asked for: "hasOwnProperty"',
  ])
})

test('names without end do not fill the log', async () => {
  const { dispatch, reported } = routerWith({})
  for (let asked = 0; asked < 500; asked += 1) await dispatch('x'.repeat(10_000), {})
  expect(reported).toHaveLength(100)
  expect(Math.max(...reported.map(({ message }) => message.length))).toBeLessThan(200)
})

test('a known failure keeps its code and sentence', async () => {
  const { dispatch, reported } = routerWith({
    'library.cancelScan': async () => {
      throw new AppError('disk.full', 'The disk is full.')
    },
  })
  expect(await dispatch('library.cancelScan', {})).toEqual({
    ok: false,
    error: { code: 'disk.full', message: 'The disk is full.' },
  })
  expect(reported).toEqual([])
})

test('a bug is told to the log, and to the page only that there was one', async () => {
  const bug = new TypeError('secret path /home/someone')
  const { dispatch, reported } = routerWith({
    'library.cancelScan': async () => {
      throw bug
    },
  })
  const reply = await dispatch('library.cancelScan', {})
  expect(reply).toMatchObject({ ok: false, error: { code: 'internal' } })
  expect(JSON.stringify(reply)).not.toContain('someone')
  expect(reported.map(({ cause }) => cause)).toEqual([bug])
})
