/** Cutting bytes at line feeds before their encoding is known. Pure, linear. */

export interface ByteRun {
  readonly kind: 'ascii' | 'utf-8' | 'other'
  /** Whole lines with their line feeds. */
  readonly bytes: Uint8Array
  readonly lineCount: number
}

/** Neighbouring lines of one kind together; the runs joined are the input again. ASCII lines join any neighbour. */
export function splitByEncoding(bytes: Uint8Array): readonly ByteRun[] {
  const runs: ByteRun[] = []
  let open: { kind: ByteRun['kind']; start: number; lineCount: number } = { kind: 'ascii', start: 0, lineCount: 0 }
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(0x0a, start)
    const end = feed === -1 ? bytes.length : feed + 1
    const kind = kindOf(bytes, start, end)
    if (kind !== 'ascii' && open.kind !== 'ascii' && kind !== open.kind) {
      runs.push({ kind: open.kind, bytes: bytes.subarray(open.start, start), lineCount: open.lineCount })
      open = { kind, start, lineCount: 0 }
    }
    if (kind !== 'ascii') open = { ...open, kind, lineCount: open.lineCount + 1 }
    start = end
  }
  runs.push({ kind: open.kind, bytes: bytes.subarray(open.start), lineCount: open.lineCount })
  return runs
}

/** The first lines that hold bytes beyond ASCII, about `maxBytes` of them together: what tells a code page. */
export function linesBeyondAscii(bytes: Uint8Array, maxBytes: number): Uint8Array {
  const lines: Uint8Array[] = []
  let size = 0
  for (let start = 0; start < bytes.length && size < maxBytes;) {
    const feed = bytes.indexOf(0x0a, start)
    const end = feed === -1 ? bytes.length : feed + 1
    const cut = Math.min(end, start + maxBytes)
    if (!isAscii(bytes, start, cut)) {
      lines.push(bytes.subarray(start, cut))
      size += cut - start
    }
    start = end
  }
  return joinBytes(lines)
}

/** Whether these could be whole characters of UTF-8: cheap, as a decoder that fails throws. A strict decoder decides. */
export function mayBeUtf8(bytes: Uint8Array): boolean {
  return kindOf(bytes, 0, bytes.length) !== 'other'
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function isAscii(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) > 0x7f) return false
  return true
}

function kindOf(bytes: Uint8Array, start: number, end: number): ByteRun['kind'] {
  if (isAscii(bytes, start, end)) return 'ascii'
  for (let at = start; at < end;) {
    const followers = followersOf(bytes[at] ?? 0)
    if (followers === null || at + followers >= end) return 'other'
    for (let next = at + 1; next <= at + followers; next += 1) {
      if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 'other'
    }
    at += followers + 1
  }
  return 'utf-8'
}

/** How many bytes continue a UTF-8 character that begins with this one; null for a byte that begins none. */
function followersOf(lead: number): number | null {
  if (lead < 0x80) return 0
  if (lead >= 0xc2 && lead <= 0xdf) return 1
  if (lead >= 0xe0 && lead <= 0xef) return 2
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : null
}
