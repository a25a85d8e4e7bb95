/** The text field of EBU-STL with its codes for italics, underlining and new lines -> the markup of SRT. Pure. */
import { wrapTags } from '../../inlineTags.ts'

const [italicOn, italicOff, underlineOn, underlineOff, newLine, unused] = [0x80, 0x81, 0x82, 0x83, 0x8a, 0x8f]

/** @param read letters from bytes that hold no codes */
export function stlMarkup(field: Uint8Array, read: (letters: Uint8Array) => string): string {
  const pieces: string[] = []
  let letters: number[] = []
  let styles = plain
  const flush = () => {
    if (letters.length === 0) return
    const text = read(Uint8Array.from(letters))
    pieces.push(text.trim() === '' ? text : wrapTags(text, tagsOf(styles)))
    letters = []
  }
  for (const byte of field) {
    if (byte === unused) continue
    // Colours, boxes and the size of teletext take the room of a blank.
    if (byte < 0x20) letters.push(0x20)
    else if (byte < 0x80 || byte >= 0xa0) letters.push(byte)
    else {
      flush()
      if (byte === newLine) pieces.push('\n')
      styles = stylesAfter(byte, styles)
    }
  }
  flush()
  return pieces
    .join('')
    .split('\n')
    .map((line) =>
      line
        .replace(/ +/g, ' ')
        .replace(/^(<[iu]>)? | (<\/[iu]>)?$/g, '$1$2')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}

/** Two switches and no list: a text can hold nothing but codes, thousands of them. */
interface Styles {
  readonly isItalic: boolean
  readonly isUnderlined: boolean
}

const plain: Styles = { isItalic: false, isUnderlined: false }

function stylesAfter(code: number, styles: Styles): Styles {
  if (code === italicOn || code === italicOff) return { ...styles, isItalic: code === italicOn }
  if (code === underlineOn || code === underlineOff) return { ...styles, isUnderlined: code === underlineOn }
  return styles
}

function tagsOf({ isItalic, isUnderlined }: Styles): readonly string[] {
  return [...(isItalic ? ['i'] : []), ...(isUnderlined ? ['u'] : [])]
}
