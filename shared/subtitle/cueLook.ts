/** What a file says of a cue's look outside its text: the style of a script, the settings of WebVTT. Pure. */
import type { Cue, SubtitleDocument } from './document.ts'
import { styleNameOf } from './formats/ass/ass.ts'
import { plainStyle, styleKey, stylesOf, type AssStyle } from './formats/ass/assStyles.ts'
import { placeOfSettings } from './formats/vttMarkup.ts'

export interface CueLook extends AssStyle {
  /** Of an ASS or SSA script, where braces hold comments. */
  readonly isScript: boolean
}

/** A cue that is shown. */
export interface LookedCue extends Cue {
  /** Where it is another than the usual one: upright, at the bottom. */
  readonly look?: CueLook | undefined
}

export function lookedCues({
  cues,
  format,
  header,
}: Pick<SubtitleDocument, 'cues' | 'format' | 'header'>): LookedCue[] {
  const lookOf = looksOf(format, header)
  return cues.map((cue) => {
    const { startMs, endMs, text } = cue
    const look = lookOf(cue)
    return look ? { startMs, endMs, text, look } : { startMs, endMs, text }
  })
}

function looksOf(format: SubtitleDocument['format'], header: string): (cue: Cue) => CueLook | null {
  if (format === 'vtt')
    return ({ settings = '' }) => {
      const alignment = placeOfSettings(settings)
      return alignment === plainStyle.alignment ? null : { tags: [], alignment, isScript: false }
    }
  if (format !== 'ass' && format !== 'ssa') return () => null
  const styles = stylesOf(header)
  return (cue) => ({ ...(styles.get(styleKey(styleNameOf(cue))) ?? plainStyle), isScript: true })
}
