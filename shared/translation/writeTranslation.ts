/** The file of a translation: in the format of its source where that can be written, else as SRT. Pure. */
import { writeAss } from '../subtitle/formats/ass/ass.ts'
import type { SubtitleDocument, SubtitleFormat } from '../subtitle/document.ts'
import { writeSrt } from '../subtitle/formats/srt/srt.ts'
import { writeVtt } from '../subtitle/formats/vtt.ts'

export type TranslationFormat = Extract<SubtitleFormat, 'srt' | 'vtt' | 'ass' | 'ssa'>

/** The reader turns the texts of the other formats (MicroDVD, SAMI, TTML, MPL2) into SRT's markup already. */
export function translationFormatOf(format: SubtitleFormat): TranslationFormat {
  return format === 'vtt' || format === 'ass' || format === 'ssa' ? format : 'srt'
}

export function writeTranslation({ format, cues, header }: SubtitleDocument): string {
  switch (translationFormatOf(format)) {
    case 'srt':
      return writeSrt(cues)
    case 'vtt':
      return writeVtt(cues, header)
    case 'ass':
      return writeAss(cues, header)
    case 'ssa':
      return asSsa(writeAss(cues, header))
  }
}

/** SSA calls the first column Marked and has no layers. */
function asSsa(script: string): string {
  return script.replace(/^Format: Layer,/m, 'Format: Marked,').replace(/^Dialogue: 0,/gm, 'Dialogue: Marked=0,')
}
