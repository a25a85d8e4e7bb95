// @vitest-environment jsdom
/** Which of a film's sounds is heard is chosen on the desk; where a clip cannot be made, its still stays and the reason is said. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { Picture } from '../../../../renderer/app/desk/stage/Picture.tsx'
import { PlayBar } from '../../../../renderer/app/desk/stage/PlayBar.tsx'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import type { Handlers } from '../../../../shared/contract/index.ts'
import { AppError } from '../../../../shared/errors.ts'
import { hostSentences } from '../../../../shared/messages/hostSentences.ts'
import { fakeDetails } from '../../../support/fakes/fakeDetails.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''
HTMLMediaElement.prototype.load = () => undefined

afterEach(cleanup)

const text: DeskText = {
  ...{ name: 'Tide Tables.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'kept', measured: null },
  ...{ draft: null, draftRevision: 0, isDraftOfOther: false, canEditWords: true },
  cues: [10_000, 20_000].map((startMs) => ({ startMs, endMs: startMs + 2_000, text: 'Who is there?' })),
}
const row: VideoDetails['row'] = {
  ...{ id: 'v0', name: 'Tide.Tables.2018.mkv', folder: 'Films', title: 'Tide Tables', type: 'movie' },
  ...{ year: 2018, season: null, episodes: [], sizeBytes: 1, modifiedMs: 1, wishes: [] },
}
const made = { type: 'video/mp4', startMs: 8_000, kind: 'made', isMute: false } as const

async function drawDesk(clip: Handlers['media.clip']) {
  const host = createFakeHost({
    handlers: {
      'desk.text': async () => text,
      'library.video': async () => ({ ...fakeDetails, row }),
      'media.tools': async () => ({
        ...{ version: '7.1', canMakeClips: true, place: 'system', lookedAtMs: 0, isLate: false },
      }),
      'media.picture': async () => ({ name: 'still', type: 'image/webp' }),
      'media.clip': clip,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  dependencies.navigate({ screen: 'desk', videoId: 'v0', sidecarId: 'sidecar-0', from: 'library' })
  await expect.poll(() => stores.player.getState().tools).not.toBeNull()
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <Picture cues={[]} />
      <PlayBar />
    </DeskContext>
  ))
  const soundsAsked = () =>
    host.calls.flatMap(({ name, input }) => (name === 'media.clip' ? [(input as { sound: number | null }).sound] : []))
  return { stores, soundsAsked }
}

test("the film's own sound is heard until another is chosen, which is then played from there", async () => {
  const { stores, soundsAsked } = await drawDesk(async ({ sound }) => ({
    ...{ ...made, name: `clip-${sound ?? 'own'}`, sound: sound ?? 0 },
  }))
  await expect.poll(soundsAsked).toEqual([null])
  const choice = await screen.findByRole('combobox', { name: 'Sound track' })
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Track 1 English',
    'Track 2 German',
  ])
  const { atMs } = stores.player.getState()
  fireEvent.change(choice, { target: { value: '1' } })
  await expect.poll(soundsAsked).toEqual([null, 1])
  await expect.poll(() => stores.player.getState().clip?.sound).toBe(1)
  expect([stores.player.getState().atMs, stores.player.getState().isPlaying]).toEqual([atMs, false])
})

test('where a clip cannot be made the still stays, with the reason; another place is tried anew', async () => {
  let isDamaged = true
  const { stores, soundsAsked } = await drawDesk(async () => {
    if (isDamaged) throw new AppError('input.invalid', hostSentences.partNotShown)
    return { ...made, name: 'clip', sound: 0 }
  })
  await screen.findByText(hostSentences.partNotShown)
  expect(document.querySelector('img.picture-still')).not.toBeNull()
  expect([document.querySelector('video'), stores.player.getState().isPlaying]).toEqual([null, false])
  isDamaged = false
  act(() => stores.player.getState().go(20_000))
  await expect.poll(() => document.querySelector('video')).not.toBeNull()
  expect(soundsAsked().length).toBeGreaterThan(1)
  expect(screen.queryByText(hostSentences.partNotShown)).toBeNull()
})
