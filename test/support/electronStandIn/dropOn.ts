/** Drops files and folders on a page as a user does. */
import { basename } from 'node:path'
import type { Page } from 'playwright'

const nearTheMiddle = { x: 200, y: 200 }

/** A real drag of real files over a point of the page. */
export async function dropOn(page: Page, paths: readonly string[], point = nearTheMiddle): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const at = { ...point, data: { items: [], files: [...paths], dragOperationsMask: 1 } }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, ...at })
  }
  await devTools.detach()
}

/** The names a page sees of dropped files → their paths. */
export function pathsByName(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [basename(path), path]))
}
