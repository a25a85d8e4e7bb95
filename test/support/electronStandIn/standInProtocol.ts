/**
 * Plays Electron's `protocol` and `session`. Chromium knows no app:// here, so a page of it lives at an http address that
 * stands for it, and everything the app sees is translated back.
 */
import type { Page, Route } from 'playwright'
import { record } from './records.ts'

type Handler = (request: Request) => Response | Promise<Response>

const handlers = new Map<string, Handler>()

export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown) => record('protocol.registerSchemesAsPrivileged', schemes),
  handle: (scheme: string, handler: Handler) => void handlers.set(scheme, handler),
}

const browserSuffix = '.localhost'

/** 'app://bundle/x' → 'http://bundle.app.localhost/x' */
export function browserAddress(address: string): string {
  const [, scheme, host, rest] = /^(app):\/\/([^/]+)(.*)$/.exec(address) ?? []
  return scheme === undefined ? address : `http://${host}.${scheme}${browserSuffix}${rest}`
}

export function appAddress(address: string): string {
  const [, host, rest] = /^http:\/\/([^/.]+)\.app\.localhost(.*)$/.exec(address) ?? []
  return host === undefined ? address : `app://${host}${rest}`
}

export function appOrigin(address: string): string {
  const url = new URL(appAddress(address))
  return url.protocol === 'app:' ? `app://${url.host}` : url.origin
}

/** Answers every request of a page: through the app's handler, or not at all. Nothing leaves the machine. */
export async function answerRequests(page: Page, mayNavigate: (address: string) => boolean): Promise<void> {
  await page.route('**', async (route) => {
    const address = appAddress(route.request().url())
    const isNavigation = route.request().isNavigationRequest()
    if (isNavigation && !mayNavigate(address)) return route.abort('aborted')
    const handler = handlers.get(new URL(address).protocol.slice(0, -1))
    if (handler) return fulfil(route, await handler(new Request(address, { method: route.request().method() })))
    record('request.refused', address)
    return route.abort('blockedbyclient')
  })
}

async function fulfil(route: Route, answer: Response): Promise<void> {
  const headers = Object.fromEntries(answer.headers)
  await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
}

const setByName = (name: string) => (value: unknown) => record(`session.${name}`, value)

const defaultSession = {
  setPermissionRequestHandler: setByName('setPermissionRequestHandler'),
  setPermissionCheckHandler: setByName('setPermissionCheckHandler'),
  setDevicePermissionHandler: setByName('setDevicePermissionHandler'),
  setDisplayMediaRequestHandler: setByName('setDisplayMediaRequestHandler'),
  setSpellCheckerEnabled: setByName('setSpellCheckerEnabled'),
  on: (name: string) => record('session.on', name),
}
export const session = { defaultSession }
