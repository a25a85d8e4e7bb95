/** A real Chromium for the tests. */
import { chromium, type Browser } from 'playwright'
import { beforeAll } from 'vitest'
import type { Fonts } from './browserFonts.ts'
import { findChromium } from './findChromium.ts'

const flags = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

export async function launchBrowser(moreFlags: readonly string[] = [], fonts: Fonts = 'bundled'): Promise<Browser> {
  const { path, env } = await findChromium(fonts)
  const args = [...flags, ...moreFlags]
  // Scroll bars stay in sight: people see them, so they take their room here too.
  const ignoreDefaultArgs = ['--hide-scrollbars']
  return chromium.launch({
    executablePath: path,
    args,
    ignoreDefaultArgs,
    env: { ...process.env, ...env },
    // The same for every user: root has no sandbox, nor has anybody where the system lends no namespaces.
    chromiumSandbox: false,
  })
}

const shared = new Map<string, Promise<Browser>>()

/** A browser for a kind of use, launched by the first test file of a worker; it ends with the worker's process. */
function sharedBrowser(fonts: Fonts): Promise<Browser> {
  const known = shared.get(fonts)
  if (known) return known
  const launched = launchBrowser([], fonts)
  shared.set(fonts, launched)
  void launched.then(
    (browser) => browser.once('disconnected', () => shared.delete(fonts)),
    () => shared.delete(fonts),
  )
  return launched
}

/** One browser for all test files of a worker; each test opens pages of its own in it. */
export function useBrowser(fonts: Fonts = 'bundled'): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await sharedBrowser(fonts)
  })
  return () => {
    if (!browser) throw new Error('The browser is there inside tests only.')
    return browser
  }
}
