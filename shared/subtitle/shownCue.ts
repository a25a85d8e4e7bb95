/** What a picture shows of a cue: its place, and its lines in pieces of one style. ASS as far as SRT can say it. Pure. */
import { alignmentOf, splitInline } from './inlineTags.ts'
import { plainTextOf } from './plainText.ts'

export interface ShownPiece {
  readonly text: string
  readonly isItalic: boolean
  readonly isBold: boolean
  readonly isUnderlined: boolean
}

export interface ShownCue {
  /** 1-9, counted like the keys of a number pad; 2 is the usual place. */
  readonly place: number
  readonly lines: readonly (readonly ShownPiece[])[]
}

const usualPlace = 2

export function shownCue(text: string): ShownCue {
  const on = new Set<string>()
  const lines: ShownPiece[][] = [[]]
  for (const token of splitInline(text)) {
    if (token.kind === 'tag') turn(on, token.name, !token.isClosing)
    else if (token.kind === 'override') turnAll(on, token.body)
    else addText(lines, token.text, on)
  }
  const shown = lines.filter((line) => line.some((piece) => piece.text.trim() !== ''))
  return { place: alignmentOf(text) ?? usualPlace, lines: shown }
}

function turn(on: Set<string>, name: string, isOn: boolean): void {
  if (isOn) on.add(name)
  else on.delete(name)
}

function turnAll(on: Set<string>, body: string): void {
  for (const [, name = '', value = ''] of body.matchAll(/\\([ibu])(\d{1,4})/g)) turn(on, name, Number(value) > 0)
  const [, drawing] = /\\p(\d{1,4})/.exec(body) ?? []
  if (drawing !== undefined) turn(on, 'p', Number(drawing) > 0)
}

function addText(lines: ShownPiece[][], text: string, on: ReadonlySet<string>): void {
  // Vectors of a drawing are no words.
  if (on.has('p')) return
  for (const [index, line] of text
    .replace(/\\[Nn]/g, '\n')
    .split('\n')
    .entries()) {
    if (index > 0) lines.push([])
    const words = line.trim() === '' ? line : keptSpaces(line)
    if (words !== '')
      lines.at(-1)?.push({ text: words, isItalic: on.has('i'), isBold: on.has('b'), isUnderlined: on.has('u') })
  }
}

/** Character references are decoded and controls taken out as everywhere; the blanks around a styled word stay. */
function keptSpaces(line: string): string {
  const [, before = '', , after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(line) ?? []
  return `${before}${plainTextOf(line)}${after}`
}
