// @vitest-environment jsdom
/** Another text is no answer to the comparison while something is unkept: it is said why. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import type { CompareChoice } from '../../../../renderer/app/desk/compare/compareChoices.ts'
import { CompareTools } from '../../../../renderer/features/desk/compare/CompareTools.tsx'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const beside = (sidecarId: string) => ({ kind: 'beside', videoId: 'v0', sidecarId }) as const

const textOf = (sidecarId: string): DeskText => ({
  ...{ name: `${sidecarId}.en.srt`, videoId: 'v0', sidecarId, language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: sidecarId, measured: null },
  ...{ draft: null, draftRevision: 0, isDraftOfOther: false, canEditWords: true },
  cues: [{ startMs: 10_000, endMs: 12_000, text: 'Who is there?' }],
})

async function openEdited(choice: Pick<CompareChoice, 'kind' | 'file'>) {
  const host = createFakeHost({
    handlers: {
      'desk.text': async ({ file }) => textOf('sidecarId' in file ? file.sidecarId : ''),
      'media.picture': async () => ({ name: 'still', type: 'image/webp' }),
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { desk, compare } = stores
  await desk.getState().open({ file: beside('mine'), from: 'library' })
  desk.getState().act({ kind: 'nudge', byMs: 100 })
  const shared = { key: 'b', costs: false, name: 'b', language: 'en', atMs: null, act: null }
  compare.setState({ choice: { ...shared, ...choice }, other: textOf('other') })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <CompareTools />
    </DeskContext>
  ))
  return { desk, host, why: () => screen.queryByText(/Keep or discard the edits first/) }
}

test('B that would lose the edits cannot be pressed and says why; undone, it opens', async () => {
  const { desk, why } = await openEdited({ kind: 'beside', file: beside('other') })
  const open = () => screen.getByRole('button', { name: /^Open B/ })
  const opened = () => {
    const file = desk.getState().subject?.file
    return file && 'sidecarId' in file ? file.sidecarId : null
  }
  expect([open().getAttribute('aria-disabled'), why() === null]).toEqual(['true', false])
  fireEvent.click(open())
  expect(opened()).toBe('mine')

  act(() => desk.getState().act({ kind: 'undo' }))
  expect([open().getAttribute('aria-disabled'), why() === null]).toEqual(['false', true])
  fireEvent.click(open())
  await expect.poll(opened).toBe('other')
})

test('a version that would take the place of what is edited is not brought back before that is kept or discarded', async () => {
  const { desk, host, why } = await openEdited({ kind: 'version', file: { kind: 'row', rowId: 2 } })
  const bringBack = () => screen.getByRole('button', { name: /^Bring B back/ })
  const isAsked = () => host.calls.some(({ name }) => name === 'history.restoreVersion')
  fireEvent.click(bringBack())
  expect([bringBack().getAttribute('aria-disabled'), why() === null, isAsked()]).toEqual(['true', false, false])

  act(() => desk.getState().discard())
  expect([bringBack().getAttribute('aria-disabled'), why() === null]).toEqual(['false', true])
  fireEvent.click(bringBack())
  await expect.poll(isAsked).toBe(true)
})
