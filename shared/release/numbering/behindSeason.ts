/** Finds what a season is followed by at once: 'Season 3 46', 'Series.2.Part.11', 'Series 1.4'. */
import { numberingAt, type Numbering } from './numbering.ts'
import { isTaken } from './room.ts'

/** '第二季05' needs no gap. */
const bare = /(?:(?<=[季期])|[\s_.]+)(?:(?:-[\s_.]+)?(\d{2,3})(?=[\s_.]*(?:$|[[(])|[\s_.]+-)|(\d)(?=[\s_.]*$))/y
/** Of British series only: "Season 3 Part 2" is the second half of a season. */
const partOfSeries = /(?:[\s_.,-]{1,3}(?:part|pt)[\s_.]?|\.(?=\d{1,2}(?:[\s_]|$)))(\d{1,2})(?!\d)/iy
/** British media libraries: 'Series_6_-_07._Words'. */
const listedOfSeries = /[ _]-[ _](\d{1,2})\.(?=[ _]+\p{L})/uy
/** 'Temporada 1 Capitol 5', in Catalan; in English a word of titles. */
const chapter = /[\s_.,-]{1,3}cap[ií]tol[\s_.](\d{1,3})(?![\p{L}\d])/iuy
const series = /series/i

export function readBehindSeason(text: string, season: Numbering): Numbering | null {
  const isSeries = series.test(text.slice(season.start, season.end))
  const part = isSeries ? (foundAt(partOfSeries, text, season.end) ?? foundAt(listedOfSeries, text, season.end)) : null
  const found = part ?? foundAt(chapter, text, season.end) ?? foundAt(bare, text, season.end)
  const digits = found?.[1] ?? found?.[2]
  if (!found || (!part && isTaken(digits))) return null
  return numberingAt(found, { episodes: [Number(digits)] })
}

function foundAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place
  return pattern.exec(text)
}
