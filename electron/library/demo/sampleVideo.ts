/** A very small Matroska file that says how long it is, with an empty rest: a stand-in for a video, for the demo. Pure. */

/** Variable-length size of EBML, always in 8 bytes: simple, and any size fits. */
function size(length: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(length) | (1n << 56n))
  return bytes
}

function element(id: string, ...content: readonly Uint8Array[]): Uint8Array {
  const body = joined(content)
  return joined([Buffer.from(id, 'hex'), size(body.length), body])
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const text = (value: string) => new TextEncoder().encode(value)

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

/** Head of a file of `totalBytes`; the rest is a Void element, so that the file is well-formed while it is empty. */
export function sampleVideoHead({
  durationMs,
  totalBytes,
}: {
  readonly durationMs: number
  readonly totalBytes: number
}): Uint8Array {
  const head = element(
    '1a45dfa3',
    element('4282', text('matroska')),
    element('4287', number(4)),
    element('4285', number(2)),
  )
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000)),
    element('4489', float(durationMs)),
    element('4d80', text('Undertitle')),
    element('5741', text('Undertitle')),
  )
  const video = element(
    'ae',
    element('d7', number(1)),
    element('83', number(1)),
    element('86', text('V_MPEG4/ISO/AVC')),
    element('e0', element('b0', number(1920)), element('ba', number(1080))),
  )
  const body = joined([info, element('1654ae6b', video)])
  const segmentHead = 12
  const segmentBytes = totalBytes - head.length - segmentHead
  const restBytes = segmentBytes - body.length - 9
  return joined([
    head,
    Buffer.from('18538067', 'hex'),
    size(segmentBytes),
    body,
    Buffer.from('ec', 'hex'),
    size(restBytes),
  ])
}
