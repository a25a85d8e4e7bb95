/** Whether a message over Electron's channels comes from our own page, in the main frame of a window of ours. */

/** The one origin of the screens. Nothing else is ever loaded into a window. */
export const bundleOrigin = 'app://bundle'

export interface SenderEvent {
  readonly sender: { readonly id: number }
  /** Null when the frame has gone or moved on since it sent. */
  readonly senderFrame: { readonly url: string; readonly origin: string; readonly parent: unknown } | null
}

export function isOwnSender({ sender, senderFrame: frame }: SenderEvent, ownIds: ReadonlySet<number>): boolean {
  if (frame?.parent !== null) return false
  return ownIds.has(sender.id) && frame.origin === bundleOrigin && isBundleAddress(frame.url)
}

/**
 * Node's URL knows no origin for a scheme of one's own (it says 'null'), so the parts are compared.
 * Empty addresses and about:blank are not ours.
 */
export function isBundleAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'app:' && url.host === 'bundle' && url.username === '' && url.password === ''
}
