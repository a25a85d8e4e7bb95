/** Lines in Apertium's stream format and back. Ids and marks travel as superblanks, which no rule of a pair may translate. Pure. */
import type { EngineLine } from './engine.ts'

/** Characters with a meaning in the stream. */
const special = /[\\[\]{}^$/@<>]/g

/**
 * Each line stands between two blanks with its id. The sentence mark behind it (`.[]`, as Apertium's own tools write it) keeps
 * one cue's grammar out of the next one's.
 */
export function toStream(lines: readonly EngineLine[]): string {
  return lines.map(({ id, text }) => `[<${id}>]${streamed(text)}.[][</${id}>\n]`).join('')
}

function streamed(text: string): string {
  return text
    .split(/(⟦\d+⟧)/)
    .map((part) => (/^⟦\d+⟧$/.test(part) ? `[${part}]` : part.replace(special, '\\$&')))
    .join('')
}

/** The translations by id, or null where blanks are missing or out of order. */
export function fromStream(stream: string, lines: readonly EngineLine[]): ReadonlyMap<string, string> | null {
  const read = new Map<string, string>()
  let at = 0
  for (const { id } of lines) {
    const opening = `[<${id}>]`
    const start = stream.indexOf(opening, at)
    const end = stream.indexOf(`[</${id}>`, start)
    if (start === -1 || end === -1 || stream.slice(at, start).trim().replace(/^\]/, '') !== '') return null
    const text = unstreamed(stream.slice(start + opening.length, end))
    if (text === '') return null
    read.set(id, text)
    at = end + `[</${id}>\n`.length
  }
  return read
}

function unstreamed(stream: string): string {
  return stream
    .replace(/\.\[\]\s*$/, '')
    .replace(/\[\]/g, '')
    .replace(/\\(.)|\[(⟦\d+⟧)\]/gs, (_, escaped: string | undefined, mark: string | undefined) => escaped ?? mark ?? '')
    .trim()
}
