/**
 * Sends one notification: as ntfy takes it (https://docs.ntfy.sh/publish: a POST to the topic, the text as its body, the
 * title in a header), or as JSON for any other webhook.
 */
import type { HttpExchange } from '../httpExchange.ts'
import { sendOutside, TellFailure, urlBelow, type OutsideTarget } from './outsideRequest.ts'

export interface OutsideNotice {
  readonly event: 'digest' | 'questions' | 'test'
  readonly title: string
  readonly message: string
  /** For programs that read it. */
  readonly counts: Readonly<Record<string, number>>
  /** Of the page that it leads to, where one is served. */
  readonly link?: string | undefined
}

export type NoticeForm = 'ntfy' | 'json'

export interface NoticeApi {
  /** @throws TellFailure */
  send(
    target: OutsideTarget,
    what: { readonly notice: OutsideNotice; readonly form: NoticeForm },
    signal: AbortSignal,
  ): Promise<void>
}

export function createNoticeApi(exchange: HttpExchange): NoticeApi {
  return {
    async send(target, { notice, form }, signal) {
      const url = urlOf(target.address)
      const auth = target.key === null ? {} : { authorization: `Bearer ${target.key}` }
      const { headers, body } = form === 'ntfy' ? asNtfy(notice) : asJson(notice)
      const order = { method: 'POST', url, headers: { ...headers, ...auth }, body } as const
      await sendOutside(exchange, order, signal).catch((thrown: unknown) => {
        if (target.key === null && wasRefused(thrown)) throw new TellFailure('noKey')
        throw form === 'ntfy' && url.pathname === '/' && wasTurnedDown(thrown) ? new TellFailure('noTopic') : thrown
      })
    },
  }
}

/** Where none was sent, no key is a wrong one: it wants one. */
function wasRefused(thrown: unknown): boolean {
  return thrown instanceof TellFailure && thrown.kind === 'refused'
}

/**
 * ntfy takes JSON alone without a topic, and answers 400 to text. A server that is out of order says nothing of the address,
 * and one that asks for a key is told of that first.
 */
function wasTurnedDown(thrown: unknown): boolean {
  const { kind = null, status = null } = thrown instanceof TellFailure ? thrown : {}
  return status !== null && status >= 400 && status < 500 && kind !== 'refused'
}

/** With its query, which many webhooks have. @throws TellFailure */
function urlOf(address: string): URL {
  const { search } = URL.parse(address) ?? { search: '' }
  const url = urlBelow(address, '')
  url.search = search
  return url
}

interface Letter {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function asNtfy({ title, message, link }: OutsideNotice): Letter {
  const click = link === undefined ? {} : { click: link }
  return { headers: { 'content-type': 'text/plain; charset=utf-8', title: headerText(title), ...click }, body: message }
}

/** `text` and `content` are what chat programs look for. */
function asJson({ event, title, message, counts, link }: OutsideNotice): Letter {
  const text = `${title}\n${message}`
  const body = JSON.stringify({ app: 'Undertitle', event, title, message, ...counts, link, text, content: text })
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body }
}

/** A header holds ASCII alone: other letters are packed as RFC 2047 has it, which ntfy unpacks. */
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
}
