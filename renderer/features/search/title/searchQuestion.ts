/** The questions that the search asks, and how answers to several of them stand in one list. Pure. */
import type { SearchQuestion, SubtitleRow, TitleRow } from '../../../../shared/contract/search.ts'
import type { ResultFilter } from '../results/resultFilter.ts'

const whole = { season: null, episode: null, isFullSeason: false, page: 1 } as const

export function questionOfText(text: string): SearchQuestion {
  return { ...whole, languages: [], about: { kind: 'text', text } }
}

export function questionOfTitle({ id: titleId }: Pick<TitleRow, 'id'>): SearchQuestion {
  return { ...whole, languages: [], about: { kind: 'title', titleId } }
}

export interface Narrowed {
  readonly title: TitleRow | null
  readonly text: string
  readonly filter: ResultFilter
}

/** What the filter says, asked of the service. */
export function narrowedQuestion({ title, text, filter }: Narrowed): SearchQuestion {
  const { about } = title ? questionOfTitle(title) : questionOfText(text)
  const { season, episode, language, kinds } = filter
  return {
    ...{ about, season, episode, page: 1 },
    languages: language === null ? [] : [language],
    isFullSeason: kinds.includes('pack'),
  }
}

/** What came before keeps its place. */
export function joined(before: readonly SubtitleRow[], more: readonly SubtitleRow[]): readonly SubtitleRow[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...more.filter(({ id }) => !known.has(id))]
}
