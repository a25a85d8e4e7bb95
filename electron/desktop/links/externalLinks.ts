/** The one way a link leaves the app: https, a host of the list, and a yes of the user who sees the host (promise U7). */

export interface LinkParts {
  /** Exact host names; no port, no wildcard. */
  readonly allowedHosts: () => Promise<readonly string[]>
  /** Asks with the host in plain sight. */
  readonly confirm: (host: string) => Promise<boolean>
  readonly open: (address: string) => Promise<void>
}

/** The address to open, or null for anything but a plain https address of a listed host. */
export function judgeLink(address: string, allowedHosts: readonly string[]): URL | null {
  if (!/^https:\/\/[!-~]+$/.test(address) || address.includes('\\')) return null
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '' || url.port !== '') return null
  return allowedHosts.includes(url.hostname) ? url : null
}

export function createLinkOpener({ allowedHosts, confirm, open }: LinkParts): (address: string) => Promise<void> {
  let isAsking = false
  return async (address) => {
    // A page could ask many times at once: one question at a time is enough.
    if (isAsking) return
    isAsking = true
    try {
      const url = judgeLink(address, await allowedHosts())
      if (url && (await confirm(url.hostname))) await open(url.href)
    } finally {
      isAsking = false
    }
  }
}
