/** The texts of all languages, and a subtitle made of one. */
import { easternTexts } from './easternTexts.ts'
import { slavicTexts } from './slavicTexts.ts'
import type { Texts } from './texts.ts'
import { westernTexts } from './westernTexts.ts'

export const allTexts: Texts = { ...westernTexts, ...slavicTexts, ...easternTexts }

/** A cue a line, as SRT. */
export function asSrt(lines: string): string {
  const clock = (index: number) => `00:${String(Math.floor(index / 10)).padStart(2, '0')}:${(index % 10) * 5 + 10}`
  return lines
    .split('\n')
    .map((line, index) => `${index + 1}\n${clock(index)},000 --> ${clock(index)},900\n${line}\n`)
    .join('\n')
}
