/** What is wrong with a request whose head Node could not read, or that never came to its end. Pure. */
import { ServiceError } from '../serviceError.ts'

/** The error of Node's parser or timer, with the bytes that it failed at. */
export interface HeadFault extends Error {
  readonly code?: string
  readonly rawPacket?: Uint8Array
}

export interface UnreadHead {
  readonly method: string
  /** As far as it can be told, for the shape of the refusal; '' where it cannot. */
  readonly path: string
  readonly fault: ServiceError
}

export const mostHeadBytes = 16 * 1_024

export function unreadHead(fault: HeadFault): UnreadHead {
  const bytes = Buffer.from(fault.rawPacket?.subarray(0, mostHeadBytes) ?? [])
  const text = bytes.toString('latin1')
  const [, method = '', path = ''] = /^([A-Z]{3,10}) (\/[^ ?#\r\n]*)/.exec(text) ?? []
  return { method, path, fault: refusalOf(fault, text) }
}

function refusalOf({ code }: HeadFault, text: string): ServiceError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const limit = `${mostHeadBytes / 1_024} KiB`
    return new ServiceError('head_too_large', `The address and the headers of a request may hold ${limit} at most.`)
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ServiceError('request_timeout', 'The request did not come to its end in time.')
  if (hasBareAddress(text)) return bareAddress()
  return new ServiceError('invalid_request', 'This is no request of HTTP/1.1.')
}

/** Scripts put a title into an address as it stands. */
function hasBareAddress(text: string): boolean {
  const [, address = ''] = /^[A-Z]{3,10} (\/[^\r\n]*) HTTP\/1\.[01]\r?\n/.exec(text) ?? []
  return /[^\x21-\x7e]/.test(address)
}

function bareAddress(): ServiceError {
  const message = 'The address has spaces or accents in it: write them with percent signs, as in caf%C3%A9%20noir.'
  return new ServiceError('invalid_request', message)
}
