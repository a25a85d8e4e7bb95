/** Shows a link of the web mode in the browser, through a page that is removed once the link was used. */
import { execFile, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { browserFolder } from './browserFolder.ts'
import { forgetLinkPage, writeLinkPage } from './linkPage.ts'
import { browserCommand, openBrowser, type BrowserCommand } from './openBrowser.ts'
import type { Terminal } from '../terminal.ts'

const checkEveryMs = 250
/** A browser that starts cold takes seconds. */
const patienceMs = 15_000
/** After that no browser comes any more. */
export const longestShownMs = 120_000

const byHand = 'Open the link above yourself.'

export interface ShownLink {
  readonly link: string
  /** Where the browser can read, see `linkFolder`. */
  readonly folder: string
  readonly isUsed: () => boolean
}

/** Where to put a page for the browser; the home where there is no browser. */
export async function linkFolder(homeFolder: string, { env }: Pick<Terminal, 'env'>): Promise<string> {
  const { platform } = process
  return browserCommand(platform, env) === null ? homeFolder : browserFolder({ homeFolder, env, platform, execFile })
}

/** Ends when the link was used, or nobody will use it. Whatever keeps a browser from it is said; never rejects. */
export async function showLink({ link, folder, isUsed }: ShownLink, terminal: Terminal): Promise<void> {
  const command = browserCommand(process.platform, terminal.env)
  const page = command && pageIn(folder, link)
  if (command === null) terminal.stderr(`There is no screen here to open a browser on. ${byHand}`)
  else if (page === null) terminal.stderr(`No page for the browser could be written. ${byHand}`)
  else await showPage(command, { page, isUsed }, terminal).finally(() => forgetLinkPage(page))
}

async function showPage(
  command: BrowserCommand,
  { page, isUsed }: { readonly page: string; readonly isUsed: () => boolean },
  { env, stderr, signal }: Terminal,
): Promise<void> {
  if (!(await openBrowser(command, page, { env, spawn }))) {
    stderr(`No browser was opened: ${command[0]} cannot be run here. ${byHand}`)
    return
  }
  if ((await turnsTrue(isUsed, patienceMs, signal)) || signal.aborted) return
  stderr(`The browser has not opened Undertitle; perhaps it may not read ${page}. ${byHand}`)
  await turnsTrue(isUsed, longestShownMs - patienceMs, signal)
}

function pageIn(folder: string, link: string): string | null {
  try {
    return writeLinkPage(folder, link)
  } catch {
    return null // A full or read-only disk: said above, and the link is on the terminal.
  }
}

/** Whether it does before the time is over, or the signal comes. */
async function turnsTrue(isTrue: () => boolean, withinMs: number, signal: AbortSignal): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < withinMs && !isTrue() && !signal.aborted; waitedMs += checkEveryMs)
    await pause(checkEveryMs, undefined, { signal }).catch(() => undefined) // Ended by the signal.
  return isTrue()
}
