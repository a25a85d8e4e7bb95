/** Looks at a screen in light and dark: what axe finds, of any kind, and a picture of it where UNDERTITLE_SHOTS is set. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { smallPng } from '../support/make/films/smallPng.ts'

const themes = ['light', 'dark'] as const
const shots = process.env['UNDERTITLE_SHOTS'] ? resolve('test', 'e2e', 'screenshots') : null

export interface Finding {
  readonly screen: string
  readonly rule: string
  readonly nodes: readonly string[]
}

export interface Looker {
  readonly look: (screen: string) => Promise<void>
  readonly findings: readonly Finding[]
}

/** Looks at what the page shows now, in both themes. */
export async function createLooker(page: Page): Promise<Looker> {
  if (shots) mkdirSync(shots, { recursive: true })
  await page.evaluate(axe.source)
  const findings: Finding[] = []
  async function look(screen: string): Promise<void> {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      findings.push(...(await findingsOf(page, `${screen}-${theme}`)))
      if (shots) writeFileSync(join(shots, `${screen}-${theme}.png`), smallPng(await page.screenshot()))
    }
  }
  return { look, findings }
}

async function findingsOf(page: Page, screen: string): Promise<readonly Finding[]> {
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, { resultTypes: ['violations'], preload: false })`,
  )
  return violations.map(({ id, nodes }) => ({ screen, rule: id, nodes: nodes.map(({ html }) => html) }))
}
