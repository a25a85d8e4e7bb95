/** Where the list of folders opens: beside the folder that was added last, or in the one that was saved to. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createPlaceBrowserStore, type PlaceBrowserOptions } from '../../../renderer/app/places/placeBrowserStore.ts'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

const place = (id: string, parent: string | null): OpenedPlace => ({
  here: { id, name: id },
  path: `/${id}`,
  parent: parent === null ? null : { id: parent, name: parent },
  children: [],
  files: [],
  subtitles: 0,
})
const places = new Map(
  [place('films', 'home'), place('home', 'start'), place('start', null)].map((one) => [one.here.id, one]),
)

async function openAfterTaking(options: PlaceBrowserOptions, take = async () => undefined) {
  const client = createClient(createFakeHost())
  const call = ((name: string, { placeId }: { placeId: string | null }) =>
    name === 'folders.browse'
      ? Promise.resolve(places.get(placeId ?? 'start'))
      : Promise.reject(new Error(name))) as never
  const store = createPlaceBrowserStore({ ...client, call }, take, options)
  await store.getState().open()
  await store.getState().goTo('films')
  await store.getState().take()
  const { isOpen } = store.getState()
  await store.getState().open()
  return { isOpen, at: store.getState().place?.here.id }
}

test('after a folder was added it opens beside it, where the next one lies', async () => {
  expect(await openAfterTaking({ opensNext: 'beside' })).toEqual({ isOpen: false, at: 'home' })
})

test('opened again and walked elsewhere, it stays there when the folder beside it comes late', async () => {
  const late = Promise.withResolvers<OpenedPlace | undefined>()
  const client = createClient(createFakeHost())
  let asked = 0
  const call = ((_name: string, { placeId }: { placeId: string | null }) => {
    if (placeId === 'home' && ++asked === 1) return late.promise
    return Promise.resolve(places.get(placeId ?? 'start'))
  }) as never
  const store = createPlaceBrowserStore({ ...client, call }, async () => undefined, { opensNext: 'beside' })
  await store.getState().open()
  await store.getState().goTo('films')
  const taking = store.getState().take()
  await expect.poll(() => asked).toBe(1)
  await store.getState().open()
  await store.getState().goTo('start')
  late.resolve(places.get('home'))
  await taking
  expect(store.getState().place?.here.id).toBe('start')
})

test('after something was saved into a folder it opens there', async () => {
  expect(await openAfterTaking({})).toEqual({ isOpen: false, at: 'films' })
})

test('a folder that could not be added stays open', async () => {
  const take = () => Promise.reject(new Error('It lies in one that is added already.'))
  expect(await openAfterTaking({ opensNext: 'beside' }, take)).toEqual({ isOpen: true, at: 'films' })
})
