/** Finds the Latin title that stands behind the season of one in another script: '灯S02.Title.2160p'. Pure. */
import type { Numbering } from '../numbering/numbering.ts'
import { eastAsian, type Titles } from './title.ts'

export interface NamedTitles extends Titles {
  readonly episodeTitle: string | null
}

const latin = /\p{Script=Latin}{2}/u

const showAndTitle =
  /^(\p{L}.*?) - (?!(?:part|pt|teil|parte|partie|часть)[ ._]?(?:\d|[ivx]+$|(?:one|two|three|eins|zwei|drei|une?|deux|trois|uno|due|tre|dos|tres|uma?|dois)$))(\p{L}.*)$/iu

/** 'S05E14 - Show - Words': where no folder names the show, the first of two titles does. */
export function showBehindNumber(
  text: string,
  numbering: Numbering | null,
  behind: string | null,
): { readonly title: string; readonly episodeTitle: string } | null {
  const isFirst =
    numbering !== null && numbering.season !== null && numbering.episodes.length > 0 && numbering.start === 0
  const [, title, episodeTitle] =
    isFirst && text.startsWith(' - ', numbering.end) ? (showAndTitle.exec(behind ?? '') ?? []) : []
  return title === undefined || episodeTitle === undefined ? null : { title, episodeTitle }
}

/** A season without a number names no episode: what stands behind it is the title once more. */
export function withTitleBehind(titles: Titles, behind: string | null, numbering: Numbering | null): NamedTitles {
  const { title, otherTitle } = titles
  const isPack = numbering !== null && numbering.season !== null && numbering.episodes.length === 0
  const isTitle =
    isPack && title !== null && behind !== null && latin.test(behind) && eastAsian.test(title) && !latin.test(title)
  return isTitle
    ? { title: behind, otherTitle: title, episodeTitle: null }
    : { title, otherTitle, episodeTitle: behind }
}
