/** On a terminal a person says how a large search begins: the newest, all of it, or not at all. The window's words and numbers. */
import type { Agreed } from '../batch/beginPlan.ts'
import type { PlanEstimate } from '../plan/estimatePlan.ts'
import { localDay } from './print/localTime.ts'

export type Ask = (question: string) => Promise<string>

export async function askBeforeSearch(ask: Ask, estimate: PlanEstimate): Promise<Agreed> {
  const { newest, searches } = estimate
  const ways: readonly { readonly says: string; readonly agreed: Agreed }[] = [
    ...(newest
      ? [{ says: `newest ${newest.newest} (${searchesOf(newest.searches)})`, agreed: { newest: newest.newest } }]
      : []),
    { says: `all (${searchesOf(searches)})`, agreed: { newest: null } },
    { says: 'not now', agreed: 'nothing' },
  ]
  const offered = ways.map(({ says }, index) => `${index + 1} ${says}`).join(', ')
  for (;;) {
    const answer = (await ask(`${sentenceOf(estimate)} Begin with: ${offered}? `)).trim()
    const chosen = ways[Number(answer) - 1]
    if (chosen) return chosen.agreed
    // The end of the input, a plain Enter and a "no" spend nothing.
    if (answer === '' || /^(?:no?|q|quit)$/i.test(answer)) return 'nothing'
  }
}

export function sentenceOf({ searches, mostSearches, searchesLeft, untilMs }: Omit<PlanEstimate, 'newest'>): string {
  const most = mostSearches > searches ? ` (${number(mostSearches)} at most)` : ''
  const left = searchesLeft === null ? '' : `; ${number(searchesLeft)} ${searchesLeft === 1 ? 'is' : 'are'} left today`
  const days = untilMs === null ? '' : ` All of it takes until ${localDay(untilMs)}.`
  return `About ${searchesOf(searches)}${most}${left}.${days}`
}

function searchesOf(count: number): string {
  return `${number(count)} ${count === 1 ? 'search' : 'searches'}`
}

function number(count: number): string {
  return count.toLocaleString('en')
}
