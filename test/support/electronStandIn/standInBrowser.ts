/** The Chromium behind the stand-in's windows: started with the first one, in the app's own profile. */
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { app } from './standInApp.ts'

let started: Promise<BrowserContext> | null = null

function context(): Promise<BrowserContext> {
  started ??= chromium.launchPersistentContext(join(app.getPath('userData'), 'chromium'), {
    executablePath: process.env['STAND_IN_CHROMIUM'] ?? '',
    headless: true,
    viewport: null,
    args: [`--remote-debugging-port=${process.env['STAND_IN_PORT'] ?? 0}`],
    // What stands in for Electron shows nothing of its sandbox: the real window's tests do.
    chromiumSandbox: false,
  })
  return started
}

export async function newPage(): Promise<Page> {
  return (await context()).newPage()
}

app.closeBrowser = async () => {
  await (await started)?.close().catch(() => undefined)
}
