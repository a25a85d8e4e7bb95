/** A name that is cut in its middle where it is too long; whole in the tooltip, when read out and in a copy. */
import { CutWords } from './CutWords.tsx'
import { cutMiddle } from './middleCut.ts'
import { rulerFor } from './textRuler.ts'
import { shownText } from './untrusted.ts'

export interface MiddleCutProps {
  readonly text: string
  /** What a screen reader and a copy get, where `text` is a short form of it. */
  readonly whole?: string
  /** The room that it has, known by the list: nothing is measured a row. null: not known yet. */
  readonly widthPx: number | null
  readonly look: TextLook
  readonly className?: string
  /** The tooltip, where another one says more. */
  readonly title?: string
}

export interface TextLook {
  readonly sizePx: number
  readonly weight: number
}

/** What rounding of letters may take more than measured. */
const sparePx = 1

export function MiddleCut({ text, whole, widthPx, look, className = '', title }: MiddleCutProps) {
  const shown = shownText(text)
  const measure = (part: string) => rulerFor(look.sizePx, look.weight).widthOf(part)
  const cut = widthPx === null ? shown : cutMiddle(shown, { widthPx: widthPx - sparePx, measure })
  const read = whole === undefined ? shown : shownText(whole)
  return (
    <bdi className={`clip cut-place ${className}`} title={title === undefined ? read : shownText(title)}>
      <CutWords whole={read} cut={cut} />
    </bdi>
  )
}
