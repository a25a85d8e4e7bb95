/**
 * Reads a text sign by sign. The engine keeps texts in many forms (whole, parts of others, joined) and looks a method up anew
 * at every call where several forms pass; taken from the prototype once it is found at once: a loop takes a quarter of the time.
 */

// eslint-disable-next-line @typescript-eslint/unbound-method -- they are called on a text below
const { charCodeAt, slice } = String.prototype

export const lastAscii = 0x7f

export function codeAt(text: string, place: number): number {
  return charCodeAt.call(text, place)
}

export function partOf(text: string, from: number, to: number): string {
  return slice.call(text, from, to)
}

/**
 * The same text in the plainest of its forms: neither a part of another text nor joined from several. What is asked of it
 * in many places is found at once there; making it takes as long as two or three such look-ups.
 */
export function inOnePiece(text: string): string {
  return [text.slice(0, 1), text.slice(1)].join('')
}

/** Signs to look for. Nearly all that is looked at is ASCII, for which a set would take three times as long as a table. */
export class Signs {
  readonly #ascii = new Uint8Array(lastAscii + 1)
  readonly #others: ReadonlySet<number>

  constructor(signs: string) {
    const codes = Array.from(signs, (sign) => sign.charCodeAt(0))
    for (const code of codes) if (code <= lastAscii) this.#ascii[code] = 1
    this.#others = new Set(codes.filter((code) => code > lastAscii))
  }

  has(code: number): boolean {
    return code <= lastAscii ? this.#ascii[code] === 1 : this.#others.has(code)
  }
}
