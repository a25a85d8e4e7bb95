/** A hole in the screens is not the end (promise E3): markup that reaches the page still does nothing. */
import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { hostileMarkup } from '../support/hostile/hostileMarkup.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit, type WebApp } from '../support/browser/webApp.ts'

const browser = useBrowser()

interface Damage {
  /** Payloads whose script ran. */
  readonly ran: readonly string[]
  /** Payloads that asked another machine for something. */
  readonly asked: readonly string[]
  /** Payloads that led the page elsewhere. */
  readonly left: readonly string[]
}

/** Any payload that runs sets `__pwn`, from a frame too. */
const trap = `Object.defineProperty(window, '__pwn', { set() { window.hasRun = true } })`

const throughTheHole = (payload: string) => `
  window.hasRun = false
  document.getElementById('hole')?.remove()
  document.body.append(Object.assign(document.createElement('div'), { id: 'hole' }))
  try { document.getElementById('hole').innerHTML = ${JSON.stringify(payload)} } catch {}
  for (const each of document.querySelectorAll('#hole *')) each.click?.()
  new Promise((resolve) => setTimeout(() => resolve(window.hasRun), 25))
`

/** Puts each payload into the page through a hole that no code of ours has, and watches what it does. */
async function damageOf(page: Page, payloads: readonly string[]): Promise<Damage> {
  const own = new URL(page.url()).origin
  const damage = { ran: [] as string[], asked: [] as string[], left: [] as string[] }
  let payload = ''
  await page.route(
    ({ origin }) => origin !== own,
    (route) => {
      const request = route.request()
      const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame()
      damage[isLeaving ? 'left' : 'asked'].push(payload)
      // The page stays where it is, for the next payload.
      return route.abort('aborted')
    },
  )
  for (payload of payloads) if (await page.evaluate(throughTheHole(payload))) damage.ran.push(payload)
  return damage
}

/** Serves the page as it is but for its content policy. */
async function withPolicy(context: BrowserContext, app: WebApp, change: (policy: string) => string): Promise<void> {
  await context.route(`${app.origin}/`, async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = answer.headers()
    const changed = change(policy)
    await route.fulfill({
      response: answer,
      headers: changed === '' ? headers : { ...headers, 'content-security-policy': changed },
    })
  })
}

async function openPage(app: WebApp, change?: (policy: string) => string): Promise<Page> {
  const { context } = await visit(browser(), app.link)
  await context.addInitScript(trap)
  if (change) await withPolicy(context, app, change)
  const page = await context.newPage()
  await page.goto(app.origin)
  return page
}

test('thirty pieces of hostile markup do nothing under the policy that is shipped', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const payloads = await hostileMarkup()
  expect(payloads.length).toBeGreaterThanOrEqual(30)
  const shipped = await damageOf(await openPage(app), payloads)
  expect(shipped).toEqual({ ran: [], asked: [], left: [] })
})

test('without Trusted Types nothing runs and nothing is asked either', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const page = await openPage(app, (policy) => policy.replace(/; require-trusted-types-for.*/, ''))
  const { ran, asked } = await damageOf(page, await hostileMarkup())
  expect({ ran, asked }).toEqual({ ran: [], asked: [] })
})

test('the payloads are live: without a policy they run, ask other machines and leave', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const { ran, asked, left } = await damageOf(await openPage(app, () => ''), await hostileMarkup())
  expect(ran.length).toBeGreaterThanOrEqual(8)
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(left.length).toBeGreaterThanOrEqual(1)
})
