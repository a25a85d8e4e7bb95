/**
 * Ranks the subtitles on offer for one gap (product §6): packs expanded, hard gates, then sync tier,
 * hearing-impaired wish, human before machine, points, a stable id. Pure: the order of the candidates never matters.
 */
import { compareText } from '../../../shared/text/compareText.ts'
import type { ListedSubtitle } from '../../serviceClient/listing.ts'
import { listedLanguageOf, type Alternative } from '../../wanted/wish.ts'
import type { Ranking, RankingRequest, Candidate, RejectedSubtitle, RejectionReason, Tier } from './ranking.ts'
import { isSameSpeed } from './frameRates.ts'
import { passGates, type Passed } from './gates.ts'
import { hearingImpairedMiss } from './hearingImpaired.ts'
import { readSubtitle, type ListedText, type ReadSubtitle } from './listedTexts.ts'
import { nameKey } from './nameKey.ts'
import { ownNameKeys } from './ownNames.ts'
import { fitOf, isInformative, sameNameFit, unknownFit, type Fit } from './tiers.ts'

/** One entry a subtitle: the best of its files. */
export function rankCandidates(request: RankingRequest, candidates: readonly ListedSubtitle[]): Ranking {
  const ranked = new Map<string, Candidate>()
  const rejected = new Map<string, RejectedSubtitle>()
  for (const subtitle of candidates) {
    const judged = judge(request, readSubtitle(subtitle))
    if (typeof judged === 'string') {
      rejected.set(subtitle.id, { subtitle, reason: judged })
      continue
    }
    const other = ranked.get(subtitle.id)
    if (!other || compareCandidates(request, judged, other) < 0) ranked.set(subtitle.id, judged)
  }
  for (const id of ranked.keys()) rejected.delete(id)
  return {
    candidates: [...ranked.values()].sort((a, b) => compareCandidates(request, a, b)),
    rejected: [...rejected.values()].sort((a, b) => compareText(a.subtitle.id, b.subtitle.id)),
  }
}

/** The best file, or why none can be taken: the reason of the file that came furthest. */
function judge(request: RankingRequest, read: ReadSubtitle): Candidate | RejectionReason {
  const passed: Candidate[] = []
  const reasons: RejectionReason[] = []
  for (const offer of read.texts) {
    const result = passGates(request, read, offer)
    if (result.kind === 'passed') passed.push(rank(request, read, { offer, passed: result }))
    else reasons.push(result.reason)
  }
  const [best] = passed.sort((a, b) => compareCandidates(request, a, b))
  return best ?? gateOrder.findLast((reason) => reasons.includes(reason)) ?? 'title'
}

const gateOrder: readonly RejectionReason[] = [
  'tried-before',
  'title',
  'season',
  'episode',
  'part',
  'language',
  'forced',
  'hearing-impaired',
  'ignored-release',
  'ignored-author',
]

function rank(
  request: RankingRequest,
  { subtitle }: ReadSubtitle,
  { offer, passed }: { readonly offer: ListedText; readonly passed: Passed },
): Candidate {
  const { fit, name } = bestFit(request, offer)
  const sameSpeed = isSameSpeed(request.fps ?? request.release.fps, subtitle.fps)
  return {
    subtitle,
    file: offer.file,
    language: passed.language,
    alternativeIndex: passed.alternativeIndex,
    tier: tierWith(fit.tier, passed, sameSpeed),
    isHearingImpaired: offer.isHearingImpaired === true,
    hearingImpairedMiss: hearingImpairedMiss(offer.isHearingImpaired, request.hearingImpaired),
    isMachineMade: subtitle.isMachineMade,
    isUnlistedPack: passed.isUnlistedPack,
    points: fit.points + (sameSpeed === true ? pointsForSpeed : 0),
    reasons: sameSpeed === null ? fit.reasons : [...fit.reasons, sameSpeed ? 'fps' : '!fps'],
    releaseName: name ?? subtitle.releaseNames[0] ?? subtitle.fileName,
  }
}

const pointsForSpeed = 3

function tierWith(tier: Tier, { isOnlyAPart }: Passed, sameSpeed: boolean | null): Tier {
  if (sameSpeed === false) return 4
  return isOnlyAPart && tier < 3 ? 3 : tier
}

const noNames: ReadonlySet<string> = new Set()

/** The best of the names counts, each for itself: group of one and source of another do not add up. */
function bestFit(
  { release, videoName }: RankingRequest,
  offer: ListedText,
): { readonly fit: Fit; readonly name: string | null } {
  const own = videoName === undefined ? noNames : ownNameKeys(release, videoName)
  const fits = offer.releases
    .filter((theirs) => isInformative(theirs.release) || own.has(nameKey(theirs.name)))
    .map((theirs) => {
      const fit = fitOf(release, theirs.release)
      return { fit: own.has(nameKey(theirs.name)) ? sameNameFit(fit, theirs.release) : fit, name: theirs.name }
    })
    .sort((a, b) => a.fit.tier - b.fit.tier || b.fit.points - a.fit.points || compareText(a.name, b.name))
  return fits[0] ?? { fit: unknownFit(release), name: null }
}

function compareCandidates({ wish }: RankingRequest, a: Candidate, b: Candidate): number {
  return (
    a.alternativeIndex - b.alternativeIndex ||
    a.tier - b.tier ||
    Number(isRegional(a, wish.alternatives)) - Number(isRegional(b, wish.alternatives)) ||
    a.hearingImpairedMiss - b.hearingImpairedMiss ||
    Number(a.isMachineMade) - Number(b.isMachineMade) ||
    b.points - a.points ||
    Number(a.isUnlistedPack) - Number(b.isUnlistedPack) ||
    compareText(a.subtitle.id, b.subtitle.id) ||
    compareText(fileKey(a), fileKey(b))
  )
}

/** 'pt-BR' for a wish for 'pt': good, the plain language is better. */
function isRegional({ language, alternativeIndex }: Candidate, alternatives: readonly Alternative[]): boolean {
  const choice = alternatives[alternativeIndex]
  return language !== (choice && listedLanguageOf(choice))
}

function fileKey({ file, releaseName }: Candidate): string {
  return `${file?.fileId ?? ''}\n${file?.name ?? ''}\n${releaseName}`
}
