/** Whether bytes or decoded text are a program, picture or archive rather than text. Pure. */
import { startsWith } from '../../text/startsWith.ts'

/** First bytes of what turns up under a subtitle's name. */
const signatures: readonly (readonly number[])[] = [
  [0x4d, 0x5a], // Windows program
  [0x7f, 0x45, 0x4c, 0x46], // ELF program
  [0x4c, 0, 0, 0, 0x01, 0x14, 0x02, 0], // Windows shortcut
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0x25, 0x50, 0x44, 0x46, 0x2d], // PDF
  [0x52, 0x61, 0x72, 0x21, 0x1a], // RAR
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], // 7z
  [0x50, 0x4b, 0x03, 0x04], // zip
  [0x1f, 0x8b], // gzip
  [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66], // SQLite
  [0, 0, 0x01, 0xba], // MPEG stream: VobSub pictures
  [0x1a, 0x45, 0xdf, 0xa3], // Matroska
]

export function hasBinarySignature(bytes: Uint8Array): boolean {
  return signatures.some((signature) => startsWith(bytes, signature))
}

/** Text has hardly any control characters; looked for at its beginning. NULs around it are what a disk left of a lost block. */
export function looksBinary(text: string): boolean {
  const from = firstBeside(text, 0, 1)
  const to = firstBeside(text, text.length - 1, -1) + 1
  if (from >= to) return text.length > 8
  const end = Math.min(to, from + 65_536)
  let controls = 0
  for (let at = from; at < end; at += 1) if (isControl(text.charCodeAt(at))) controls += 1
  return controls > 8 && controls > (end - from) * 0.1
}

/** None of them stands in text; tabs, ends of lines and pages, and the escape of Japanese encodings do. */
function isControl(unit: number): boolean {
  return unit < 0x20 ? unit < 0x09 || (unit > 0x0d && unit !== 0x1b) : unit === 0x7f
}

/** The place of the first character from `start` on that is no NUL. */
function firstBeside(text: string, start: number, step: 1 | -1): number {
  let at = start
  while (text.charCodeAt(at) === 0) at += step
  return at
}
