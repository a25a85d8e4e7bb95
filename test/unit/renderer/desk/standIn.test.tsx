// @vitest-environment jsdom
/** No picture of another moment stands under the time that is shown, however long the clip of it takes. */
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { Picture } from '../../../../renderer/app/desk/stage/Picture.tsx'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import type { Handlers } from '../../../../shared/contract/index.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing, and loads nothing: a clip never comes so far that it is drawn.
HTMLMediaElement.prototype.canPlayType = () => ''
HTMLMediaElement.prototype.load = () => undefined

afterEach(cleanup)

const tools = { version: '7.1', canMakeClips: true, place: 'system', lookedAtMs: 0, isLate: false } as const
const clip = { name: 'clip', type: 'video/webm', kind: 'part', startMs: 13_000, tracks: [] } as const

async function openPlayer(handlers: Partial<Handlers>) {
  const host = createFakeHost({
    handlers: {
      'media.tools': async () => tools,
      'media.picture': async ({ atMs, isExact }) => ({
        name: `${isExact ? 'exact' : 'near'}-${atMs}`,
        type: 'image/webp',
      }),
      ...handlers,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { player } = stores
  player.getState().come()
  await player.getState().look(false)
  player.getState().open('v0')
  return { dependencies, stores, player, still: () => player.getState().still }
}

test('a clip that is made and not drawn is stood in for by the exact picture, and by none of a moment before', async () => {
  const { dependencies, stores, player, still } = await openPlayer({ 'media.clip': async () => clip as never })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <Picture cues={[]} />
    </DeskContext>
  ))
  act(() => player.getState().go(15_250))
  await expect.poll(() => player.getState().clip).not.toBeNull()
  await expect.poll(still, { timeout: 5_000 }).toContain('exact-15250')
  // Within the same clip: what was a picture of the moment before is none of this one.
  act(() => player.getState().go(17_000))
  expect(still()).toBeNull()
  await expect.poll(still, { timeout: 5_000 }).toContain('exact-17000')
})

test('where the host was told to do something else first, the exact picture is shown', async () => {
  const { player, still } = await openPlayer({
    'media.clip': () => Promise.reject(new AppError('cancelled', 'Another one was asked for.')),
  })
  player.getState().go(15_250)
  await expect.poll(still).toContain('exact-15250')
})
