/** Two subtitles of one video as one text: upper and lower lines in SRT, two styles in ASS. Pure. */
import type { SubtitleDocument } from '../document.ts'
import { cuesInSrt } from '../formats/writeSubtitle.ts'
import { writeSrt } from '../formats/srt/srt.ts'
import { writeAssPair } from './assPair.ts'
import { pairCues } from './pairCues.ts'

export interface PairedText {
  /** To be written as UTF-8. */
  readonly text: string
  readonly extension: 'srt' | 'ass'
}

export interface PairForm {
  /** Where the first is an ASS script, whether its styles are kept or all becomes SRT. */
  readonly format: 'keep' | 'srt'
}

export function pairSubtitles(first: SubtitleDocument, second: SubtitleDocument, { format }: PairForm): PairedText {
  if (format === 'keep' && first.format === 'ass' && hasStyles(first))
    return { text: writeAssPair(first, cuesInSrt(second)), extension: 'ass' }
  return { text: writeSrt(pairCues(cuesInSrt(first), cuesInSrt(second))), extension: 'srt' }
}

/** A script without any cannot be given another one. */
function hasStyles({ header }: SubtitleDocument): boolean {
  return /^Style:/m.test(header)
}
