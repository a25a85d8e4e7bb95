/** How much of UTF-8 there is in bytes, without making a text of them: that of a code page is thrown away. Pure, linear. */

export interface Utf8Count {
  /** Characters beyond ASCII. A U+FFFD that is written as such is none: damage was repaired there once. */
  readonly whole: number
  /** What a decoder shows as U+FFFD, those that are written as such included. */
  readonly wrong: number
}

/** Counted as decoders do: a character that is cut, or wrong from its second or a later byte on, is wrong once up to there. */
export function countUtf8(bytes: Uint8Array): Utf8Count {
  let whole = 0
  let wrong = 0
  let at = 0
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0
    at += 1
    if (lead < 0x80) continue
    const followers = followersOf(lead)
    const last = at + followers
    if (followers > 0 && isSecond(lead, bytes[at] ?? 0)) at += 1
    else {
      wrong += 1
      continue
    }
    while (at < last && ((bytes[at] ?? 0) & 0xc0) === 0x80) at += 1
    if (at < last || isReplacement(bytes, at)) wrong += 1
    else whole += 1
  }
  return { whole, wrong }
}

/** 0 for a byte that begins no character. */
function followersOf(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0
  if (lead < 0xe0) return 1
  return lead < 0xf0 ? 2 : 3
}

/** Too long forms, halves of pairs and what lies beyond Unicode show in the second byte (RFC 3629, 4). */
function isSecond(lead: number, byte: number): boolean {
  if (lead === 0xe0) return byte >= 0xa0 && byte <= 0xbf
  if (lead === 0xed) return byte >= 0x80 && byte <= 0x9f
  if (lead === 0xf0) return byte >= 0x90 && byte <= 0xbf
  if (lead === 0xf4) return byte >= 0x80 && byte <= 0x8f
  return (byte & 0xc0) === 0x80
}

/** Whether the three bytes before `end` are U+FFFD. */
function isReplacement(bytes: Uint8Array, end: number): boolean {
  return bytes[end - 1] === 0xbd && bytes[end - 2] === 0xbf && bytes[end - 3] === 0xef
}
