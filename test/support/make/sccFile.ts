/** Scenarist files of pop-on captions made of cues, for tests: codes doubled, parity set, with drop frame. */
export interface SccCue {
  readonly startMs: number
  readonly endMs: number
  /** Letters of ASCII that stand for themselves. */
  readonly text: string
}

const frameMs = 1001 / 30

export function sccFile(cues: readonly SccCue[]): string {
  const lines = cues.flatMap(({ startMs, endMs, text }) => {
    const codes = popOn(text)
    // The caption is seen with the last of its codes.
    const fromFrame = Math.round(startMs / frameMs) - (codes.length - 2)
    return [line(fromFrame, codes), line(Math.round(endMs / frameMs), [0x142c, 0x142c])]
  })
  return `Scenarist_SCC V1.0\n\n${lines.join('\n\n')}\n`
}

export function line(frame: number, codes: readonly number[]): string {
  return `${dropFrameCode(frame)}\t${codes.map(withParity).join(' ')}`
}

function popOn(text: string): readonly number[] {
  const rows = text.split('\n')
  const written = rows.flatMap((row, at) => [...twice(preamble(rows.length - 1 - at)), ...pairs(row)])
  return [...twice(0x142e), ...twice(0x1420), ...written, ...twice(0x142f)]
}

/** Rows 15, 14, 13 and 12 from below. */
function preamble(fromBelow: number): number {
  return [0x1460, 0x1440, 0x1360, 0x1340][fromBelow] ?? 0x1460
}

function twice(code: number): readonly number[] {
  return [code, code]
}

export function pairs(text: string): readonly number[] {
  const codes = Array.from(text, (char) => char.charCodeAt(0))
  return Array.from(
    { length: Math.ceil(codes.length / 2) },
    (_, at) => ((codes[at * 2] ?? 0) << 8) | (codes[at * 2 + 1] ?? 0),
  )
}

function withParity(code: number): string {
  const odd = (byte: number) => (byte.toString(2).split('1').length % 2 === 1 ? byte | 0x80 : byte)
  return ((odd(code >> 8) << 8) | odd(code & 0x7f)).toString(16).padStart(4, '0')
}

/** Numbers 0 and 1 of each minute but every tenth are left out. */
function dropFrameCode(frame: number): string {
  const [tens, within] = [Math.floor(frame / 17_982), frame % 17_982]
  const minutes = within < 1800 ? 0 : 1 + Math.floor((within - 1800) / 1798)
  const count = frame + 18 * tens + 2 * minutes
  const part = (each: number, modulo: number) => String(Math.floor(count / each) % modulo).padStart(2, '0')
  return `${part(108_000, 100)}:${part(1800, 60)}:${part(30, 60)};${part(1, 30)}`
}
