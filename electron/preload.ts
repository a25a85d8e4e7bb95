/** The only door between the screens and Electron: three channels, no names, no decisions. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Bridge } from '../shared/contract/program/bridge.ts'
import type { AppEvent } from '../shared/contract/index.ts'
import type { Reply } from '../shared/contract/reply.ts'
import { callChannel, dropChannel, eventChannel } from './transport/window/channels.ts'

type DroppedFile = Parameters<typeof webUtils.getPathForFile>[0]

const bridge: Bridge = {
  // The host's own transport answers these channels, with a Reply each.
  call: (name, input) => ipcRenderer.invoke(callChannel, name, input) as Promise<Reply<unknown>>,
  subscribe(listener) {
    const forward = (_event: unknown, told: AppEvent) => listener(told)
    ipcRenderer.on(eventChannel, forward)
    return () => void ipcRenderer.off(eventChannel, forward)
  },
  async drop(files) {
    const paths = files.map((file) => webUtils.getPathForFile(file as DroppedFile))
    const reply = (await ipcRenderer.invoke(dropChannel, paths)) as Reply<string>
    if (!reply.ok) throw new Error(reply.error.message)
    return reply.value
  },
}

contextBridge.exposeInMainWorld('appBridge', bridge)
