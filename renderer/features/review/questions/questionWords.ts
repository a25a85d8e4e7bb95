/** How a question is called: 'Electric Engine · S01E03 · Spanish'. Pure. */
import type { ReviewDecision, ReviewRow } from '../../../../shared/contract/runs/review.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'

export function questionName(
  { wording }: Pick<Texts, 'wording'>,
  { words, language }: Pick<ReviewRow, 'words' | 'language'>,
): string {
  const { title, year, code, part } = words
  const name = code === '' && year !== null ? `${title} (${year})` : title
  return [name, code, part, wording.languageName(language)]
    .filter((each) => each !== '')
    .map(shownText)
    .join(' · ')
}

/** 'Electric Engine · S01', 'Films' */
export function groupWords(texts: Pick<Texts, 'review'>, row: ReviewRow): string {
  return [groupTitle(texts, row), seasonWords(row)].filter((part) => part !== '').join(' · ')
}

/** 'Electric Engine', 'Films' */
export function groupTitle({ review }: Pick<Texts, 'review'>, { group, words }: ReviewRow): string {
  return group === '' ? review.films : shownText(words.title)
}

/** 'S01'; '' where there is none. */
export function seasonWords({ group, season }: Pick<ReviewRow, 'group' | 'season'>): string {
  return group === '' || season === null ? '' : `S${String(season).padStart(2, '0')}`
}

export interface Decided {
  readonly row: ReviewRow
  readonly decision: ReviewDecision
  /** Questions that it was for. */
  readonly count: number
}

/** 'Electric Engine · S01E03 · Spanish: chosen', '4 questions: chosen' */
export function decidedWords(texts: Pick<Texts, 'review' | 'wording'>, { row, decision, count }: Decided): string {
  const { decisions, news } = texts.review
  const words = news.decided({ decision: decisions[decision], count })
  return count === 1 ? `${questionName(texts, row)}: ${words}` : words
}
