/** A quick look at bytes: can this be a subtitle at all? Keeps programs, pictures and pages under a subtitle's name out. */
import { startsWith } from '../../shared/text/startsWith.ts'

const foreignStarts: readonly (readonly number[])[] = [
  [0x4d, 0x5a], // MZ: Windows program
  [0x7f, 0x45, 0x4c, 0x46], // ELF program
  [0x4c, 0x00, 0x00, 0x00], // Windows shortcut
  [0x50, 0x4b, 0x03, 0x04], // ZIP
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
  [0x1f, 0x8b], // gzip
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], // SQLite
  [0x00, 0x00, 0x01, 0xba], // MPEG: pictures of a DVD's subtitles
  [0x23, 0x21], // #! script
]

// Most files show their first cue at once; the longer look is enough for the longest header of styles before it.
const looksAtBytes = [4 * 1_024, 256 * 1_024]

// The marks by which the formats that this app reads give themselves away; all of them plain ASCII.
const cueMarks =
  /\d\s*-{1,3}>\s*[-+]?\d|^\s*\{\d+\}\{\d+\}|^\s*\[\d+\]\[\d+\]|^\s*\d{1,2}:\d\d:\d\d[:,.=]|\[script info\]|^dialogue:|^webvtt|<sami|<sync\s|<(\w+:)?tt[\s>]|^\s*\[\d{1,3}:\d\d[:.\]]|^scenarist_scc|^\d{3}stl\d\d\./im

const pageStarts = /^\s*<(!doctype\s+html|html|svg|script)/i

/** Whether the bytes show a cue of any known format. A hint, not a promise: the parser decides. */
export function canBeSubtitle(bytes: Uint8Array): boolean {
  if (foreignStarts.some((start) => startsWith(bytes, start))) return false
  return looksAtBytes.some((size) => {
    const text = asciiOf(bytes.subarray(0, size))
    return !pageStarts.test(text) && cueMarks.test(text)
  })
}

export function looksLikePage(bytes: Uint8Array): boolean {
  return pageStarts.test(asciiOf(bytes.subarray(0, 1_024)))
}

/** The ASCII characters of a text in any encoding: NULs (UTF-16) and bytes above 0x7f are left out. */
function asciiOf(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let from = 0; from < bytes.length; from += 8_192) pieces.push(asciiOfPiece(bytes.subarray(from, from + 8_192)))
  return pieces.join('')
}

function asciiOfPiece(bytes: Uint8Array): string {
  const ascii: number[] = []
  for (const byte of bytes) if (byte > 0 && byte < 0x80) ascii.push(byte)
  return String.fromCharCode(...ascii)
}
