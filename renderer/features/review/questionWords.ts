/** How a question is called: 'Electric Engine · S01E03 · Spanish'. Pure. */
import type { ReviewDecision, ReviewRow } from '../../../shared/contract/review.ts'
import { shownText } from '../../components/text/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'

export function questionName(
  { wording }: Pick<Texts, 'wording'>,
  { words, language }: Pick<ReviewRow, 'words' | 'language'>,
): string {
  const { title, year, code } = words
  const name = code === '' && year !== null ? `${title} (${year})` : title
  return [name, code, wording.languageName(language)]
    .filter((part) => part !== '')
    .map(shownText)
    .join(' · ')
}

/** 'Electric Engine · S01', 'Films' */
export function groupWords({ review }: Pick<Texts, 'review'>, { group, season, words }: ReviewRow): string {
  if (group === '') return review.films
  const title = shownText(words.title)
  return season === null ? title : `${title} · S${String(season).padStart(2, '0')}`
}

export interface Decided {
  readonly row: ReviewRow
  readonly decision: ReviewDecision
  /** Questions that it was for. */
  readonly count: number
}

/** 'Electric Engine · S01E03 · Spanish: chosen', 'chosen: 4 questions' */
export function decidedWords(texts: Pick<Texts, 'review' | 'wording'>, { row, decision, count }: Decided): string {
  const { decisions, news } = texts.review
  const words = news.decided({ decision: decisions[decision], count })
  return count === 1 ? `${questionName(texts, row)}: ${words}` : words
}
