/** How wide texts are drawn in the window's font, asked once a text. */

const mostKept = 4_000

export interface TextRuler {
  readonly widthOf: (text: string) => number
}

/** @param font as a canvas takes it: '600 13px sans-serif' */
export function createTextRuler(font: string): TextRuler {
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = font
  const known = new Map<string, number>()
  return {
    widthOf(text) {
      const kept = known.get(text)
      if (kept !== undefined) return kept
      if (known.size >= mostKept) known.clear()
      const width = canvas?.measureText(text).width ?? 0
      known.set(text, width)
      return width
    },
  }
}

const rulers = new Map<string, TextRuler>()

/** The ruler of one size and weight, by default in the font of the page. */
export function rulerFor(
  sizePx: number,
  weight: number,
  { fontFamily }: { readonly fontFamily: string } = getComputedStyle(document.body),
): TextRuler {
  const font = `${weight} ${sizePx}px ${fontFamily}`
  const ruler = rulers.get(font) ?? createTextRuler(font)
  rulers.set(font, ruler)
  return ruler
}
