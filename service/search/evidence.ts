/** Weighs a title against what a file name says. Pure: the index has found the title, this says how well it fits. */
import type { Release } from '../../shared/release/release.ts'
import { articleOf } from '../../shared/release/title/titleKey.ts'
import type { FilenameMatch } from '../catalogue/records.ts'
import type { StoredTitle } from '../catalogue/titles.ts'

/** How a title was found, best first. */
export type Finding =
  'id' | 'name' | 'original' | 'ruleSpelling' | 'translated' | 'romanised' | 'misspelt' | 'wordMissing'

export interface TitleCandidate {
  readonly title: StoredTitle
  readonly finding: Finding
  /** 0..1 */
  readonly score: number
  readonly yearFit: YearFit
}

export type YearFit = 'same' | 'near' | 'unknown'

const otherArticle = 0.98

type Confidence = FilenameMatch['confidence']

const findingScore: Readonly<Record<Finding, number>> = {
  id: 1,
  name: 1,
  original: 0.97,
  ruleSpelling: 0.96,
  translated: 0.93,
  romanised: 0.9,
  misspelt: 0.8,
  wordMissing: 0.6,
}
const yearScore: Readonly<Record<YearFit, number>> = { same: 1, near: 0.8, unknown: 0.9 }

/** A missing word, or a show for a film's name, scores less and is a guess whatever the year says. */
const guessBelow = 0.65

/** The candidate, or null when year or type contradict it. A year may be off by one: festivals and cinemas count apart. */
export function weigh(title: StoredTitle, finding: Finding, release: Release): TitleCandidate | null {
  const yearFit = yearFitOf(title.year, release.year)
  if (yearFit === null) return null
  const typeScore = typeScoreOf(title, release, yearFit)
  if (typeScore === 0 && finding !== 'id') return null
  if (finding === 'id') return { title, finding, score: 1, yearFit }
  const score = findingScore[finding] * yearScore[yearFit] * typeScore * articleScore(title, release)
  return { title, finding, score, yearFit }
}

/** The key drops articles; where two titles differ in nothing else, the article decides ("The Last" and "Last"). */
function articleScore(title: StoredTitle, release: Release): number {
  return articleOf(title.name) === articleOf(release.title ?? '') ? 1 : otherArticle
}

function yearFitOf(known: number | null, said: number | null): YearFit | null {
  if (known === null || said === null) return 'unknown'
  const apart = Math.abs(known - said)
  if (apart > 1) return null
  return apart === 0 ? 'same' : 'near'
}

/** An episode number is proof of TV; its absence proves little, so a show needs the very year to stand for a film's name. */
function typeScoreOf(title: StoredTitle, release: Release, yearFit: YearFit): number {
  if (title.type === release.type) return 1
  return title.type === 'tv' && yearFit === 'same' ? 0.5 : 0
}

/** Best first; what the evidence leaves equal is settled by how much the catalogue has of it, then by name, never by order of import. */
export function byFit(a: TitleCandidate, b: TitleCandidate): number {
  return (
    b.score - a.score ||
    b.title.subtitleCount - a.title.subtitleCount ||
    compareText(a.title.name, b.title.name) ||
    (b.title.year ?? 0) - (a.title.year ?? 0) ||
    a.title.sdId - b.title.sdId
  )
}

/** `others` are the remaining candidates: an equal one among them makes any choice a guess. */
export function confidenceOf(candidate: TitleCandidate, others: readonly TitleCandidate[]): Confidence {
  const { finding, yearFit, title } = candidate
  if (finding === 'id') return 'high'
  const isRivalled = others.some((other) => other.score === candidate.score)
  if (isRivalled || candidate.score < guessBelow) return 'low'
  if (finding === 'misspelt') return yearFit === 'same' ? 'medium' : 'low'
  if (yearFit === 'near') return 'medium'
  if (yearFit === 'same' || title.type === 'tv') return 'high'
  return title.name.includes(' ') ? 'high' : 'medium'
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
