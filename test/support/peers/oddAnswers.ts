/** Answers that are as large as they may be and hold what nobody asked for, at every place that a decoder knows. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Decoder } from '../../../shared/json/decoder.ts'

/** Puts a JSON text at one place of an otherwise bare answer. */
export interface Place {
  /** 'files[].subtitles' */
  readonly path: string
  readonly around: (inside: string) => string
}

/** The whole, and every member and list in it. */
export function placesOf({ object, list }: Decoder<unknown>): readonly Place[] {
  const members = (object?.members ?? []).flatMap(({ name, decoder }) =>
    placesOf(decoder).map(({ path, around }) => ({
      path: `.${name}${path}`,
      around: (inside: string) => `{${JSON.stringify(name)}:${around(inside)}}`,
    })),
  )
  const entries = (list ? placesOf(list.entry) : []).map(({ path, around }) => ({
    path: `[]${path}`,
    around: (inside: string) => `[${around(inside)}]`,
  }))
  return [{ path: '', around: (inside) => inside }, ...members, ...entries]
}

/** `piece` as often as it fits, between commas; `piece` is told how often it came before. */
function filled(open: string, piece: (at: number) => string, close: string, bytes: number): string {
  const pieces: string[] = []
  let left = bytes - open.length - close.length
  for (let at = 0; ; at += 1) {
    const next = piece(at)
    left -= next.length + 1
    if (left < 0) return `${open}${pieces.join()}${close}`
    pieces.push(next)
  }
}

/** Each makes a text of about so many bytes; what `names` of the place it gets are names that are known there. */
export type Filling = (bytes: number, names: readonly string[]) => string

const longName = 'n'.repeat(40)

export const fillings: Readonly<Record<string, Filling>> = {
  ones: (bytes) => filled('[', () => '1', ']', bytes),
  'empty objects': (bytes) => filled('[', () => '{}', ']', bytes),
  'empty lists': (bytes) => filled('[', () => '[]', ']', bytes),
  'short texts': (bytes) => filled('[', (at) => `"${at}"`, ']', bytes),
  'escaped texts': (bytes) => filled('[', () => String.raw`"\ud800\u0000\ufeff"`, ']', bytes),
  'other keys': (bytes) => filled('{', (at) => `"k${at}":1`, '}', bytes),
  'objects of other keys': (bytes) => filled('[', (at) => `{"a${at}":1,"b${at}":2,"c${at}":[]}`, ']', bytes),
  'known keys again and again': (bytes, names) =>
    filled('{', (at) => `"${names[at % names.length] ?? 'error'}":"${at}"`, '}', bytes),
  'known keys in lists of objects': (bytes, names) =>
    filled('[', (at) => `{${names.map((name, by) => `"${name}":"${(at * 31 + by) % 997}"`).join()}}`, ']', bytes),
  'known keys that hold lists': (bytes, names) =>
    filled('{', (at) => `"${names[at % names.length] ?? 'error'}":[{},{}]`, '}', bytes),
  prototypes: (bytes) =>
    filled('{', () => '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}', '}', bytes),
  'a long text': (bytes) => `"${'no '.repeat((bytes - 2) / 3)}"`,
  'a long text of escapes': (bytes) => `"${'\\ud800'.repeat((bytes - 2) / 6)}"`,
  'a long name': (bytes) => `{"${longName.repeat((bytes - 8) / 40)}":1}`,
  'many digits': (bytes) => '9'.repeat(bytes),
  'many zeros': (bytes) => `0.${'0'.repeat(bytes - 10)}1e99999`,
  'deep lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'deep objects': (bytes) => '{"a":'.repeat(bytes / 6) + '1' + '}'.repeat(bytes / 6),
  'unclosed levels': (bytes) => '[{"a":'.repeat(bytes / 6),
  spaces: (bytes) => `${' '.repeat(bytes - 2)}{}`,
  sentences: (bytes) => `{"error":"${'cannot no nothing '.repeat((bytes - 12) / 18)}"}`,
}

export type Packing = 'plain' | 'gzip' | 'br'

/** Quickly: the peer is not what is measured. */
export function packed(text: string, packing: Packing): Uint8Array {
  if (packing === 'gzip') return gzipSync(text, { level: 1 })
  if (packing === 'br') return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  return Buffer.from(text)
}
