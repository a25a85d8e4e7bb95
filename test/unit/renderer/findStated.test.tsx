// @vitest-environment jsdom
/** The language that a renamed file left missing: offered only while it is. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createCheckupStores } from '../../../renderer/features/checkup/checkupStores.ts'
import { FindStated } from '../../../renderer/features/checkup/LanguageVerbs.tsx'
import { CheckupContext } from '../../../renderer/features/checkup/useCheckupStore.ts'
import type { ScopeFacts } from '../../../shared/contract/scope.ts'
import type { FindingRow } from '../../../shared/contract/videos/checkup.ts'
import { fakeAnswers } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import { settled } from './slowHost.ts'

afterEach(cleanup)

const row = { id: 'f1', videoId: 'v1', evidence: { code: 'other-language', stated: 'en', found: 'de' } }

/** @param priced how many of them a search would ask for */
async function draw({ missing, priced }: { readonly missing: number; readonly priced: number }) {
  const host = createFakeHost({
    handlers: {
      'plan.estimate': async (scope) => {
        const estimate = await fakeAnswers['plan.estimate'](scope)
        return { ...estimate, videos: priced, subtitles: priced, searches: priced, mostSearches: priced }
      },
      'library.scope': async () => ({ missingVideos: missing }) as unknown as ScopeFacts,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createCheckupStores(dependencies)
  await drawScreen(dependencies, () => (
    <CheckupContext value={stores}>
      <FindStated row={row as unknown as FindingRow} />
    </CheckupContext>
  ))
}

test('while it is missing, with what a search costs', async () => {
  await draw({ missing: 1, priced: 1 })
  expect(await screen.findByRole('button', { name: 'Find English: about 1 search' })).toBeTruthy()
})

test('found by then, nothing is left to do', async () => {
  await draw({ missing: 0, priced: 0 })
  expect(await screen.findByText('Fixed')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('missing in a folder of which a search asks nothing now, it is not called fixed', async () => {
  await draw({ missing: 1, priced: 0 })
  const find = await screen.findByRole('button', { name: 'Find English' })
  for (let turn = 0; turn < 5; turn += 1) await act(settled)
  expect(find.isConnected).toBe(true)
  expect(screen.queryByText('Fixed')).toBeNull()
})
