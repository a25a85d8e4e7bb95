/** A real Chromium for the tests of one file. */
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
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

/** One browser for all tests of the file that calls this; each test opens pages of its own in it. */
export function useBrowser(moreFlags: readonly string[] = [], fonts: Fonts = 'bundled'): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser(moreFlags, fonts)
  })
  afterAll(() => browser?.close())
  return () => {
    if (!browser) throw new Error('The browser is there inside tests only.')
    return browser
  }
}
