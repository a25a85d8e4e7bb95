/** Tells the folders that count seasons without a word for it: 'Show/2/04', 'Show/Book II/04', 'Course/03 Loops/02 - While'. */
import { isLibrary } from '../folders.ts'
import { lessonWord, seasonWord } from '../numbering/numberWords.ts'
import { numberOf } from '../numbering/numerals.ts'
import type { Reason } from '../release.ts'
import type { Shelf } from '../shelf.ts'
import { isPlainFolder } from './plainFolders.ts'

const year = /^(?:19|20)\d\d$/
/** 'TV/Show/2019/12 - Words': older years and later ones are what shows are called. */
const ofBroadcast = /^20(?:0[1-9]|[12]\d)$/
/** 'TV/#', 'TV/0-9', 'TV/A-F': no show, but the first letter of many. */
const sortedByLetter = /^[[(]?(?:#|[\p{L}\d] ?[-–] ?[\p{L}\d])[)\]]?$/u
const countsInYear = /^\d{1,4}(?=$|[\s._-])(?! ?-? ?\d)/
/** 'Tour/2023/Stage 05'. */
const round = /^(?:stage|round|week|etappe|etape|étape|tappa|etapa|matchday|spieltag)[\s._-]?\d{1,2}(?=$|[\s._-])/iu
const month = /^(?:0[1-9]|1[0-2])$/
/** Cameras put the hour behind the day. */
const dayFirst = /^\d{4}[._-]\d\d[._-]\d\d(?![ _]?\d)/
const countsFirst = /^\d{1,3}(?=$|[\s._-])/
/** 'Lecture 12', 'Урок 3 - Words'. */
const lesson = new RegExp(`^${lessonWord}[\\s._-]?\\d{1,3}(?=$|[\\s._:-])`, 'iu')

/** 'Book 3/Chapter 4 - Words'. */
const chapter = /^(?:chapter|chapitre|kapitel|capítulo|capitulo|capitolo)[\s._-]?\d{1,3}(?=$|[\s._:-])/iu

/** 'Show/T6/T6E01', 'Show/Temp 6/Cap 1', 'Show/Phần 3/Tập 5': elsewhere such a folder holds what is not finished. */
const shortSeason = /^(?:t|temp\.?[ _]?|phần |ภาค(?:ที่)? ?|الجزء )(\d{1,2})$/iu
const countsShortly =
  /^(?:t\d{1,2}[ ._x]?e|(?:e|ep|cap|capitulo|capítulo|episodio|episódio|tập|ตอน(?:ที่)?|الحلقة)[ ._]?)\d/iu

const seasonNumber = /^(?:t|(?:st|stag|seria|temp(?=\.))\.?[ _]?)?(\d{1,2})$/i
/** 'S02E05', '2x05': the file says its season itself; 'T2', '2T', 'Temp 2', 'St. 2', '2': so the folder says it too. */
const seasonFirst = /^[[(]?s?0?(\d{1,2})[ ._]?[xe]\d{1,3}(?!\d)/i
const anySeason = /^(?:(?:t|s|st|stag|seria|temp|tem)\.?[ ._]?)?0?(\d{1,2})t?$/i
/** 'Show/Book II/04 - Words', 'Show/Livre 3 - Words/012', 'Show/Volume 2/07'. */
const book =
  /^(?:book|livre|libro|buch|volume|vol|volumen|band|tome|tomo)[ ._]{1,2}(\d{1,2}|[ivx]{1,4})(?=$|[ ._:-]{1,3}\p{L})/iu
/** 'Course/Section 3 - Loops', 'Course/Module 2', 'Course/Week 1'. */
const section =
  /^(?:section|module|modul|módulo|modulo|unit|unité|unidad|week|woche|semaine|semana|chapter|chapitre|kapitel|capítulo|capitolo|abschnitt|раздел|модуль|неделя|глава)[ ._-]{0,2}(\d{1,2})(?=$|[ ._:-]{1,3}\p{L})/iu
/** 'Course/01 Loops', 'Course/1. Loops', 'Course/03 - Loops'; '12 Lanterns' is a title. */
const listed = /^(?:(0\d)[ ._-]{1,3}|(\d{1,2})(?:\. | ?- ))(?=\p{L})/u

/** '2020 - Season 2': beside its own folder no show is called so. */
const yearBefore = new RegExp(`^(?:19|20)\\d\\d[ ._-]{1,3}(?=(?:${seasonWord})[ ._]\\d{1,2}$)`, 'iu')

/** `folders` nearest first. Where a file counts itself and its folder counts too, that one is a season of what lies above. */
export function withSeasonNamed(folders: readonly string[], name: string, shelf: Shelf): readonly string[] {
  const [nearest, show, ...others] = folders
  if (nearest === undefined || show === undefined || isLibrary(show)) return folders
  if (isMonthOf(show, nearest, name)) return withSeasonNamed([show, ...others], name, shelf)
  const ofShow = shelf === 'films' ? null : seasonBehindShow(nearest, show, name)
  if (ofShow !== null) return [`Season ${ofShow}`, show, ...others]
  if (yearBefore.test(nearest)) return [nearest.replace(yearBefore, ''), show, ...others]
  const isRound = shelf !== 'films' && round.test(name)
  const isInShow = shelf === 'series' && countsInYear.test(name) && isYearOfShow(nearest, show)
  const isYear = year.test(nearest) && (isRound || isInShow || (dayFirst.test(name) && name.startsWith(nearest)))
  const short = shortSeason.exec(nearest)?.[1]
  if (short !== undefined && countsShortly.test(name)) return [`Season ${short}`, show, ...others]
  const both = shelf === 'films' ? null : seasonOfBoth(nearest, show, name)
  if (both !== null) return [`Season ${both}`, show, ...others]
  const season = isYear ? nearest : countOf(nearest, show, { name, shelf })
  return season === null ? folders : [`Season ${season}`, show, ...others]
}

/** So many seasons have few shows, and shows are called so. */
const titleInDigits = /^[2-9]\d$/

function isYearOfShow(folder: string, show: string): boolean {
  return ofBroadcast.test(folder) && !sortedByLetter.test(show) && !isPlainFolder(show)
}

/** 'Show/T2/2x05', 'Show/Livre 2/S02E15', 'Show/2/2x05': both say the same season. */
function seasonOfBoth(folder: string, show: string, name: string): number | null {
  const said = seasonFirst.exec(name)?.[1]
  if (said === undefined || titleInDigits.test(folder) || isPlainFolder(show)) return null
  const season = numberOf((anySeason.exec(folder) ?? book.exec(folder))?.[1] ?? '')
  return season === Number(said) ? season : null
}

/** A reason says what stands in the path: 'Show 3', not the season that it was taken for. */
export function withFolderQuoted(reasons: readonly Reason[], folder: string): readonly Reason[] {
  return reasons.map((reason) =>
    reason.field === 'season' && reason.from === 'folder' ? { ...reason, text: folder } : reason,
  )
}

/** 'Show/Show 3/Show 3.12', 'Show/Show 3/3x12', 'Show/Show 3/07 - Words': the show's name and a number that its files begin to count with. */
function seasonBehindShow(folder: string, show: string, name: string): number | null {
  if (folder.length <= show.length || !folder.toLowerCase().startsWith(show.toLowerCase())) return null
  const digits = behindShow.exec(folder.slice(show.length))?.[1]
  if (digits === undefined) return null
  const own = name.toLowerCase().startsWith(show.toLowerCase()) ? name.slice(show.length) : name
  return countsWithSeason.exec(own)?.[1] === digits || countsAndNames.test(name) ? Number(digits) : null
}

/** '3.12', '3x12', '312'. */
const countsWithSeason = /^[ ._-]*0?(\d{1,2}?)(?:\.\d\d|x\d{1,2}|\d\d)(?![\p{L}\d])/iu
/** '05 - Words': no film lies in a list of that kind. */
const countsAndNames = /^\d{2}(?: - |\. )\p{L}/u
const behindShow = /^[ ._-]+0?(\d{1,2})$/

/** 'Show/2021/03/2021-03-02': the folder says nothing more. */
function isMonthOf(above: string, folder: string, name: string): boolean {
  return month.test(folder) && year.test(above) && dayFirst.test(name) && name.startsWith(above)
}

function countOf(
  folder: string,
  show: string,
  { name, shelf }: { readonly name: string; readonly shelf: Shelf },
): number | null {
  const isCounted = countsFirst.test(name)
  const isChapter = chapter.test(name)
  if (!isCounted && !isChapter && !lesson.test(name)) return null
  const ofShow = isCounted || isChapter ? numberOf((seasonNumber.exec(folder) ?? book.exec(folder))?.[1] ?? '') : null
  if (ofShow !== null || shelf === 'films' || isPlainFolder(show)) return ofShow
  const found = section.exec(folder) ?? listed.exec(folder)
  return found && numberOf(found[1] ?? found[2] ?? '')
}
