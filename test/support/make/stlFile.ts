/** EBU-STL files made of cues, for tests: letters of ISO 6937 with their accents, blocks, sets that grow, comments. */
export interface StlCue {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
  readonly cumulative?: number
  readonly isComment?: boolean
}

export interface StlOptions {
  readonly framesPerSecond?: 25 | 30
  /** Added to all times, and written as the beginning of the programme. */
  readonly programmeMs?: number
}

const accents = Array.from(' \u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308 \u030a\u0327 \u030b\u0328\u030c')
const others: Readonly<Record<string, number>> = {
  ß: 0xfb,
  æ: 0xf1,
  ø: 0xf9,
  ł: 0xf8,
  Ł: 0xe8,
  ı: 0xf5,
  '♪': 0xd5,
  '’': 0xb9,
  '\n': 0x8a,
}

export function stlFile(cues: readonly StlCue[], { framesPerSecond = 25, programmeMs = 0 }: StlOptions): Uint8Array {
  const clock = (ms: number) => timeCode(ms + programmeMs, framesPerSecond)
  const head = new Uint8Array(1024).fill(0x20)
  put(head, 0, `850STL${framesPerSecond}.01000`)
  put(
    head,
    256,
    clock(0)
      .map((part) => String(part).padStart(2, '0'))
      .join(''),
  )
  const blocks = cues.flatMap((cue, number) => blocksOf(cue, number, clock))
  return Uint8Array.from([...head, ...blocks.flatMap((block) => [...block])])
}

function blocksOf(cue: StlCue, number: number, clock: (ms: number) => readonly number[]): readonly Uint8Array[] {
  const text = bytesOf(cue.text)
  const pieces = Array.from({ length: Math.max(1, Math.ceil(text.length / 112)) }, (_, at) =>
    text.slice(at * 112, at * 112 + 112),
  )
  return pieces.map((piece, at) => {
    const block = new Uint8Array(128).fill(0x8f)
    const extension = at === pieces.length - 1 ? 0xff : at
    const times = [...clock(cue.startMs), ...clock(cue.endMs)]
    block.set([
      0,
      number & 0xff,
      number >> 8,
      extension,
      cue.cumulative ?? 0,
      ...times,
      20,
      2,
      cue.isComment ? 1 : 0,
      ...piece,
    ])
    return block
  })
}

function bytesOf(text: string): readonly number[] {
  return Array.from(text).flatMap((char) => {
    const known = others[char]
    if (known !== undefined) return [known]
    const [letter = '', accent] = char.normalize('NFD')
    return accent === undefined ? [letter.charCodeAt(0)] : [0xc0 + accents.indexOf(accent), letter.charCodeAt(0)]
  })
}

function timeCode(ms: number, framesPerSecond: number): readonly number[] {
  const frames = Math.round((ms / 1000) * framesPerSecond)
  const seconds = Math.floor(frames / framesPerSecond)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frames % framesPerSecond]
}

function put(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(new TextEncoder().encode(text), at)
}
