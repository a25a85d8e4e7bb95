/** What a person does in the window and reads from it, by the names that a screen reader says. */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

export type ScreenName =
  'Library' | 'Plan' | 'Review' | 'Activity' | 'Search' | 'Upload' | 'Usage' | 'Watch' | 'History & trash' | 'Settings'

export async function openScreen(page: Page, name: ScreenName): Promise<void> {
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name }).click()
  await page.getByRole('main', { name }).waitFor()
}

/** Walks the folder picker from one of its starting places, as `names` say, and takes the last one. */
export async function pickFolder(page: Page, names: readonly string[], verb = 'Add this folder'): Promise<void> {
  const picker = page.getByRole('complementary', { name: 'Choose a folder' })
  for (const name of names) await picker.getByRole('button', { name, exact: true }).click()
  // A name alone stands in the list already; what is taken is the folder whose path is shown.
  await picker.locator('.place-browser-here').getByText(names.join('/')).waitFor()
  await picker.getByRole('button', { name: verb }).click()
}

/** From the first questions to a library with one folder in it. */
export async function openLibrary(page: Page, steps: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await page.getByRole('button', { name: 'Add folder' }).click()
  await pickFolder(page, steps)
}

/** Every subtitle of the library is looked at, and the findings stand there. */
export async function checkAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check-up', exact: true }).click()
  await page.getByRole('button', { name: 'Check every subtitle' }).click()
  await page.getByText(/subtitles? checked, .* nothing was changed/).waitFor()
}

/** Presses the verb of a question that was asked in its place: 'Undo 1 file' of 'Undo 1 file?'. */
export async function confirm(page: Page, verb: string): Promise<void> {
  await page
    .getByRole('group', { name: `${verb}?` })
    .getByRole('button', { name: verb, exact: true })
    .click()
}

export type ChipGroup = 'Filters' | 'Subtitles by answer' | 'Rows by state'

export function chip(page: Page, group: ChipGroup, label: string): Locator {
  return page.getByRole('group', { name: group }).getByRole('button', { name: label })
}

/** The numbers of some filters, as they stand on the screen. */
export async function numbersOf(
  page: Page,
  group: ChipGroup,
  labels: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const entries = await Promise.all(
    labels.map(async (label) => [label, numberIn(await chip(page, group, label).innerText())] as const),
  )
  return Object.fromEntries(entries)
}

/** Videos of the library with every wish met: those that are not among the missing. */
export async function coveredIn(page: Page): Promise<number> {
  const { All = 0, Missing = 0 } = await numbersOf(page, 'Filters', ['All', 'Missing'])
  return All - Missing
}

/** '1,204 Missing' → 1204 */
export function numberIn(text: string): number {
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
}

/** Used and limit of a meter: 'Searches', 'Downloads' or 'AI'. */
export async function meterOf(page: Page, label: string): Promise<readonly [used: number, limit: number]> {
  const text = await page.getByTitle('Quota used').innerText()
  const [, used = '', limit = ''] = new RegExp(`${label}\\s+([\\d,]+) / ([\\d,]+)`).exec(text) ?? []
  return [numberIn(used), numberIn(limit)]
}

/** Waits until a reading is what it should be; the last reading is in the failure. */
export async function becomes<Value>(read: () => Promise<Value>, wanted: Value, timeout = 30_000): Promise<void> {
  await expect.poll(read, { timeout, interval: 100 }).toEqual(wanted)
}

/** Waits for the end of the run that is open: from then on what it wrote can be taken back. */
export async function runEnds(page: Page, timeout = 30_000): Promise<void> {
  await page.getByRole('button', { name: /^Undo \d+$/ }).waitFor({ timeout })
}

/** From the list of runs, the newest or the one under way. */
export async function openFirstRun(page: Page): Promise<void> {
  await openScreen(page, 'Activity')
  await page.getByRole('button', { name: 'Open', exact: true }).first().click()
  await page.getByRole('group', { name: 'Rows by state' }).waitFor()
}

/** From the first questions to a plan for the sample videos. */
export async function trySamples(page: Page): Promise<void> {
  await page.getByText('Just the samples', { exact: true }).click()
  await page.getByRole('button', { name: 'Try it with sample videos' }).click()
}

/** A section of the settings, by its heading. */
export async function openSettings(page: Page, section: string): Promise<void> {
  await openScreen(page, 'Settings')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: section }).click()
  await page.getByRole('heading', { level: 2, name: section }).waitFor()
}
