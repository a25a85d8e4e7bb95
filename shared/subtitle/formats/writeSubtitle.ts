/** Document -> text of a file, in the format it came from or in another one. */
import { styleNameOf, writeAss } from './ass/ass.ts'
import { assToSrt, srtToAss } from './ass/assMarkup.ts'
import { styleKey, stylesOf } from './ass/assStyles.ts'
import type { Cue, SubtitleDocument, SubtitleFormat } from '../document.ts'
import { writeSrt } from './srt/srt.ts'
import { writeVtt } from './vtt.ts'
import { srtToVtt, vttSettingsOf, vttToSrt } from './vttMarkup.ts'

export type WritableFormat = 'srt' | 'vtt' | 'ass' | 'ssa'

/**
 * Bold, italic, underline, `{\an8}` and line breaks survive every change of format; styles, positions and drawings
 * only a rewrite of the same one. SSA is written only from SSA; anything else becomes ASS.
 */
export function writeSubtitle(document: SubtitleDocument, format: WritableFormat): string {
  if (format === 'ass' || format === 'ssa')
    return document.format === format ? writeAss(document.cues, document.header, format) : writeAssFrom(document)
  if (format === 'vtt') {
    return document.format === 'vtt'
      ? writeVtt(document.cues, document.header)
      : writeVtt(cuesInSrt(document).map(vttCue), '')
  }
  return writeSrt(cuesInSrt(document))
}

function writeAssFrom(document: SubtitleDocument): string {
  // SSA's styles are of another version, its overrides are the same.
  const cues = document.format === 'ssa' ? document.cues : cuesInSrt(document).map(assCue)
  return writeAss(
    cues.map(({ startMs, endMs, text }) => ({ startMs, endMs, text })),
    '',
  )
}

function assCue(cue: Cue): Cue {
  return { ...cue, text: srtToAss(cue.text) }
}

function vttCue(cue: Cue): Cue {
  return { ...cue, text: srtToVtt(cue.text), settings: vttSettingsOf(cue.text) }
}

/** The document's cues with text in SRT's markup; scripts in the order of time and without the doubles of their layers. */
export function cuesInSrt({ cues, format, header }: SubtitleDocument): readonly Cue[] {
  if (isScript(format)) {
    const styles = stylesOf(header)
    return withoutDoubles(
      cues
        .map((cue) => bare(cue, assToSrt(cue.text, styles.get(styleKey(styleNameOf(cue))))))
        .filter(hasText)
        .sort(byTime),
    )
  }
  return cues.map((cue) => bare(cue, format === 'vtt' ? vttToSrt(cue.text, cue.settings ?? '') : cue.text))
}

function isScript(format: SubtitleFormat): boolean {
  return format === 'ass' || format === 'ssa'
}

function bare({ startMs, endMs }: Cue, text: string): Cue {
  return { startMs, endMs, text }
}

function hasText({ text }: Cue): boolean {
  return text !== ''
}

function byTime(a: Cue, b: Cue): number {
  return a.startMs - b.startMs || a.endMs - b.endMs
}

function withoutDoubles(cues: readonly Cue[]): readonly Cue[] {
  const seen = new Set<string>()
  return cues.filter(({ startMs, endMs, text }) => {
    const key = `${startMs} ${endMs} ${text}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
