/** Answers, in the shape of the path, what Node could not read as a request, and ends the connection. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AnswerRequest } from '../answerRequest.ts'
import type { ServiceRequest } from '../exchange.ts'
import { traceHeader, traceIdOf } from '../traceId.ts'
import { sendLastReply } from './sendReply.ts'
import { unreadHead, type HeadFault } from './unreadHead.ts'

export interface Unread {
  readonly fault: HeadFault
  readonly socket: Duplex
  /** What the connection was asked for before, where that is not answered yet. */
  readonly inHand: ServerResponse | undefined
}

export type RefuseUnread = (unread: Unread) => void

export function createRefuseUnread(answer: AnswerRequest): RefuseUnread {
  /** The rest of what they send fails as well, and is not worth a word. */
  const refused = new WeakSet<Duplex>()

  async function refuse({ fault, socket, inHand }: Unread): Promise<void> {
    const traceId = traceIdOf(undefined)
    const begun = inHand && !inHand.req.complete ? inHand.req : null
    const reply = await answer(unreadRequest(fault, begun, traceId))
    // A request that came whole is answered first; of one that did not this is the answer.
    if (inHand && !begun && !inHand.closed) await new Promise((resolve) => inHand.once('close', resolve))
    else if (inHand?.headersSent) return void socket.destroy()
    sendLastReply(socket, reply, { [traceHeader]: traceId })
  }

  return (unread) => {
    const { socket } = unread
    if (refused.has(socket)) return
    refused.add(socket)
    if (!socket.writable) return void socket.destroy()
    refuse(unread).catch(() => socket.destroy())
  }
}

/** @param begun the request whose body failed, where its head could be read */
function unreadRequest(fault: HeadFault, begun: IncomingMessage | null, traceId: string): ServiceRequest {
  const unread = unreadHead(fault)
  return {
    ...unread,
    ...(begun && { method: begun.method ?? '', path: pathOf(begun) }),
    query: new URLSearchParams(),
    headers: {},
    address: '',
    origin: null,
    traceId,
    readBody: () => Promise.resolve(new Uint8Array()),
    prove: () => undefined,
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? ''
}
