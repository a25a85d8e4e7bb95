/** Finds the number that counts through all seasons beside a season and episode: 'S03E01 (51)', '[Episode 83]'. */
import { isYearNumber, type Numbering } from './numbering.ts'

const after = /[ ._]*(?:-[ ._]*|[ ._])(\d{3})(?=$|[ ._-]+[^ ._]|\.)| - (\d{3,4})(?=\s*$|\s*[[(]| - )/y
const boxedAfter = /[ ._-]*[([](\d{2,4})[)\]]/y
const named = /\[Episode (\d{1,4})\]/i
const lineCounts = new Set([360, 480, 540, 576, 720])

const boxedBehind = /[\s_.]-[\s_.]+(\d{1,4}(?:\.5)?)[\s_.]*[([]$/
/** 'Title - 05 - S01E05'. */
const dashedBehind = /[\s_.]-[\s_.]+(\d{2,4})[\s_.]+-[\s_.]+$/
/** 'Title - Folge 4123 - (S19E123)', 'Title Episode 1234 (S05E12)'. */
const wordedBefore =
  /(?<=\S)[\s_.]+(?:-[\s_.]+)?(?:folge|episode|ep|episodio|capitulo|capítulo|odcinek|odc|aflevering|afl)[\s_.]+(\d{2,5})[\s_.]*(?:-[\s_.]+)?[([]?$/iu
/** A quick look. */
const digitAtEnd = /\d[^\p{L}\d]*$/u
const longestGap = 8
const rangeBefore = /[\s_.](?:-[\s_.]+)?\d{3}-\d{3}[\s_.-]*$/

/** ' - 12 (S01E12)', ' - 05 - S01E05' and '313-315 S16E03': the count stands before, and the title ends there. */
export function withAbsoluteBefore(text: string, numbering: Numbering): Numbering {
  const before = text.slice(0, numbering.start)
  const range = rangeBefore.exec(before)
  if (range) return { ...numbering, start: range.index }
  const bare = boxedBehind.exec(before) ?? dashedBehind.exec(before)
  const isBare = bare !== null && !isYearNumber(Number(bare[1]))
  const found = isBare ? bare : digitAtEnd.test(before.slice(-longestGap)) ? wordedBefore.exec(before) : null
  return found ? { ...numbering, absolute: Number(found[1]), start: found.index } : numbering
}

/** '313-315': the episode that the run ends with stands behind. */
const goesOn = /^-\d/

export function withAbsolute(text: string, numbering: Numbering): Numbering {
  const behind = absoluteAfter(text, numbering.end)
  const digits = behind?.digits ?? named.exec(text)?.[1] ?? ''
  const number = Number(digits)
  // 'S01E01.001' pads the number that counts on; 'S01E05 [05]' says the same again.
  const isNew =
    digits !== '' &&
    (!numbering.episodes.includes(number) || (numbering.episodes.length === 1 && /^0\d\d$/.test(digits)))
  return isNew && numbering.absolute === null
    ? {
        ...numbering,
        absolute: number,
        end: behind && !goesOn.test(text.slice(behind.end)) ? behind.end : numbering.end,
      }
    : numbering
}

function absoluteAfter(text: string, from: number): { readonly digits: string; readonly end: number } | null {
  for (const pattern of [boxedAfter, after]) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    const digits = found?.[1] ?? found?.[2]
    const number = Number(digits)
    if (digits !== undefined && !isYearNumber(number) && !lineCounts.has(number))
      return { digits, end: pattern.lastIndex }
  }
  return null
}
