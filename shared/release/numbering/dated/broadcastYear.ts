/** Finds the year that says when an episode was shown: 'BBC.Silent.Lantern.2012.The.Kettle.720p.HDTV'. */
import { noNumbering, type Numbering } from '../numbering.ts'
import type { Room } from '../room.ts'
import { broadcasterBefore } from '../../title/broadcasters.ts'

/** Behind the year of a film stand only tags. */
const twoWords = /^[ ._]\p{L}+[ ._]+\p{L}+/u

/** Television without a number: its words name the episode. */
export function readBroadcastYear(text: string, { from, to, year, isBroadcast, shelf }: Room): Numbering | null {
  if (!isBroadcast || shelf === 'films' || year === null || year.end >= to) return null
  const isNamed = twoWords.test(text.slice(year.end, Math.min(to, text.length)))
  return isNamed && broadcasterBefore(text.slice(from)) > 0 ? { ...noNumbering, start: year.end, end: year.end } : null
}
