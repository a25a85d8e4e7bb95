/** What a page on another port, or one whose name was turned to this machine, can do to the web mode: in real Chromium. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { launchBrowser, useBrowser } from '../support/browser/browser.ts'
import { pageText, startWebServer, type Web } from '../support/browser/webServer.ts'

const browser = useBrowser()

/** A page of somebody else: another origin on this machine, which Chromium calls the same site. */
async function foreignPage(): Promise<Page> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>foreign'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return page
}

interface Asked {
  readonly method?: string
  readonly mode?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Asks from inside the page, and tells what the page could read. */
async function ask(page: Page, address: string, asked: Asked): Promise<string> {
  return page.evaluate(`fetch(${JSON.stringify(address)}, ${JSON.stringify(asked)}).then(
    async (response) => response.type + ' ' + response.status + ' ' + (await response.text()),
    (thrown) => String(thrown))`)
}

const unreadable = 'TypeError: Failed to fetch'

test('another origin reads nothing and changes nothing, even with the token', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const page = await foreignPage()
  const call = `${web.url}/api/app.state`
  const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  expect(await ask(page, `${web.url}/`, {})).toBe(unreadable)
  expect(await ask(page, call, { method: 'POST', headers: json, body: '{}' })).toBe(unreadable)
  expect(await ask(page, call, { method: 'POST', body: '{}' })).toBe(unreadable)
  // Sent without asking for leave and not readable anyway: what counts is that the host was not reached.
  const blind = { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body: '{}' } as const
  await ask(page, call, blind)
  await ask(page, `${web.url}/login`, { ...blind, body: JSON.stringify({ code: web.newCode() }) })
  expect(web.calls).toEqual([])
})

test('another origin opens no socket, even with the token', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const page = await foreignPage()
  const outcome = await page.evaluate(`new Promise((resolve) => {
    const socket = new WebSocket('ws://127.0.0.1:${web.port}/ws', ['undertitle', '${token}'])
    socket.onopen = () => resolve('opened')
    socket.onclose = () => resolve('refused')
  })`)
  expect(outcome).toBe('refused')
})

test('another origin can neither frame the page nor run its script', async () => {
  const web = await startWebServer()
  const page = await foreignPage()
  const outcome = await page.evaluate(`(async () => {
    const load = (kind, src) => new Promise((resolve) => {
      const element = Object.assign(document.createElement(kind), { src })
      element.onload = () => resolve('loaded')
      element.onerror = () => resolve('failed')
      document.body.append(element)
    })
    const script = await load('script', '${web.url}/assets/main.js')
    await load('iframe', '${web.url}/')
    return { script, title: document.title }
  })()`)
  expect(outcome).toEqual({ script: 'failed', title: '' })
  for (const frame of page.frames()) expect(await frame.content()).not.toContain('Undertitle')
})

test('a form of another origin reaches no call', async () => {
  const web = await startWebServer()
  const page = await foreignPage()
  await page.evaluate(`
    const form = Object.assign(document.createElement('form'), { method: 'post', enctype: 'text/plain' })
    form.action = '${web.url}/api/library.scan'
    form.append(Object.assign(document.createElement('input'), { name: '{"a":"', value: '"}' }))
    document.body.append(form)
    form.submit()`)
  await page.waitForURL(`${web.url}/api/library.scan`)
  await expect.poll(() => page.innerText('body')).toContain('does not come from Undertitle')
  expect(web.calls).toEqual([])
})

test('a name that was turned to this machine is not answered', async () => {
  const web = await startWebServer()
  const turned = await launchBrowser(['--host-resolver-rules=MAP rebound.example 127.0.0.1'])
  onTestFinished(() => turned.close())
  const page = await turned.newPage()
  const response = await page.goto(`http://rebound.example:${web.port}/`)
  expect(response?.status()).toBe(421)
  expect(await page.content()).not.toContain(pageText)
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect(await ask(page, `/api/app.state`, call)).toMatch(/^basic 421 /)
  expect(web.calls).toEqual([])
})

test('a cookie of another port opens nothing', async () => {
  const web: Web = await startWebServer()
  const token = await web.logIn()
  const context = await browser().newContext()
  onTestFinished(() => context.close())
  await context.addCookies([{ name: 'token', value: token, domain: '127.0.0.1', path: '/' }])
  const page = await context.newPage()
  await page.goto(`${web.url}/`)
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect(await ask(page, '/api/app.state', call)).toMatch(/^basic 401 /)
  expect(
    await ask(page, '/api/app.state', { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }),
  ).toBe('basic 200 {"ok":true,"value":{"asked":"app.state"}}')
})
