/** Finds the season of anime as Russian releases count it: 'Название (ТВ-2) / Title [12 из 12]'. */
import { numberingAt, type Numbering } from './numbering.ts'

const broadcast = /[([]ТВ[- ]?(\d{1,2})[)\]]/iu
/** In Latin letters too, in a name that has others: '[TV2]' and '(TV 3)' are channels. */
const latinBroadcast = /[([]TV-(\d{1,2})[)\]]/i
/** Before a count in any name: 'Title [TV-2] [05]'. */
const beforeCount = /(?<=[^\s\]_][\s_])[([]TV-([2-9])[)\]][\s_]*-?[\s_]*[[(]?$/
/** Teams of anime write it bare as well: '[Team] Title TV-2 - 05'; elsewhere that is a channel. */
const teamFirst = /^\[[^\]]+\]/
const bareBeforeCount = /(?<=[^\s\]_][\s_])TV-([2-9])[\s_]*-?[\s_]*[[(]?$/
const cyrillic = /\p{Script=Cyrillic}/u
const titleBehind = /^\s*\/\s/

/** Beside a count it says which season that is; alone it is the season, unless the title goes on behind it. */
export function withSeasonOfBroadcast(text: string, numbering: Numbering | null): Numbering | null {
  // What is dated is sent day by day: the number is that of its channel.
  if (numbering !== null && (numbering.season !== null || numbering.date !== null)) return numbering
  const found = broadcast.exec(text) ?? (cyrillic.test(text) ? latinBroadcast.exec(text) : null)
  if (!found) return numbering === null ? null : beforeItsCount(text, numbering)
  const season = Number(found[1])
  if (numbering) return { ...numbering, season, absolute: null }
  const isWithin = titleBehind.test(text.slice(found.index + found[0].length))
  return isWithin ? null : numberingAt(found, { season })
}

function beforeItsCount(text: string, numbering: Numbering): Numbering {
  if (numbering.absolute === null && numbering.episodes.length === 0) return numbering
  const before = text.slice(0, numbering.start)
  const found = beforeCount.exec(before) ?? (teamFirst.test(text) ? bareBeforeCount.exec(before) : null)
  return found === null ? numbering : { ...numbering, season: Number(found[1]), absolute: null, start: found.index }
}
