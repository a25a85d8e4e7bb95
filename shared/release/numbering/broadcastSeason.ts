/** Finds the season of anime as Russian releases count it: 'Название (ТВ-2) / Title [12 из 12]'. */
import { numberingAt, type Numbering } from './numbering.ts'

const broadcast = /[([]ТВ[- ]?(\d{1,2})[)\]]/iu
/** In Latin letters too, in a name that has others: '[TV2]' and '(TV 3)' are channels. */
const latinBroadcast = /[([]TV-(\d{1,2})[)\]]/i
const cyrillic = /\p{Script=Cyrillic}/u
const titleBehind = /^\s*\/\s/

/** Beside a count it says which season that is; alone it is the season, unless the title goes on behind it. */
export function withSeasonOfBroadcast(text: string, numbering: Numbering | null): Numbering | null {
  // What is dated is sent day by day: the number is that of its channel.
  if (numbering !== null && (numbering.season !== null || numbering.date !== null)) return numbering
  const found = broadcast.exec(text) ?? (cyrillic.test(text) ? latinBroadcast.exec(text) : null)
  if (!found) return numbering
  const season = Number(found[1])
  if (numbering) return { ...numbering, season, absolute: null }
  const isWithin = titleBehind.test(text.slice(found.index + found[0].length))
  return isWithin ? null : numberingAt(found, { season })
}
