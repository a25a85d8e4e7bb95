/** An answer that the host still knows, put together again as it was shown: nothing is asked of the service. */
import type { SearchAnswer, SearchQuestion, SubtitleRow, TitleRow } from '../../../../shared/contract/search.ts'
import type { Client } from '../../../api/client.ts'
import { isNarrowed } from './resultFilter.ts'
import { joined, narrowedQuestion, questionOfText, questionOfTitle } from '../title/searchQuestion.ts'
import type { SearchPlace } from '../searchAddress.ts'

export interface KeptResults {
  readonly question: SearchQuestion
  readonly titles: readonly TitleRow[]
  readonly title: TitleRow | null
  readonly rows: readonly SubtitleRow[]
  readonly page: number
  readonly pages: number
  readonly keptMs: number | null
}

/** null where it was not asked since the host began. */
export async function readKept(client: Client, text: string, place: SearchPlace): Promise<KeptResults | null> {
  const kept = (question: SearchQuestion) => client.call('search.kept', question)
  const ofText = await kept(questionOfText(text))
  if (ofText === null) return null
  const { titles } = ofText
  const other = titles.find(({ id }) => id === place.titleId) ?? null
  const ofTitle = other && (await kept(questionOfTitle(other)))
  const [first, title] = other && ofTitle ? [ofTitle, other] : [ofText, titles[0] ?? null]
  const question = other && ofTitle ? questionOfTitle(other) : questionOfText(text)
  const { rows, page } = await readPages(kept, question, first)
  const narrowed = isNarrowed(place.filter) ? await kept(narrowedQuestion({ title, text, filter: place.filter })) : null
  return {
    question,
    titles,
    title,
    rows: joined(rows, narrowed?.subtitles ?? []),
    page,
    pages: first.pages,
    keptMs: first.keptMs,
  }
}

async function readPages(
  kept: (question: SearchQuestion) => Promise<SearchAnswer | null>,
  question: SearchQuestion,
  first: SearchAnswer,
): Promise<{ readonly rows: readonly SubtitleRow[]; readonly page: number }> {
  let rows: readonly SubtitleRow[] = first.subtitles
  let page = 1
  while (page < first.pages) {
    const next = await kept({ ...question, page: page + 1 })
    if (next === null) break
    rows = joined(rows, next.subtitles)
    page += 1
  }
  return { rows, page }
}
