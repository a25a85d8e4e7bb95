/** A name from outside as the name of a new file that every system takes. Pure. */
import { invisibleSigns } from '../text/invisibleSigns.ts'

/** Device names of Windows, with any ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** Leaves room for " (2)", the ending, and the 255 bytes that most disks allow. */
const mostBytes = 180

/** Without an ending. Empty where nothing usable is left. */
export function portableName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(invisibleSigns, ' ')
    .replace(/[<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const short = shortened(plain).replace(/[\s.]+$/, '')
  return devices.test(short) ? `${short.slice(0, 3)}_${short.slice(3)}` : short
}

function shortened(name: string): string {
  let short = ''
  let bytes = 0
  for (const sign of name) {
    bytes += utf8Length(sign.codePointAt(0) ?? 0)
    if (bytes > mostBytes) break
    short += sign
  }
  return short
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
