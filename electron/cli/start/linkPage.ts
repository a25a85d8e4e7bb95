/**
 * The file that hands a link of the web mode to the browser: every user of a machine can read every program's command line,
 * so the one-time code stands in a page that only its user can read, and the command line names the page.
 */
import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A name that nobody guesses: the folder may be open to others. */
const newName = () => `undertitle-${randomBytes(16).toString('hex')}.html`
const ownName = /^undertitle-[0-9a-f]{32}\.html$/

/** For its user alone from the first moment, and never through a file or link that stands there. Answers its path. */
export function writeLinkPage(folder: string, link: string): string {
  const path = join(folder, newName())
  writeFileSync(path, linkPage(link), { mode: 0o600, flag: 'wx' })
  return path
}

/** One that the system holds on to goes at the next start: its code was used, or ends with this run. */
export function forgetLinkPage(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch (thrown) {
    if (!isHeldBack(thrown)) throw thrown
  }
}

/** What runs that were killed have left there. Younger pages than `sinceMs`, where that is told, may still be waited for. */
export function forgetLinkPages(folder: string, sinceMs = Infinity): void {
  const pages = namesIn(folder).filter((name) => ownName.test(name))
  for (const path of pages.map((name) => join(folder, name))) if (isOlder(path, sinceMs)) forgetLinkPage(path)
}

function isOlder(path: string, sinceMs: number): boolean {
  try {
    return sinceMs === Infinity || lstatSync(path).mtimeMs < sinceMs
  } catch (thrown) {
    if (isHeldBack(thrown)) return false
    throw thrown
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (thrown) {
    if (isHeldBack(thrown)) return []
    throw thrown
  }
}

/** The disk or the system's rights stand against it: nothing of ours is wrong. */
function isHeldBack(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown
}

/** Leads on without a script, and without telling anybody where from. `link`: an address without `"`, `&` and `<`. */
export function linkPage(link: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${link}">
<title>Undertitle</title>
<main>
<h1>Undertitle</h1>
<p>It opens here. If nothing happens, <a href="${link}">open it yourself</a>.</p>
</main>
</html>
`
}
