/** Text in UTF-16 or UTF-32, or in UTF-8 with a byte order mark; null for anything else. */
import type { DecodedText } from './decodedText.ts'
import { decodeLeniently } from './textDecoder.ts'

type Layout = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be'

/** UTF-32 comes first: its little-endian mark begins with that of UTF-16. */
const marks: readonly (readonly [Layout, readonly number[]])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
]

/** This many bytes tell the layout of a text without a mark. */
const sampleBytes = 4096

export function decodeUnicode(bytes: Uint8Array): DecodedText | null {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  const layout = marked?.[0] ?? layoutOf(bytes.subarray(0, sampleBytes))
  if (!layout) return null
  const body = bytes.subarray(marked?.[1].length ?? 0)
  const text = textOf(body, layout)
  // A damaged UTF-8 text keeps its mark only; what it holds is decided like any other text.
  if (text === null || (layout === 'utf-8' && text.includes('\ufffd'))) return null
  const withoutMarks = text.replace(/^\ufeff+/, '')
  return {
    text: withoutMarks,
    encoding: layout,
    hasUtf8Mark: layout === 'utf-8' && withoutMarks.length === text.length,
  }
}

/** Times and line ends are ASCII in every subtitle, so the other bytes of their characters are zero. */
function layoutOf(sample: Uint8Array): Layout | null {
  const zeros = [0, 0, 0, 0]
  for (let at = sample.indexOf(0); at !== -1; at = sample.indexOf(0, at + 1)) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1
  const group = sample.length / 4
  const isMostly = (index: number) => (zeros[index] ?? 0) > group * 0.4
  const isHardly = (index: number) => (zeros[index] ?? 0) < group * 0.1
  if (isMostly(1) && isMostly(2) && isMostly(3) && isHardly(0)) return 'utf-32le'
  if (isMostly(0) && isMostly(1) && isMostly(2) && isHardly(3)) return 'utf-32be'
  if (isMostly(1) && isMostly(3) && isHardly(0) && isHardly(2)) return 'utf-16le'
  if (isMostly(0) && isMostly(2) && isHardly(1) && isHardly(3)) return 'utf-16be'
  return null
}

function textOf(bytes: Uint8Array, layout: Layout): string | null {
  if (layout === 'utf-32le' || layout === 'utf-32be') return decodeUtf32(bytes, layout === 'utf-32le')
  // Half a character at the end is none.
  return decodeLeniently(layout === 'utf-8' ? bytes : bytes.subarray(0, bytes.length - (bytes.length % 2)), layout)
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const codePoint = view.getUint32(at, isLittleEndian)
    pieces.push(codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd')
  }
  return pieces.join('')
}
