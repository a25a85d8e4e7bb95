/**
 * The next link of the running web mode, in a private file of the home: a second start opens the app that runs instead of
 * failing. Whoever can read the file could read the whole home.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const answerWithinMs = 1_000

export const webLinkFile = (homeFolder: string) => join(homeFolder, 'web-link')

export function keepWebLink(file: string, link: string): void {
  const temp = `${file}.${randomBytes(6).toString('hex')}.part`
  writeFileSync(temp, link, { mode: 0o600, flag: 'wx' })
  renameSync(temp, file)
}

export function forgetWebLink(file: string): void {
  rmSync(file, { force: true })
}

/** The link, or null where nobody serves it any more. */
export async function liveWebLink(file: string): Promise<string | null> {
  const link = readWebLink(file)
  if (link === null) return null
  const signal = AbortSignal.timeout(answerWithinMs)
  const isThere = await fetch(new URL('/', link), { signal, redirect: 'error' }).then(
    ({ ok }) => ok,
    () => false,
  )
  return isThere ? link : null
}

/** As it stands in the file; null where there is none. */
export function readWebLink(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8')
    return /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}\/#code=[\w-]+$/.test(text) ? text : null
  } catch {
    return null // No file: no web mode has run here.
  }
}
