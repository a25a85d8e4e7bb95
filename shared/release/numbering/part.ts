/** Finds the disc or part of a split release: 'CD1', 'Disc 2', 'Part 2' (of a mini-series). */
import type { Numbering } from './numbering.ts'
import { numberOf } from './numerals.ts'
import type { Room } from './room.ts'
import { languageRows } from '../tags/languageTable.ts'
import { hasLetterOrDigit } from '../tokens.ts'
import type { FoundYear } from '../year.ts'

export interface FoundPart {
  readonly value: number
  /** Of several parts in one file the last; else the same. */
  readonly last: number
  readonly text: string
  readonly start: number
  readonly end: number
  /** A disc splits one film; a part may be an episode or belong to the title. */
  readonly isDisc: boolean
}

const disc = /(?<![a-z0-9])(?:cd|disc|disk|dvd)[ ._-]?(\d{1,2})(?:[ ._]?of[ ._]?\d{1,2})?(?![a-z0-9])/i
const part =
  /(?<![a-z0-9])(?:part|pt|parte|teil)[ ._-]{0,2}(\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?![a-z0-9])/i
/** Behind the year, at the very end; 'Title (2014)-part-1' parts it by hyphens alone. */
const filePart = /(?<=[ ._-])(?:part|pt)(\d{1,2})$|(?<=[)\]]-)(?:part|pt)-(\d{1,2})$/i
/** 'Title 1999 DVDRip Part 2': behind the year alone it may be the title's. */
const partBehindTags = /(?<=[ ._-])(?:part|pt)[ ._]{1,2}(\d{1,2})$/i

/** Nobody counts the parts of one film with a zero in front. */
const padded = /0\d$/

interface PartClues {
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly room: Room
}

export function findPart(text: string, clues: PartClues): FoundPart | null {
  if (!clues.room.hints.hasPartWord) return null
  return findDisc(text, clues) ?? findFilePart(text, clues) ?? findSeriesPart(text, clues)
}

/** 'DVD5' and 'DVD9' say how much a disc holds; only of a season they are its fifth and ninth. */
const discOfFilm =
  /(?<![a-z0-9])(?!dvd[ ._-]?[59](?!\d))(?:cd|disc|disk|dvd)[ ._-]?(\d{1,2})(?:[ ._]?of[ ._]?\d{1,2})?(?![a-z0-9])/i

/** 'THE_MATRIX_D1': what a disc is labelled with, as programs that copy it name the file. */
const labelled = /(?<=^[\p{Lu}\d _]+[ _])D(\d)$/u

/** 'S01D03': beside what the disc holds ('DVD9'). */
const ofSeason = /(?<![a-z0-9])s\d{1,3}[ ._-]?d(?:isc|vd)?[ ._-]?(\d{1,2})(?!\d)/i

function findDisc(text: string, { numbering, room }: PartClues): FoundPart | null {
  const isSeason = room.hints.hasSeasonLetter && numbering !== null && numbering.episodes.length === 0
  const ofSet = isSeason ? ofSeason.exec(text) : null
  return partAt(ofSet ?? (numbering === null ? discOfFilm : disc).exec(text) ?? labelled.exec(text), true)
}

/** Written out in Latin letters: codes may be words. */
const languageWords = languageRows
  .flatMap(([, , , words = '']) => words.split(',').filter((word) => /^[a-z]{5,}$/.test(word)))
  .join('|')

