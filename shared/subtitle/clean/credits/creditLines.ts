/** The first and last lines of a cue taken off, its tags kept. Pure. */
import { editedText, shownTextOf } from '../shownText.ts'

export interface CreditLines {
  readonly text: string
  /** What is gone, on one line. */
  readonly removed: string
}

/** Null where no line at an end of the cue is one, or all of them are. `before` tells what the cue shows above a line. */
export function withoutLinesAround(
  text: string,
  isOne: (line: string, before: () => string) => boolean,
): CreditLines | null {
  const shownText = text.includes('\n') ? shownTextOf(text) : null
  if (shownText === null) return null
  const lines = shownText.shown.split('\n')
  const kept = lines.map((line, index) => !isOne(line, () => lines.slice(0, index).join('\n')))
  if (!kept.includes(false)) return null
  const [first, last] = [kept.indexOf(true), kept.lastIndexOf(true)]
  if (first === -1 || (first === 0 && last === lines.length - 1)) return null
  const from = lines.slice(0, first).join('\n').length + (first > 0 ? 1 : 0)
  const to = lines.slice(0, last + 1).join('\n').length
  const gone = new Uint8Array(shownText.shown.length + 1)
  gone.fill(1, 0, from)
  gone.fill(1, to)
  const removed = [...lines.slice(0, first), ...lines.slice(last + 1)].join(' ')
  return { text: editedText(shownText, { gone, added: new Map() }), removed: removed.replace(/\s+/g, ' ').trim() }
}
