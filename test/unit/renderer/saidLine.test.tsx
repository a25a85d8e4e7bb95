// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { SaidLine } from '../../../renderer/app/acts/SaidLine.tsx'
import { createActsStore, type Act } from '../../../renderer/app/acts/actsStore.ts'
import { createHostActs } from '../../../renderer/app/acts/hostActs.ts'
import { sayReplaced } from '../../../renderer/app/acts/sayTurned.ts'
import { sayRestored } from '../../../renderer/app/acts/sayRestored.ts'
import { undoing } from '../../../renderer/app/acts/undoing.ts'
import type { Client } from '../../../renderer/api/client.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

test('what is over for good stands without a way back: it would undo the act before it', async () => {
  const acts = createActsStore()
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  await drawScreen(dependencies, () => <SaidLine acts={acts} />)
  act(() => {
    acts.getState().say({ text: () => 'Written.', undo: async () => undefined })
    acts.getState().say({
      text: () => 'Titled.',
      undo: () => Promise.reject(new AppError('input.invalid', 'This can no longer be undone.')),
    })
  })
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click())
  screen.getByText(/^Could not undo:/)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(acts.getState().undoable).toHaveLength(1)
})

const wordsAfter = async (client: Partial<Client>, actOf: (client: Client) => Act) => {
  const acts = createActsStore()
  const fake = createClient(createFakeHost())
  const { dependencies } = await fakeDependencies(fake)
  await drawScreen(dependencies, () => <SaidLine acts={acts} />)
  const words = () => screen.getByRole('status').textContent
  act(() => acts.getState().say(actOf({ ...fake, ...client })))
  const said = words()
  await act(() => acts.getState().undo())
  return [said, words()]
}

test('an undo says what is true after it, not what was done before', async () => {
  const answer = { removed: 107, restored: 107, gone: 0, kept: [], rowIds: [1] }
  const call = (async () => answer) as unknown as Client['call']
  const cleaned = (client: Client): Act => ({
    text: () => '107 subtitles cleaned',
    ...undoing(client, { kind: 'batch', batchId: 'r1' }),
  })
  expect(await wordsAfter({ call }, cleaned)).toEqual([
    '107 subtitles cleaned',
    'Undone: 107 files have their earlier versions again.',
  ])
})

test('an act of another page says what is true of its files: where an earlier version stands, none went to the trash alone', async () => {
  const wordsOf = async (restored: number) => {
    const record = { key: 'k', words: { kind: 'trashed', count: 2, restored }, ageMs: 0 } as const
    const [words] = await wordsAfter({}, (client) => createHostActs(client).actOf(record))
    cleanup()
    return words
  }
  expect(await wordsOf(0)).toBe('2 files moved to the trash.')
  expect(await wordsOf(2)).toBe('2 files have their earlier versions again.')
  expect(await wordsOf(1)).toBe('1 file has its earlier version again. 1 file moved to the trash.')
})

test('a version that took the place of another says which, and so does taking that back', async () => {
  const restored = {
    rowId: 1,
    atMs: Date.now() - 60_000,
    name: 'Salt Road.en.srt',
    replaced: { rowId: 2, atMs: Date.now() },
  }
  const asked: unknown[] = []
  const call = (async (...given: unknown[]) => asked.push(given)) as unknown as Client['call']
  const said = (client: Client) => {
    const acts = createActsStore()
    sayRestored(client, acts.getState().say, restored)
    return acts.getState().said!.act
  }
  const [done = '', undone = ''] = await wordsAfter({ call }, said)
  const [, from, to] =
    /^Salt Road\.en\.srt: the version of (.+) replaced that of (.+), which is in the trash\.$/.exec(done) ?? []
  expect([from, to].every(Boolean)).toBe(true)
  expect(undone).toBe(`Undone: Salt Road.en.srt: the version of ${to} replaced that of ${from}, which is in the trash.`)
  expect(asked).toEqual([['acts.undo', { key: 'swapped-1-2' }]])
})

test('another subtitle in the place of ours says what was replaced by what', async () => {
  const next = { sidecarName: 'Salt Road.en.srt', release: 'Salt.Road-B', before: 'Salt.Road-A' }
  const said = () => {
    const acts = createActsStore()
    sayReplaced(acts.getState().say, next)
    return acts.getState().said!.act
  }
  const [words] = await wordsAfter({}, said)
  expect(words).toBe('Salt Road.en.srt: Salt.Road-B replaced Salt.Road-A, which is in the trash.')
})