/** 'Title.2002.PART2.tags', 'Title.1972.RUSSiAN.PART1.tags', 'Title.2002.EXTENDED.PART1.tags'. */
const partBehindYear = new RegExp(
  `(?<=(?:19|20)\\d\\d[)\\]]?[ ._-]{1,3}(?:(?:${languageWords}|extended|unrated|uncut|theatrical|remastered|proper)[ ._-]{1,2})?)part(\\d)(?![a-z0-9])`,
  'i',
)
/** 'Title.1994.Part.3.tags'; before more words it is the title's, before tags of television an episode. */
const spacedBehindYear = /(?<=(?:19|20)\d\d[)\]]?[ ._-]{1,3})part[ ._](\d)(?![a-z0-9])/i
/** 'cz. 1', 'Teil2'; '1a parte', '2. Teil', '2 часть': how the parts of one film are told apart at the end of a name. */
const wordAndPart = String.raw`(?:part|pt|teil|partie|parte|atto|часть|ч|cz|cz[eę][sś][cć]|del|deel|osa)\.?[ ._-]?(\d)`
const partAndWord = String.raw`(\d)(?:\.|[°ºª]|-?я|a|e|ème)?[ ._](?:teil|partie|parte|tempo|часть|cz[eę][sś][cć]|část|del)`
const partAtEnd = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${wordAndPart}|${partAndWord})$`, 'iu')
/** Behind the title 'Part 2', 'Teil 2', 'del 2' and 'część 2' name sequels, which lie in the folder of the first film too. */
const partNoSequel = /(?<![\p{L}\p{N}])(?:(?:atto|cz|ч)\.?[ ._-]?(\d)|(\d)(?:[°ºªa][ ._]parte|[°ºª]?[ ._]tempo))$/iu

/** 'Title (1994) Part 1': behind brackets no title goes on. */
const partBehindBox = new RegExp(
  String.raw`(?<=[([](?:19|20)\d\d[)\]][ ._-]{1,3})(?:(?:part|pt|teil|partie|parte|часть)[ ._]([ivx]{1,4})|${wordAndPart}|${partAndWord})$`,
  'iu',
)

/** The part that a name ends in, as of a file beside the other parts of its film: the name is that alone, or its title stands before. */
export function partOfFile(name: string): FoundPart | null {
  const bare = partAt(partAtEnd.exec(name), true)
  return bare !== null && hasLetterOrDigit(name.slice(0, bare.start)) ? partAt(partNoSequel.exec(name), true) : bare
}

/** 'Title (2014) [Часть 1]'. */
const boxedPart = /[[(](?:part|pt|часть)[ ._]?(\d)[\])]$/iu

/** 'Title (2014) - pt1': players join files that end so. */
function findFilePart(text: string, { numbering, year, room }: PartClues): FoundPart | null {
  if (isShowFile(room)) return null
  const found =
    numbering === null && year
      ? partAt(
          filePart.exec(text) ?? partBehindBox.exec(text) ?? boxedPart.exec(text) ?? partBehindYear.exec(text),
          true,
        )
      : null
  if (found) return year && found.start >= year.end ? found : null
  const spaced = numbering === null && year && !room.isBroadcast ? partAt(spacedBehindYear.exec(text), true) : null
  if (year && spaced && spaced.start >= year.end && isRightBefore(text, spaced, room.to)) return spaced
  const last = numbering === null && year ? partAt(partBehindTags.exec(text), true) : null
  return last && last.start >= room.to ? last : null
}

/** 'TV/Title (1995)/Title.Part3'. */
function isShowFile({ shelf, hints }: Room): boolean {
  return shelf === 'series' && hints.isVideo
}

function isRightBefore(text: string, { end }: FoundPart, place: number): boolean {
  return place > end && place < Infinity && !hasLetterOrDigit(text.slice(end, place))
}

/** 'Title Part One 004 - Miniseries - Part 2': the part behind that word counts. */
const partOfMiniSeries =
  /(?<=series[\s._)\]-]{1,3})(?:part|pt|parte|teil)[ ._-]{0,2}(\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?![a-z0-9])/i

/** 'Title.1995.Part.One.of.Six': in words, for figures are counted elsewhere; no film is told how many parts it has. */
const partOfAll =
  /(?<![a-z0-9])(?:part|pt|parte|partie|teil)[ ._]{1,2}(one|two|three|four|five|six|seven|eight|nine|ten)[ ._]of[ ._](?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?![a-z0-9])/i

/** Films have fewer parts. */
const mostPartsOfFilm = 9

/** A part counts apart from the title where television tags follow, or as 'Part.07'; "Part Two (2024)" is a film's title, and so is that of a listed episode. */
function findSeriesPart(text: string, { numbering, year, room }: PartClues): FoundPart | null {
  const ofAll = numbering === null && room.shelf !== 'films' ? partAt(partOfAll.exec(text), false) : null
  if (ofAll && ofAll.start > room.from) return ofAll
  const counted = room.hints.hasSeriesWord ? partOfMiniSeries.exec(text) : null
  const found = partAt(counted ?? part.exec(text), false)
  if (!found || found.start <= room.from || found.start > room.to) return null
  if (numbering) return found.start >= numbering.start && !numbering.isLeading ? found : null
  const isMany = (year === null || found.start >= year.end) && found.value > mostPartsOfFilm
  const isEpisode =
    room.isBroadcast || isShowFile(room) || isMany || padded.test(found.text) || isOfMiniSeries(text, found)
  const isBeforeYear = year !== null && found.end < year.start
  const isCounted = isBeforeYear ? isPaddedBeforeWords(text, found, year) : isEpisode
  return isCounted ? withNextPart(text, found) : null
}

const miniSeries = /(?<![a-z])mini[\s._-]?series[\s._)\]-]{1,3}$/i

/** 'Title.Miniseries.Part.1', 'Title (2010) (Mini-Series) Part 2'. */
function isOfMiniSeries(text: string, { start }: FoundPart): boolean {
  return miniSeries.test(text.slice(0, start))
}

/** 'Title.Part.05.Words.2006': the words name the part. */
function isPaddedBeforeWords(text: string, found: FoundPart, year: FoundYear): boolean {
  return padded.test(found.text) && hasLetterOrDigit(text.slice(found.end, year.start))
}

function partAt(found: RegExpExecArray | null, isDisc: boolean): FoundPart | null {
  const value = found && numberOf(found.slice(1).find(Boolean) ?? '')
  return found && value
    ? { value, last: value, text: found[0], start: found.index, end: found.index + found[0].length, isDisc }
    : null
}

/** 'Part.1.and.Part.2', 'Part 1 & 2'. */
const nextPart =
  /[ ._]?(?:and|&|\+)[ ._]?(?:(?:part|pt|parte|teil)[ ._-]{0,2})?(\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six)(?![a-z0-9])/iy

function withNextPart(text: string, found: FoundPart): FoundPart {
  nextPart.lastIndex = found.end
  const next = nextPart.exec(text)
  const isNext = next !== null && numberOf(next[1] ?? '') === found.value + 1
  if (!isNext) return found
  const end = found.end + next[0].length
  return { ...found, last: found.value + 1, text: text.slice(found.start, end), end }
}
