/** An address as people say it, made whole: 'subtitles.example/v1' → 'https://subtitles.example/v1'. Pure. */
import { isLoopbackHost } from '../../../shared/network/isLoopbackHost.ts'

const hostAndRest = /^(?<host>\[[0-9a-f:.]+\]|[^\s/:?#@[\]]+)(?<port>:\d{1,5})?(?:[/?#]\S*)?$/i

/**
 * In plain http on this machine and wherever `isPlain` says so, as the app asks elsewhere with https alone. What names no host
 * stays as it was typed.
 */
export function wholeAddress(typed: string, isPlain: (host: string) => boolean = () => false): string {
  const text = typed.trim()
  const { host: written = '', port } = hostAndRest.exec(text)?.groups ?? {}
  const host = written.toLowerCase()
  const isLoopback = isLoopbackHost(host)
  const isHost = host.includes('.') || host.startsWith('[') || isLoopback || (host !== '' && port !== undefined)
  if (!isHost) return text
  return `${isLoopback || isPlain(host) ? 'http' : 'https'}://${text}`
}

const homeHost =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|[^.]+$)|\.(?:local|lan|home|internal|home\.arpa)$/

/** A media server stands in the home network mostly, where few have a certificate: '192.168.1.20:8096', 'nas:32400'. */
export function homeAddress(typed: string): string {
  return wholeAddress(typed, (host) => homeHost.test(host))
}
