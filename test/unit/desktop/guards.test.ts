import type { Session, WebContents } from 'electron'
import { expect, test } from 'vitest'
import { lockContents } from '../../../electron/desktop/window/contentsGuards.ts'
import { lockSession } from '../../../electron/desktop/window/sessionGuards.ts'

type Listener = (event: { preventDefault(): void }) => void

/** Keeps what was set on it, by name. */
function listening() {
  const listeners = new Map<string, Listener>()
  const on = (name: string, listener: Listener) => listeners.set(name, listener)
  const isPrevented = (name: string) => {
    let prevented = false
    listeners.get(name)?.({ preventDefault: () => (prevented = true) })
    return prevented
  }
  return { on, isPrevented }
}

test('a page cannot be led anywhere, in its frame or in another', () => {
  const { on, isPrevented } = listening()
  lockContents({ on, setWindowOpenHandler: () => undefined } as unknown as WebContents, () => undefined)
  const moves = ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']
  expect(moves.map(isPrevented)).toEqual([true, true, true, true])
})

test('a page opens no window: the address is handed over and the answer is no', () => {
  const asked: string[] = []
  let answer: unknown
  lockContents(
    {
      on: () => undefined,
      setWindowOpenHandler: (handler: (details: { url: string }) => unknown) =>
        (answer = handler({ url: 'https://service.example/' })),
    } as unknown as WebContents,
    (address) => asked.push(address),
  )
  expect(answer).toEqual({ action: 'deny' })
  expect(asked).toEqual(['https://service.example/'])
})

test('every permission, device and screen is refused, and a download is cancelled', () => {
  const { on, isPrevented } = listening()
  const refused: unknown[] = []
  lockSession({
    on,
    setPermissionRequestHandler: (handler: (a: null, b: string, answer: (is: boolean) => void) => void) =>
      handler(null, 'notifications', (is) => refused.push(is)),
    setPermissionCheckHandler: (handler: () => boolean) => refused.push(handler()),
    setDevicePermissionHandler: (handler: () => boolean) => refused.push(handler()),
    setDisplayMediaRequestHandler: (handler: unknown) => refused.push(handler),
    setSpellCheckerEnabled: (is: boolean) => refused.push(is),
  } as unknown as Session)
  expect(refused).toEqual([false, false, false, null, false])
  expect(isPrevented('will-download')).toBe(true)
})
