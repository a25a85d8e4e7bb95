/** What stands in a name's place: the cut is drawn for the eye alone; the whole lies over it unseen, and is what is read out, found and copied. */
import './cutWords.css'

export interface CutWordsProps {
  readonly whole: string
  /** What has room. */
  readonly cut: string
}

/** The element around it is positioned: `.cut-place`. */
export function CutWords({ whole, cut }: CutWordsProps) {
  if (cut === whole) return whole
  return (
    <>
      <span className="cut-seen" aria-hidden="true" data-cut={cut} />
      <span className="cut-whole">{whole}</span>
    </>
  )
}
