/** What the plan says of a cell, a group and a cost, in the reader's words. Pure. */
import type { PlanCell, PlanCost, PlanGroup, PlanState } from '../../../shared/contract/plan.ts'
import { isolated } from '../../components/text/turnsLeft.ts'
import { shownText } from '../../components/text/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'
import { tierWords } from '../../texts/tierWords.ts'

type Words = Pick<Texts, 'plan' | 'wording'>

export interface CellWords {
  readonly word: string
  /** Quieter, below; '' for none. */
  readonly detail: string
}

export type Resumption = Pick<PlanState, 'resumesAtMs' | 'aiResumesAtMs'>

/** @param resumption when what waits goes on; null where nobody knows. */
export function cellWords(texts: Words, cell: PlanCell, resumption: Resumption | null): CellWords {
  const { cells } = texts.plan
  return { word: cells[wordOf(cell)], detail: detailOf(texts, cell, resumption && momentOf(cell, resumption)) }
}

function wordOf({ answer, by }: PlanCell): Exclude<keyof Texts['plan']['cells'], DetailKey> {
  if (answer === 'covered') return by ?? 'sidecar'
  return answer === 'sure' || answer === 'chosen' ? 'write' : answer
}

type DetailKey =
  | 'pack'
  | 'from'
  | 'insideFree'
  | 'until'
  | 'untilQuota'
  | 'unasked'
  | 'refused'
  | 'candidates'
  | 'onOffer'
  | 'forced'
  | 'byHand'
  | 'titleAsked'
  | 'nothing'
  | 'shorten'

/** What is to be translated waits for units of its own. */
function momentOf({ from }: PlanCell, { resumesAtMs, aiResumesAtMs }: Resumption): number | null {
  return from === null ? resumesAtMs : aiResumesAtMs
}

function detailOf({ plan, wording }: Words, cell: PlanCell, resumesAtMs: number | null): string {
  const { cells } = plan
  switch (cell.answer) {
    case 'sure':
      return fitOf({ plan }, cell)
    case 'chosen':
      return [cells.byHand, shownText(cell.words)].filter((part) => part !== '').join(' · ')
    case 'translate':
      return cell.from === null ? '' : cells.from({ language: wording.languageName(cell.from) })
    case 'inside':
      return cells.insideFree
    case 'ask':
      return cell.question === 'title' ? cells.titleAsked : cells.candidates({ count: cell.candidates })
    case 'waiting':
      if (cell.isUnasked) return cells.unasked
      return resumesAtMs === null ? cells.untilQuota : cells.until({ moment: wording.shortDay(resumesAtMs) })
    case 'none':
      if (cell.isRefused) return cells.refused
      return cell.onOffer.length === 0
        ? ''
        : cells.onOffer({ languages: wording.list(cell.onOffer.map(wording.languageName)) })
    case 'tooLong':
      return cells.shorten
    case 'yours':
      return shownText(cell.release ?? '')
    case 'skipped':
    case 'covered':
    case 'written':
    case 'told':
      return ''
  }
}

function fitOf({ plan }: Pick<Texts, 'plan'>, { pack, words, release, tier, reasons }: PlanCell): string {
  const { cells } = plan
  if (pack !== null) return cells.pack({ words: shownText(words === '' ? pack : words) })
  const fit = tier === null ? '' : tierWords({ plan }, { tier, reasons })
  return fit === '' ? shownText(words === '' ? (release ?? '') : words) : fit
}

export function costWords({ plan }: Words, { downloads, ai, inPacks }: PlanCost): string {
  const parts = [
    ...(downloads > 0 ? [plan.cost.downloads({ count: downloads })] : []),
    ...(ai > 0 ? [plan.cost.ai({ count: ai })] : []),
  ]
  if (parts.length > 0) return parts.join(', ')
  return inPacks > 0 ? plan.cost.inPacks : ''
}

export function groupName(
  { plan }: Words,
  { group, title, season }: Pick<PlanGroup, 'group' | 'title' | 'season'>,
): string {
  if (group === '') return plan.films
  return season === null ? shownText(title) : plan.season({ title: isolated(shownText(title)), season })
}

export function groupWords({ plan }: Words, group: PlanGroup): string {
  const { group: words } = plan
  const { rows, write, packs, inside, ask, translate, none, waiting, tooLong, written } = group
  const parts = [
    plan.videos({ count: rows }),
    ...(write > 0 ? [packs > 0 ? words.writeFromPacks({ write, packs }) : words.write({ count: write })] : []),
    ...(written > 0 ? [words.written({ count: written })] : []),
    ...(inside > 0 ? [words.inside({ count: inside })] : []),
    ...(ask > 0 ? [words.ask({ count: ask })] : []),
    ...(translate > 0 ? [words.translate({ count: translate })] : []),
    ...(none > 0 ? [words.none({ count: none })] : []),
    ...(waiting > 0 ? [words.waiting({ count: waiting })] : []),
    ...(tooLong > 0 ? [words.tooLong({ count: tooLong })] : []),
  ]
  return parts.join(' · ')
}

/** '9 downloads, 2 AI' of what a run would write. */
export function runCost(texts: Words, { sums }: Pick<PlanState, 'sums'>): string {
  const words = costWords(texts, { downloads: sums.downloads, ai: sums.translate, inPacks: 0 })
  return words === '' ? texts.plan.cost.free : words
}
