/** A request that brought no whole answer: how far it got and why it ended. Holds no address, header or byte of the exchange. */

/**
 * `unsent`: the request cannot have reached the service. `lost`: sent, no answer came. `cut`: the answer ended early.
 * `unreadable`: the answer breaks the protocol or its encoding.
 */
export type FailureKind = 'unsent' | 'lost' | 'timeout' | 'cut' | 'tooLarge' | 'unreadable' | 'cancelled'

export class ConnectionFailure extends Error {
  readonly kind: FailureKind
  /** Node's or OpenSSL's code ('ECONNREFUSED', 'CERT_HAS_EXPIRED'), the phase of a deadline, or ''. */
  readonly detail: string
  /** False where the service cannot have heard of the call, by this try or an earlier one. */
  readonly mayHaveArrived: boolean

  constructor(kind: FailureKind, detail = '', mayHaveArrived = kind !== 'unsent') {
    super(detail === '' ? kind : `${kind} (${detail})`)
    this.name = 'ConnectionFailure'
    this.kind = kind
    this.detail = detail
    this.mayHaveArrived = mayHaveArrived
  }
}

/** How far a request had come when it failed. */
export type Progress = 'connecting' | 'sent' | 'answering'

const kindByProgress: Readonly<Record<Progress, FailureKind>> = { connecting: 'unsent', sent: 'lost', answering: 'cut' }

/** Reads what node:http, node:tls or node:zlib threw. Its message and properties may hold bytes of the answer: only the code is kept. */
export function failureFrom(thrown: unknown, progress: Progress): ConnectionFailure {
  if (thrown instanceof ConnectionFailure) return thrown
  const code = thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  if (code === 'Z_BUF_ERROR') return new ConnectionFailure('cut', code)
  if (/^(HPE_|Z_|ERR__?ERROR_|ERR_BROTLI|ERR_PADDING)/.test(code)) return new ConnectionFailure('unreadable', code)
  return new ConnectionFailure(kindByProgress[progress], code)
}
