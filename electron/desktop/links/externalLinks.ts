/** The one way a link leaves the app: https, a host of the list, and a yes of the user who sees the host (promise U7). */
import type { Shell } from 'electron'
import type { Dialogs } from '../dialogs.ts'
import type { HostClient } from '../hostClient.ts'
import { linkHostsOf } from './linkHosts.ts'

export interface LinkParts {
  readonly client: Pick<HostClient, 'call'>
  readonly dialogs: Pick<Dialogs, 'confirmLink'>
  readonly shell: Pick<Shell, 'openExternal'>
}

/**
 * The address to open, or null for anything but a plain https address of a listed host.
 * @param allowedHosts exact names; no port, no wildcard
 */
export function judgeLink(address: string, allowedHosts: readonly string[]): URL | null {
  if (!/^https:\/\/[!-~]+$/.test(address) || address.includes('\\')) return null
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '' || url.port !== '') return null
  return allowedHosts.includes(url.hostname) ? url : null
}

export function createLinkOpener({ client, dialogs, shell }: LinkParts): (address: string) => Promise<void> {
  let isAsking = false
  return async (address) => {
    // A page could ask many times at once: one question at a time is enough.
    if (isAsking) return
    isAsking = true
    try {
      const { values } = await client.call('settings.read', {})
      const url = judgeLink(address, linkHostsOf(values))
      if (url && (await dialogs.confirmLink(url.hostname))) await shell.openExternal(url.href)
    } finally {
      isAsking = false
    }
  }
}
