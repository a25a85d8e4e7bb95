/** Text -> the bytes that it has in a code page. Pure. */
import { decodeCodePage, type CodePage } from './codePages.ts'

const bytesByPage = new Map<CodePage, ReadonlyMap<string, number>>()

/** Null where a character is not in the page. */
export function bytesInCodePage(text: string, page: CodePage): Uint8Array | null {
  const known = bytesOf(page)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const byte = known.get(text.charAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}

function bytesOf(page: CodePage): ReadonlyMap<string, number> {
  const before = bytesByPage.get(page)
  if (before) return before
  const all = decodeCodePage(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    page,
  )
  const bytes = new Map<string, number>()
  // Programs also show bytes of a page as control characters, which no text holds otherwise.
  for (let byte = 0x80; byte < 0xa0; byte += 1) bytes.set(String.fromCharCode(byte), byte)
  for (let byte = 255; byte >= 0; byte -= 1) if (all.charAt(byte) !== '\ufffd') bytes.set(all.charAt(byte), byte)
  bytesByPage.set(page, bytes)
  return bytes
}
