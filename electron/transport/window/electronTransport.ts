/** The contract over Electron's channels: calls and drops from our own page only, events to our own windows. */
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron'
import type { AppEvent } from '../../../shared/contract/index.ts'
import type { Reply } from '../../../shared/contract/reply.ts'
import { AppError, toAppError, type ErrorCode } from '../../../shared/errors.ts'
import { callChannel, dropChannel, eventChannel } from './channels.ts'
import { readDroppedPaths } from './droppedPaths.ts'
import { isOwnSender } from './ownSender.ts'

export interface ServedHost {
  dispatch(name: string, input: unknown): Promise<Reply<unknown>>
  subscribe(listener: (event: AppEvent) => void): () => void
  /** Remembers dropped paths; answers the id that stands for them. */
  registerDrop(paths: readonly string[]): string
  /** Told that the page of the window is gone: closed, crashed or loaded anew. */
  leavePages(): void
  /** Told of messages that nobody of ours sent, for the log. */
  report(error: AppError): void
}

export interface ElectronTransport {
  /** From now on this window is ours, until it is destroyed. */
  serve(contents: Pick<WebContents, 'id' | 'send' | 'on' | 'isDestroyed'>): void
  /** From now on nothing reaches the host, which is about to end. */
  close(): void
}

/** Calls of one window that may wait for their answer at once: a page gone wild does not fill the memory. */
const mostWaiting = 1_000
/** Refusals that are logged: who sends more of them shall not fill the log either. */
const mostReported = 100
const longestAddress = 200

export function createElectronTransport(ipc: Pick<IpcMain, 'handle'>, host: ServedHost): ElectronTransport {
  const windows = new Map<number, Pick<WebContents, 'send' | 'isDestroyed'>>()
  let waiting = 0
  let reported = 0
  let isClosed = false

  function refuseStranger({ senderFrame }: IpcMainInvokeEvent): Reply<never> {
    reported += 1
    const address = JSON.stringify(senderFrame?.url.slice(0, longestAddress) ?? 'a frame that is gone')
    if (reported <= mostReported) host.report(new AppError('input.invalid', `A message from ${address} was refused.`))
    return refusal('Only the windows of this app may ask.')
  }

  async function answer(event: IpcMainInvokeEvent, work: () => Promise<Reply<unknown>>): Promise<Reply<unknown>> {
    if (!isOwnSender(event, new Set(windows.keys()))) return refuseStranger(event)
    if (isClosed) return refusal('Undertitle is closing.', 'cancelled')
    if (waiting >= mostWaiting) return refusal('Too many calls at once. Wait for some answers first.')
    waiting += 1
    try {
      return await work()
    } catch (thrown) {
      const { code, message } = toAppError(thrown)
      return { ok: false, error: { code, message } }
    } finally {
      waiting -= 1
    }
  }

  ipc.handle(callChannel, (event, name: unknown, input: unknown) =>
    answer(event, async () => {
      if (typeof name !== 'string') throw new AppError('input.invalid', 'A call needs the name of a command.')
      return host.dispatch(name, input)
    }),
  )
  ipc.handle(dropChannel, (event, paths: unknown) =>
    answer(event, async () => ({ ok: true, value: host.registerDrop(readDroppedPaths(paths)) })),
  )
  const unsubscribe = host.subscribe((event) => {
    for (const contents of windows.values()) if (!contents.isDestroyed()) contents.send(eventChannel, event)
  })

  return {
    serve(contents) {
      const { id } = contents
      windows.set(id, contents)
      contents.on('destroyed', () => {
        windows.delete(id)
        host.leavePages()
      })
      contents.on('render-process-gone', () => host.leavePages())
      contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) host.leavePages()
      })
    },
    close() {
      isClosed = true
      unsubscribe()
    },
  }
}

function refusal(message: string, code: ErrorCode = 'input.invalid'): Reply<never> {
  return { ok: false, error: { code, message } }
}
