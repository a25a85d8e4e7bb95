/** Windows of another size, and pages that are at rest. */
import type { Page } from 'playwright'

/** Lists, names and verbs measure the room that they have, and are drawn anew a moment after the window has its size. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await atRest(page)
}

/** Until nothing of the page has changed for some frames, however long a busy machine takes to draw them. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    let still = 0
    const observer = new MutationObserver(() => { still = 0 })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    while (still < 3) {
      still += 1
      await new Promise(requestAnimationFrame)
    }
    observer.disconnect()
  })()`)
}
