/** The contract over the preload bridge, for the desktop. Its twin for the web mode is webTransport.ts. */
import type { Bridge } from '../../shared/contract/program/bridge.ts'
import type { Transport } from './transport.ts'

declare global {
  interface Window {
    /** Only in the desktop window. */
    readonly appBridge?: Bridge
  }
}

export function bridgeTransport(bridge: Bridge): Transport {
  return {
    call: (name, input) => bridge.call(name, input),
    mediaAddress: async (name) => `/media/${name}`,
    subscribe: (listener) => bridge.subscribe(listener),
  }
}
