import { expect, test } from 'vitest'
import { createAboutStore } from '../../../renderer/features/settings/about/aboutStore.ts'
import type { Client } from '../../../renderer/api/client.ts'
import { AppError } from '../../../shared/errors.ts'

const whole = 'one\ntwo\nthree'

/** A host that hands out four characters at a time, each answer when it is let go. */
function slowHost() {
  const waiting: (() => void)[] = []
  const asked: string[] = []
  const client = {
    async call(name: string, { packageId, offset }: { packageId: string; offset: number }) {
      asked.push(`${name} ${packageId} ${offset}`)
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (packageId === 'broken@1') throw new AppError('file.missing', 'Gone.')
      const next = offset + 4
      return { text: whole.slice(offset, next), next: next < whole.length ? next : null }
    },
  } as unknown as Client
  const letGo = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { client, asked, letGo }
}

test('a licence is read piece by piece to its end, and no further', async () => {
  const { client, asked, letGo } = slowHost()
  const store = createAboutStore(client, () => undefined)
  void store.getState().toggle('a@1')
  await letGo()
  for (let piece = 0; piece < 5; piece += 1) {
    void store.getState().readOn()
    await letGo()
  }
  expect(store.getState().licence).toEqual({ packageId: 'a@1', text: whole, next: null })
  expect(asked).toEqual([0, 4, 8, 12].map((offset) => `about.licence a@1 ${offset}`))
})

test('a piece that comes after another licence was opened is not shown under it', async () => {
  const { client, letGo } = slowHost()
  const store = createAboutStore(client, () => undefined)
  void store.getState().toggle('a@1')
  void store.getState().toggle('b@1')
  await letGo()
  expect(store.getState()).toMatchObject({ isBusy: true, licence: { packageId: 'b@1', text: '' } })
  await letGo()
  expect(store.getState().licence).toMatchObject({ packageId: 'b@1', text: 'one\n' })
})

test('pressing an open licence closes it; one that cannot be read says why', async () => {
  const { client, letGo } = slowHost()
  const store = createAboutStore(client, () => undefined)
  void store.getState().toggle('a@1')
  await letGo()
  await store.getState().toggle('a@1')
  expect(store.getState().licence).toBeNull()
  void store.getState().toggle('broken@1')
  await letGo()
  expect(store.getState()).toMatchObject({ isBusy: false, problem: { code: 'file.missing' } })
})
