/** What typed letters may mean, from titles that are known without asking anybody. Pure. */
import type { Suggestion } from '../../../shared/contract/search.ts'
import { compareText } from '../../../shared/text/compareText.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'

const mostShown = 8

/** Names that begin so come before those with a word that does; of the library before others. */
export function suggestTitles(text: string, known: readonly Suggestion[]): Suggestion[] {
  const typed = titleKey(text)
  if (typed === '') return []
  const found = new Map<string, Suggestion & { readonly place: number }>()
  for (const one of known) {
    const key = titleKey(one.name)
    const place = key.startsWith(typed) ? 0 : ` ${key}`.includes(` ${typed}`) ? 1 : null
    const same = JSON.stringify([key, one.year])
    if (place !== null && !found.has(same)) found.set(same, { ...one, place })
  }
  return [...found.values()]
    .sort((a, b) => a.place - b.place || Number(b.videos > 0) - Number(a.videos > 0) || compareText(a.name, b.name))
    .slice(0, mostShown)
    .map(({ name, type, year, videos }) => ({ name, type, year, videos }))
}
