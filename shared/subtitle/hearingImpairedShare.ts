/** How much of a subtitle describes sounds: the share of lines with brackets, music or a speaker's name. Pure. */
import type { SubtitleDocument } from './document.ts'
import { plainTextOf } from './plainText.ts'

const described =
  /\[[^[\]]{2,200}\]|\([^()]{2,200}\)|［[^［］]{1,200}］|（[^（）]{1,200}）|^[-–—\s]{0,3}\p{Lu}[\p{Lu}\d .'’-]{1,30}:(?=\s|$)/mu

/** 0..1; 0 for a document without lines. */
export function hearingImpairedShare({ cues }: Pick<SubtitleDocument, 'cues'>): number {
  const spoken = cues.filter(({ text }) => described.test(plainTextOf(text)))
  return cues.length === 0 ? 0 : spoken.length / cues.length
}

/** Ordinary subtitles bracket a sign or a song now and then; those for the hearing-impaired do it all the time. */
const [surelyNot, surely] = [0.02, 0.08]

/** null where the share lies between the two. */
export function saysHearingImpaired(share: number): boolean | null {
  if (share >= surely) return true
  return share <= surelyNot ? false : null
}
