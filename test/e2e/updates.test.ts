/** Newer versions of the app as the settings tell of them: in a real page, against a host that plays each state. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { UpdatesState } from '../../shared/contract/runs/updates.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { noUpdates } from '../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { openSettings } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('each state says what it is, offers what can be done, and moves nothing below it out of reach', async () => {
  const host = createFakeHost({ host: { kind: 'desktop' } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const { look, findings } = await createLooker(page)
  await openSettings(page, 'Updates')
  const section = page.getByRole('region', { name: 'Updates' })
  await section.scrollIntoViewIfNeeded()
  let { revision } = noUpdates
  const tell = (state: Partial<UpdatesState>) =>
    host.emit({ name: 'updates.changed', payload: { ...noUpdates, bar: null, ...state, revision: (revision += 1) } })

  const known = { address: 'https://releases.example/undertitle', lookedAtMs: Date.UTC(2026, 10, 22, 9) }
  tell({ ...known, status: 'idle' })
  await section.getByRole('button', { name: 'Check now' }).waitFor()
  await look('updates-idle')
  tell({ ...known, status: 'available', version: '1.2.0', hold: 'linux' })
  await section.getByText('1.2.0').first().waitFor()
  await look('updates-available')
  tell({ ...known, status: 'downloading', version: '1.2.0', progress: 0.4 })
  await section.getByRole('progressbar').waitFor()
  tell({ ...known, status: 'ready', version: '1.2.0' })
  await section.getByRole('button', { name: 'Restart and install' }).waitFor()
  await look('updates-ready')
  tell({ ...known, status: 'idle', fault: 'not_signed' })
  await section.getByText(/sign/i).first().waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
