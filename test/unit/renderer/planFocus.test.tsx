// @vitest-environment jsdom
/** Where the keyboard is when a plan can be run: Enter must not spend anything that nobody has gone to. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createPlanScreen } from '../../../renderer/features/plan/createPlanScreen.tsx'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { emptyPlan } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(() => {
  cleanup()
  // Files share their document.
  document.body.replaceChildren()
})

const inTheMaking: PlanState = { ...emptyPlan, phase: 'matching' }
const ready: PlanState = { ...emptyPlan, phase: 'ready', sums: { ...emptyPlan.sums, sure: 2, files: 2, downloads: 2 } }

/** The plan beside a navigation; `open` shows it anew, from there. */
async function planFrom(first: PlanState) {
  const host = createFakeHost({ handlers: { 'plan.state': async () => first } })
  const { dependencies } = await fakeDependencies(createClient(host))
  const draw = createPlanScreen(dependencies)
  const navigation = document.createElement('nav')
  const library = document.createElement('button')
  navigation.append(library)
  document.body.replaceChildren(navigation)
  const open = async () => {
    cleanup()
    library.focus()
    await drawScreen(dependencies, () => <main>{draw()}</main>)
  }
  const become = (next: PlanState) =>
    act(async () => host.emit({ name: 'plan.changed', payload: { ...next, revision: 2 } }))
  return { library, open, become }
}

const runButton = () => screen.findByRole('button', { name: /^Run: / })

test('a plan that becomes ready while the keyboard is in the navigation leaves it there', async () => {
  const { library, open, become } = await planFrom(inTheMaking)
  await open()
  await screen.findByRole('button', { name: 'Cancel' })
  await become(ready)
  await runButton()
  expect(document.activeElement).toBe(library)
})

test('a plan that is ready as its screen is chosen in the navigation is run by Enter', async () => {
  const { open } = await planFrom(ready)
  await open()
  await runButton()
  await open()
  expect(document.activeElement).toBe(await runButton())
})

test('a plan of which everything waits for downloads can be run for then', async () => {
  const resumesAtMs = Date.UTC(2026, 10, 29)
  const { open } = await planFrom({ ...ready, sums: { ...emptyPlan.sums, waiting: 2 }, toHold: 2, resumesAtMs })
  await open()
  await screen.findByRole('button', { name: /^Run: 2 when downloads are back \(.*2026/ })
})
