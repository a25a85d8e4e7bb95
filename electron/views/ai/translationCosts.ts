/** What an order of translations would cost at most, told before it is given. Asks the service nothing. */
import type { AiCost } from '../../../shared/contract/ai.ts'
import { satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { TextsBeside } from '../../ai/beside/textsBeside.ts'
import { takesText } from '../../ai/insideJob.ts'
import { besideSources } from '../../batch/order/besideSources.ts'
import { findInside } from '../../batch/order/runInsideTranslation.ts'
import type { PlanParts } from '../../batch/planBatch.ts'
import { allAsGaps, likelySources, wishOf } from '../../batch/order/orderedTranslations.ts'
import { textsBeside } from '../../library/emptyTexts.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import { rulesOfPath, type RulesBook } from '../../wanted/rulesBook.ts'
import { languagesOfWish, soughtWishes } from '../../wanted/wish.ts'

export interface TranslationCostParts {
  readonly estimate: PlanParts['estimate']
  readonly rules: RulesBook
  readonly history: Pick<History, 'ownerOf'>
  readonly service: string
  readonly beside: TextsBeside
}

/** Videos that have no subtitle in this language yet. */
export function withoutLanguage(videos: readonly LibraryVideo[], to: LanguageTag): readonly LibraryVideo[] {
  return videos.filter((video) => !speaks(video, to))
}

/** In the order of their likelihood, for all of them together. */
export function sourcesFor(videos: readonly LibraryVideo[], rules: RulesBook): readonly LanguageTag[] {
  const wishedFor = ({ file }: LibraryVideo) =>
    soughtWishes(rulesOfPath(rules, file.path).wishes).flatMap(languagesOfWish)
  return [...new Set(videos.flatMap((video) => likelySources(video, wishedFor(video))))]
}

export interface TranslationOf {
  readonly videos: readonly LibraryVideo[]
  readonly to: LanguageTag
  /** The one language that it may be made from; null for what is likely. */
  readonly only?: LanguageTag | null
  /** The one that the video has makes way. */
  readonly isReplacing?: boolean
}

export async function translationCost(
  parts: TranslationCostParts,
  { videos, to, only = null, isReplacing = false }: TranslationOf,
  signal: AbortSignal,
): Promise<AiCost> {
  const { estimate, rules, history, service, beside } = parts
  const open = isReplacing ? videos : withoutLanguage(videos, to)
  const sourcesOf = (some: readonly LibraryVideo[]) => (only === null ? sourcesFor(some, rules) : [only])
  const { found, rest } = await besideSources(beside, { videos: open, to, from: sourcesOf(open) }, signal)
  const { whole } = await estimate(allAsGaps(rest, wishOf({ to, from: sourcesOf(rest) })).gaps)
  const isForeign = ({ file }: LibraryVideo) =>
    textsBeside(file).some(({ isForced, path }) => !isForced && isUnlisted(history.ownerOf(path)))
  return {
    videos: open.length,
    covered: videos.length - open.length,
    ...{ searches: whole.mostSearches, downloads: rest.length, ai: open.length },
    beside: found.length,
    // A service elsewhere is told which of its own subtitles to translate (API §4 "v2 translations"): it takes no text.
    yours: takesText(service) ? 0 : open.filter(isForeign).length,
    inside: takesText(service) ? findInside({ videos: open, to, preferred: [] }).found.length : 0,
  }
}

/** A track that was saved from inside the video is listed by no service, as little as a file of the user's. A pair is no source at all. */
function isUnlisted(owner: Pick<Written, 'details'> | null): boolean {
  if (owner === null) return true
  const { subtitleId, pair } = owner.details
  return pair === undefined && (subtitleId === '' || subtitleId.includes(':'))
}

function speaks({ file }: LibraryVideo, language: LanguageTag): boolean {
  return textsBeside(file).some(
    (each) => !each.isForced && each.language !== null && satisfies(each.language, language),
  )
}
