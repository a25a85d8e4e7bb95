// @vitest-environment jsdom
/** The language that a renamed file left missing: offered only while it is. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createCheckupStores } from '../../../renderer/features/checkup/checkupStores.ts'
import { FindStated } from '../../../renderer/features/checkup/LanguageVerbs.tsx'
import { CheckupContext } from '../../../renderer/features/checkup/useCheckupStore.ts'
import type { FindingRow } from '../../../shared/contract/videos/checkup.ts'
import { fakeAnswers } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const row = { id: 'f1', videoId: 'v1', evidence: { code: 'other-language', stated: 'en', found: 'de' } }

async function draw(videos: number) {
  const host = createFakeHost({
    handlers: {
      'plan.estimate': async (scope) => {
        const estimate = await fakeAnswers['plan.estimate'](scope)
        return { ...estimate, videos, subtitles: videos, searches: videos, mostSearches: videos }
      },
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
  await draw(1)
  expect(await screen.findByRole('button', { name: 'Find English: about 1 search' })).toBeTruthy()
})

test('found by then, nothing is left to do', async () => {
  await draw(0)
  expect(await screen.findByText('Fixed')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
