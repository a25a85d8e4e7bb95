/** An address as people say it, made whole: 'subtitles.example/v1' → 'https://subtitles.example/v1'. Pure. */
import { isLoopbackHost } from '../../../../shared/isLoopbackHost.ts'

const hostAndRest = /^(?<host>\[[0-9a-f:.]+\]|[^\s/:?#@[\]]+)(?<port>:\d{1,5})?(?:[/?#]\S*)?$/i

/** On this machine plain http, as the app asks elsewhere with https alone. What names no host stays as it was typed. */
export function wholeAddress(typed: string): string {
  const text = typed.trim()
  const { host = '', port } = hostAndRest.exec(text)?.groups ?? {}
  const isLoopback = isLoopbackHost(host.toLowerCase())
  const isHost = host.includes('.') || host.startsWith('[') || isLoopback || (host !== '' && port !== undefined)
  if (!isHost) return text
  return `${isLoopback ? 'http' : 'https'}://${text}`
}
