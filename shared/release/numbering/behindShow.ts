/** Finds the number that stands behind the title of the show whose folder holds the file: 'Title/Title 12'. */
import type { Numbering } from './numbering.ts'
import { absoluteAt, isTaken, type Room } from './room.ts'
import { joinedKey } from '../title/titleKey.ts'

const atEnd = /[\s_.-]+(\d{1,4})(?:v\d)?(?=[\s_.]*(?:$|[[(])|[\s_.]+-[\s_.])/

/** A single digit counts films as well: it is an episode only where a shelf of television says so. */
export function readBehindShow(text: string, room: Room): Numbering | null {
  const { shows, shelf } = room
  if (shows.length === 0 || shelf === 'films') return null
  const found = atEnd.exec(text)
  const digits = found?.[1] ?? ''
  if (!found || isTaken(digits) || (digits.length === 1 && shelf === null)) return null
  return shows.includes(joinedKey(text.slice(room.from, found.index))) ? absoluteAt(found, [Number(digits)]) : null
}
