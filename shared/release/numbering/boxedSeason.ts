/** Finds episodes and season in brackets of their own, as Arabic releases write them: '[09][م1]', '[35-36-37][م2]', '[209-210][2025][م2]'. */
import { numberingAt, rangeOf, type Numbering } from './numbering.ts'

const boxed = /\[(\d{1,4})(?:[- ]\d{1,4}){0,8}?(?:[- ](\d{1,4}))?\]\s?(?:\[(?:19|20)\d\d\]\s?)?\[م(\d{1,2})\]/

export function readBoxedSeason(text: string): Numbering | null {
  const found = boxed.exec(text)
  if (!found) return null
  const first = Number(found[1])
  return numberingAt(found, { season: Number(found[3]), episodes: rangeOf(first, Number(found[2] ?? first)) })
}
