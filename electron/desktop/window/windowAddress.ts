/** The address at which the window was left, to open it there again. Pure. */
import { readScreenAddress, screenAddress } from '../../../shared/screenAddress.ts'

/** What to keep of an address that the window shows, or null for one that is no screen. */
export function addressToKeep(url: string): string | null {
  const shown = readScreenAddress(URL.parse(url)?.hash ?? '')
  return shown && screenAddress(shown)
}

/** The fragment to open the window with. A file can hold anything: what is no address of ours is '', the library. */
export function addressToOpen(kept: unknown): string {
  const shown = typeof kept === 'string' ? readScreenAddress(kept) : null
  return shown ? screenAddress(shown) : ''
}
