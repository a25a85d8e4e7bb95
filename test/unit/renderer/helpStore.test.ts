/** What helps where nothing was found: asked before the library knows of it, it is asked again once it does. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createHelpStore } from '../../../renderer/app/rules/helpStore.ts'
import type { NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

/** `mark` is what the library says once it has marked so many videos. */
async function asking() {
  let marked = 0
  const host = createFakeHost({
    handlers: { 'help.notFound': async () => (marked === 0 ? [] : [{ wish: 'pt', videos: marked } as NotFoundHelp]) },
  })
  const client = createClient(host)
  const library = await client.call('library.state', {})
  const store = createHelpStore(client, () => undefined)
  const mark = async (count: number) => {
    marked = count
    const counts = { ...library.counts, is: { ...library.counts.is, 'not-found': count } }
    host.emit({ name: 'library.changed', payload: { ...library, counts } })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const reads = () => host.calls.filter(({ name }) => name === 'help.notFound').length
  return { help: () => store.getState(), mark, reads }
}

test('what was asked too early is asked again, once for each number', async () => {
  const { help, mark, reads } = await asking()
  await help().show(null)
  expect(help().helps).toEqual([])
  await mark(35)
  expect(help().helps).toMatchObject([{ videos: 35 }])
  await mark(35)
  expect(reads()).toBe(2)
})

test('nothing is read for nobody', async () => {
  const { help, mark, reads } = await asking()
  await mark(35)
  await help().show(null)
  help().hide()
  await mark(36)
  expect(reads()).toBe(1)
})
