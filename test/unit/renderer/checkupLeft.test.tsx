// @vitest-environment jsdom
/** The head of the check-up says how long its work takes still. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createCheckupScreen } from '../../../renderer/features/checkup/createCheckupScreen.tsx'
import { quietCheckup } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

async function headAt(leftMs: number | null) {
  const state = { ...quietCheckup, work: 'checking', done: 12, total: 400, leftMs } as const
  const { dependencies } = await fakeDependencies(
    createClient(createFakeHost({ handlers: { 'checkup.state': async () => ({ ...state, notes: [], counts: [] }) } })),
  )
  await drawScreen(dependencies, createCheckupScreen(dependencies))
}

test('once it goes on for a while', async () => {
  await headAt(44_200)
  expect((await screen.findAllByText('12 of 400 checked · about 45s left')).length).toBeGreaterThan(0)
})

test('and before that, only how far it is', async () => {
  await headAt(null)
  expect((await screen.findAllByText('12 of 400 checked')).length).toBeGreaterThan(0)
})
