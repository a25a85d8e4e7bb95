/** What a page has cost so far: on a busy machine that tells whether a frame was late by the page's own work. */
import type { Page } from 'playwright'

/** Of all processes that draw pages: no other page is open. */
export async function pageCpuMs(page: Page): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime * 1000 : 0), 0)
}
