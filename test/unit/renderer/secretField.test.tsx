// @vitest-environment jsdom
/** A key that is set: how it ends is said where there is an ending, and whoever replaces it types at once. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { SecretField } from '../../../renderer/features/settings/SecretField.tsx'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

async function drawKey(ending: string): Promise<void> {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  await drawScreen(dependencies, () => (
    <SecretField label="API key" secret={{ isSet: true, ending }} onSet={() => undefined} />
  ))
}

test('a short key is told as set, without an ending', async () => {
  await drawKey('')
  expect(screen.getByText('Set')).toBeTruthy()
  cleanup()
  await drawKey('abcd')
  expect(screen.getByText('Set, ends in …abcd')).toBeTruthy()
})

test('replacing it takes the focus to its field', async () => {
  await drawKey('abcd')
  fireEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(document.activeElement).toBe(screen.getByLabelText('API key'))
})
