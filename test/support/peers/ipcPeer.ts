/** Electron's channels without Electron: a transport before a host, one window of ours, and messages from whomever. */
import type { IpcMain } from 'electron'
import { createElectronTransport, type ServedHost } from '../../../electron/transport/window/electronTransport.ts'
import type { Reply } from '../../../shared/contract/reply.ts'

export type IpcChannel = 'app:call' | 'app:drop'
type Invoke = (event: unknown, ...values: readonly unknown[]) => Promise<Reply<unknown>>

const ownFrame = { url: 'app://bundle/index.html', origin: 'app://bundle', parent: null }

/** Who sends: our own page, and those that are not. */
export const senders = {
  own: { sender: { id: 7 }, senderFrame: ownFrame },
  goneFrame: { sender: { id: 7 }, senderFrame: null },
  subframe: { sender: { id: 7 }, senderFrame: { ...ownFrame, parent: ownFrame } },
  blankFrame: { sender: { id: 7 }, senderFrame: { ...ownFrame, url: 'about:blank', origin: 'null' } },
  otherOrigin: { sender: { id: 7 }, senderFrame: { ...ownFrame, origin: 'https://canary.invalid' } },
  unknownWindow: { sender: { id: 8 }, senderFrame: ownFrame },
} as const

export function openIpc(host: ServedHost) {
  const channels = new Map<string, Invoke>()
  const ipc = {
    handle: (name: string, handler: Invoke) => channels.set(name, handler),
  } as unknown as IpcMain
  const transport = createElectronTransport(ipc, host)
  const told: unknown[] = []
  const listeners = new Map<string, (details: unknown) => void>()
  const contents = {
    id: 7,
    isDestroyed: () => false,
    send: (...values: unknown[]) => told.push(values),
    on: (name: string, listener: (details: unknown) => void) => listeners.set(name, listener),
  }
  transport.serve(contents as never)
  return {
    told,
    transport,
    channels: [...channels.keys()],
    invoke: (channel: IpcChannel, event: unknown, ...values: readonly unknown[]) =>
      channels.get(channel)!(event, ...values),
    destroyWindow: () => listeners.get('destroyed')?.({}),
    navigate: (isSameDocument: boolean) =>
      listeners.get('did-start-navigation')?.({ isMainFrame: true, isSameDocument }),
  }
}
