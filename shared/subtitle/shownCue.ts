/** What a picture shows of a cue: its place, and its lines in pieces of one style. ASS as far as SRT can say it. Pure. */
import type { CueLook } from './cueLook.ts'
import { overriddenAlignment, withoutComments } from './formats/ass/assMarkup.ts'
import { plainStyle } from './formats/ass/assStyles.ts'
import { splitInline } from './inlineTags.ts'
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

const usualLook: CueLook = { ...plainStyle, isScript: false }

export function shownCue(text: string, look = usualLook): ShownCue {
  const base = new Set(look.tags)
  let on = new Set(base)
  let place: number | null = null
  const lines: ShownPiece[][] = [[]]
  for (const token of splitInline(look.isScript ? withoutComments(text) : text)) {
    if (token.kind === 'tag') turn(on, token.name, !token.isClosing)
    else if (token.kind === 'text') addText(lines, token.text, on)
    else {
      place ??= overriddenAlignment(token.body)
      on = turnedAll(on, token.body, base)
    }
  }
  const shown = lines.filter((line) => line.some((piece) => piece.text.trim() !== ''))
  return { place: place ?? look.alignment, lines: shown }
}

function turn(on: Set<string>, name: string, isOn: boolean): void {
  if (isOn) on.add(name)
  else on.delete(name)
}

/** `\r` is back to the style; a letter without a number is too. */
function turnedAll(before: ReadonlySet<string>, body: string, base: ReadonlySet<string>): Set<string> {
  let on = new Set(before)
  for (const [, name = '', value = ''] of body.matchAll(/\\(r|p(?=\d)|[ibu](?=[\d\\ ]|$))(\d{0,4})/g)) {
    if (name === 'r') on = new Set(base)
    else turn(on, name, value === '' ? base.has(name) : Number(value) > 0)
  }
  return on
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
