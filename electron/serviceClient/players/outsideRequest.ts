/** One request to a server that is told something: no redirects, a bounded answer, and one closed list of what can go wrong. */
import type { TellFailureKind } from '../../../shared/players/playerTable.ts'
import { ConnectionFailure } from '../answers/connectionFailure.ts'
import type { HttpExchange } from '../httpExchange.ts'
import { isPrivateWay, ownNetworkLookup } from './ownNetwork.ts'

/** Where a server is, and the key that was entered for that very address. */
export interface OutsideTarget {
  readonly address: string
  /** null where none was entered. */
  readonly key: string | null
}

export interface OutsideOrder {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Holds no address, header or byte of the exchange. */
export class TellFailure extends Error {
  readonly kind: TellFailureKind
  /** Of its answer; null where there was none. */
  readonly status: number | null

  constructor(kind: TellFailureKind, detail = '', status: number | null = null) {
    super(detail === '' ? kind : `${kind} (${detail})`)
    this.name = 'TellFailure'
    this.kind = kind
    this.status = status
  }
}

/** A list of a few libraries with their folders. */
const mostBytes = 2 ** 20

/** The bytes of a good answer. @throws TellFailure; the signal's reason when it was cancelled */
export async function sendOutside(
  exchange: HttpExchange,
  order: OutsideOrder,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (!isPrivateWay(order.url)) throw new TellFailure('unsafe')
  const isPlain = order.url.protocol === 'http:'
  const answer = await exchange
    .send(
      { ...order, maxBytes: mostBytes, isDownload: false, ...(isPlain ? { lookup: ownNetworkLookup } : {}) },
      signal,
    )
    .catch((thrown: unknown) => {
      signal.throwIfAborted()
      throw failureOf(thrown)
    })
  const kind = kindOfStatus(answer.status)
  if (kind !== null) throw new TellFailure(kind, String(answer.status), answer.status)
  return answer.bytes
}

/** Below what an address leads to, whatever its own path is. @throws TellFailure for what is no address */
export function urlBelow(address: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const base = URL.parse(address)
  if (base === null) throw new TellFailure('notFound')
  const url = new URL(base.origin + base.pathname.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

function kindOfStatus(status: number): TellFailureKind | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'elsewhere'
  if (status === 401 || status === 403) return 'refused'
  if (status === 404 || status === 405) return 'notFound'
  return 'failing'
}

function failureOf(thrown: unknown): TellFailure {
  if (!(thrown instanceof ConnectionFailure)) return new TellFailure('unreachable')
  const { kind, detail } = thrown
  if (detail === 'EOPENNET') return new TellFailure('unsafe')
  if (/CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO_VERIFY/.test(detail))
    return new TellFailure('certificate', detail)
  return new TellFailure(kind === 'unreadable' || kind === 'tooLarge' ? 'badAnswer' : 'unreachable', detail)
}
