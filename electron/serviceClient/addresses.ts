/** Which addresses the client may open: https, or plain http on this machine only; redirects stay on their own origin. */
import { AppError } from '../../shared/errors.ts'
import { isLoopbackHost } from '../../shared/network/isLoopbackHost.ts'

const mostRedirects = 3

/** A configured service address, checked. Throws `service.unsafeAddress` for plain http beyond this machine, user names, queries. */
export function checkedAddress(text: string): URL {
  const url = URL.parse(text)
  if (url === null) throw unsafe('The service address is not an address. Correct it in the settings.')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackHost(url.hostname)))
    throw unsafe('The service address must begin with https://. Correct it in the settings.')
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw unsafe('The service address must not hold a user name, a query or a fragment. Correct it in the settings.')
  return url
}

/** Appends an already escaped path to a configured address; whatever leads elsewhere is refused before any socket. */
export function addressFor(base: URL, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const root = base.pathname.replace(/\/+$/, '')
  const url = URL.parse(base.origin + root + path)
  if (url?.origin !== base.origin || url.pathname !== root + path)
    throw unsafe('The service gave an address that leads elsewhere; it was not opened.')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Where a redirect leads: followed only inside the same origin, `redirectsSoFar` times at most. Throws `service.redirected`. */
export function redirectTarget(from: URL, location: string | undefined, redirectsSoFar: number): URL {
  const target = location === undefined ? null : URL.parse(location, from.href)
  const isOwn = target?.origin === from.origin && target.username === '' && target.password === ''
  if (!isOwn || redirectsSoFar >= mostRedirects)
    throw new AppError(
      'service.redirected',
      'The service sent the app on to another place; the app did not follow. Check the service address in the settings.',
    )
  return target
}

function unsafe(sentence: string): AppError {
  return new AppError('service.unsafeAddress', sentence)
}
