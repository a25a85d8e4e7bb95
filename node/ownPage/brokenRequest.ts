/** What to answer where Node's reader of requests gave up, before there was a request. Pure. */
import { refusal, type Refusal } from './refusal.ts'

const longestAddress = 8 * 1024

/** What Node adds to the error. */
interface BrokenRequest extends Error {
  readonly code?: string
  /** The bytes it stopped at. */
  readonly rawPacket?: Buffer
}

export function refusalOfBroken({ code, rawPacket }: BrokenRequest): Refusal {
  switch (code) {
    case 'HPE_INVALID_METHOD':
      return refusal(405)
    case 'HPE_HEADER_OVERFLOW':
      return refusal(isFirstLineLong(rawPacket) ? 414 : 431)
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(408)
    default:
      return refusal(400)
  }
}

function isFirstLineLong(packet: Buffer | undefined): boolean {
  const end = packet?.indexOf('\r\n') ?? 0
  return end < 0 || end > longestAddress
}
