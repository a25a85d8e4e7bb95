import { expect, test } from 'vitest'
import { isBundleAddress, isOwnSender, type SenderEvent } from '../../../../electron/transport/window/ownSender.ts'

const own: SenderEvent = {
  sender: { id: 1 },
  senderFrame: { url: 'app://bundle/index.html', origin: 'app://bundle', parent: null },
}
const ids = new Set([1])

test('the main frame of a known window on our own page is ours', () => {
  expect(isOwnSender(own, ids)).toBe(true)
})

test.each([
  ['a frame that is gone', { ...own, senderFrame: null }],
  ['a frame inside the page', { ...own, senderFrame: { ...own.senderFrame!, parent: {} } }],
  ['a window that is not known', { ...own, sender: { id: 2 } }],
  ['another origin', { ...own, senderFrame: { ...own.senderFrame!, origin: 'https://bundle' } }],
  ['an opaque origin', { ...own, senderFrame: { ...own.senderFrame!, origin: 'null' } }],
  ['a page before its address', { ...own, senderFrame: { ...own.senderFrame!, url: '' } }],
  ['about:blank', { ...own, senderFrame: { ...own.senderFrame!, url: 'about:blank' } }],
])('%s is not ours', (_what, event) => {
  expect(isOwnSender(event, ids)).toBe(false)
})

test.each(['app://bundle.evil/x', 'app://evil/x', 'app://a@bundle/x', 'app:bundle', 'http://bundle/', 'file:///x'])(
  '%s is no address of the bundle',
  (address) => {
    expect(isBundleAddress(address)).toBe(false)
  },
)
