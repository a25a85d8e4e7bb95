/** More tabs than the host can tell what changed: the one too many says so, and goes on once another closes. In real Chromium. */
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { mostSockets } from '../../electron/transport/web/eventSockets.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { openScreen } from './hands.ts'

const browser = useBrowser()
const notice = 'Too many Undertitle windows are open'
const lost = 'The app is not responding'

async function startHost() {
  const host = createFakeHost({ host: { kind: 'web' } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  return { host, server }
}

/** As many other tabs as asked for, each with a session of its own; only their sockets. */
async function otherTabs(server: { readonly url: string; newLink(): string }, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const code = new URL(server.newLink()).hash.replace('#code=', '')
      const headers = { 'content-type': 'application/json', origin: server.url }
      const login = await fetch(`${server.url}/login`, { method: 'POST', headers, body: JSON.stringify({ code }) })
      const { token } = (await login.json()) as { token: string }
      const address = `${server.url.replace('http', 'ws')}/ws`
      const socket = new WebSocket(address, ['undertitle', token], { origin: server.url })
      onTestFinished(() => socket.terminate())
      await once(socket, 'open')
      return socket
    }),
  )
}

test('twenty real tabs all follow what changes', async () => {
  const { host, server } = await startHost()
  const { context, page: first } = await visit(browser(), server.newLink())
  const pages = [first]
  while (pages.length < 20) {
    const page = await context.newPage()
    await page.goto(server.newLink())
    pages.push(page)
  }
  for (const page of pages) await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  const asked = () => host.calls.filter(({ name }) => name === 'app.state').length
  await expect.poll(asked).toBeGreaterThanOrEqual(20)
  host.setScanning(true, 7)
  for (const page of pages) {
    await page
      .getByText(/Looking|Scanning/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByText(lost).count()).toBe(0)
    await expect.poll(() => page.getByText(notice).count()).toBe(0)
  }
})

test('a tab past the last place says so plainly, works on, and follows again once another closes', async () => {
  const { server } = await startHost()
  const others = await otherTabs(server, mostSockets)
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByText(notice).waitFor()
  await expect.poll(() => page.getByText(lost).count()).toBe(0)
  await openScreen(page, 'Usage')
  await openScreen(page, 'Library')
  others[0]!.close()
  await page.getByText(notice).waitFor({ state: 'detached' })
  // The browser's own line about the place it did not get.
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([])
})
