/** Which file of an archive is the wanted subtitle? Decides by names alone, and says null rather than guess. Pure. */
import type { Release } from '../../../shared/release/release.ts'
import { readMemberName, wordsOf, type MemberFacts } from './memberFacts.ts'
import { isSubtitleName } from '../../../node/archive/memberNames.ts'
import { partsOfNames } from './memberParts.ts'
import {
  evidenceOrder,
  fitOf,
  isMovie,
  languageFit,
  unsuitable,
  type Evidence,
  type MemberRejection,
  type MemberQuery,
} from './memberFit.ts'
import { hasRunningNumber } from './runningNumbers.ts'

export interface MemberCandidate {
  /** Place in the list that was given; names may repeat. */
  readonly index: number
  readonly name: string
  /** 'title', 'episode', 'number' or 'nothing-against'; then 'language', 'hearing-impaired', 'group', 'source' where they fit. */
  readonly reasons: readonly string[]
}

export interface RejectedMember {
  readonly index: number
  readonly name: string
  readonly reason: MemberRejection
}

export interface MemberPick {
  /** The file to take; null when none fits, or when several fit that cannot all be right. */
  readonly index: number | null
  /** Best first; they fit by name, also where the choice between them is not clear. */
  readonly candidates: readonly MemberCandidate[]
  readonly rejected: readonly RejectedMember[]
}

interface Fitting {
  readonly index: number
  readonly name: string
  readonly facts: MemberFacts
  readonly evidence: Evidence
}

const formatOrder = [
  'srt',
  'ass',
  'ssa',
  'vtt',
  'ttml',
  'dfxp',
  'smi',
  'sami',
  'sub',
  'sbv',
  'scc',
  'stl',
  'txt',
  'mpl',
  'lrc',
]

export function pickFromArchive(members: readonly { readonly name: string }[], query: MemberQuery): MemberPick {
  const fitting: Fitting[] = []
  const rejected: RejectedMember[] = []
  for (const { index, name, facts } of readMembers(members, query)) {
    const fit = fitOf(name, facts, query)
    if (fit.kind === 'fits') fitting.push({ index, name, facts, evidence: fit.evidence })
    else rejected.push({ index, name, reason: fit.reason })
  }
  const ordered = fitting.sort((a, b) => compare(ranksOf(a, query), ranksOf(b, query)) || a.index - b.index)
  const candidates = ordered.map((member) => ({
    index: member.index,
    name: member.name,
    reasons: reasonsOf(member, query),
  }))
  return {
    index: isClear(ordered, rejected, query) ? (candidates[0]?.index ?? null) : null,
    candidates,
    rejected,
  }
}

interface ReadMember {
  readonly index: number
  readonly name: string
  readonly facts: MemberFacts
}

/**
 * Of a film in several files also which part each name is among the others of its language and kind; the only file of what
 * is listed as the wanted episode needs no number.
 */
function readMembers(members: readonly { readonly name: string }[], query: MemberQuery): readonly ReadMember[] {
  const read = members.map(({ name }, index) => ({ index, name, facts: readMemberName(name, query.language === 'hi') }))
  if (query.isEpisodeListed) return read.filter(isText).length === 1 ? read.map(withoutRunningNumber) : read
  if (query.part === null || !isMovie(query)) return read
  const parts = partsOfNames(read.filter(({ name, facts }) => !unsuitable(name, facts, query)).map(({ name }) => name))
  return read.map((each) => ({
    ...each,
    facts: { ...each.facts, part: each.facts.part ?? parts.get(each.name) ?? null },
  }))
}

function isText({ name }: ReadMember): boolean {
  return isSubtitleName(name)
}

function withoutRunningNumber(member: ReadMember): ReadMember {
  return hasRunningNumber(member.facts) ? { ...member, facts: { ...member.facts, looseNumbers: [] } } : member
}

/** Lower is better, the weightiest first. */
function ranksOf({ facts, evidence }: Fitting, query: MemberQuery): readonly number[] {
  return [
    -evidenceOrder.indexOf(evidence),
    query.language === null ? 0 : -languageFit(facts.languages, query.language),
    hearingImpairedMiss(facts, query),
    Math.max(0, facts.release.episodes.length - Math.max(1, query.episodes.length)),
    -releasePoints(facts.release, query.release),
    formatRank(facts.extension),
  ]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const difference = a.map((rank, index) => rank - (b[index] ?? 0))
  return difference.find((value) => value !== 0) ?? 0
}

function hearingImpairedMiss(facts: MemberFacts, { hearingImpaired }: MemberQuery): number {
  if (hearingImpaired === 'any') return 0
  return Number(facts.isHearingImpaired === (hearingImpaired === 'avoid'))
}

function releasePoints(member: Release, video: Release | null): number {
  return video === null ? 0 : 2 * Number(hasSameGroup(member, video)) + Number(hasSameSource(member, video))
}

function hasSameGroup(member: Release, video: Release): boolean {
  return video.releaseGroup !== null && member.releaseGroup?.toLowerCase() === video.releaseGroup.toLowerCase()
}

function hasSameSource(member: Release, video: Release): boolean {
  return video.source !== null && member.source === video.source
}

function formatRank(extension: string): number {
  const rank = formatOrder.indexOf(extension)
  return rank < 0 ? formatOrder.length : rank
}

/** The best files may differ in release, language or format, but not in which episode they are. */
function isClear(ordered: readonly Fitting[], rejected: readonly RejectedMember[], query: MemberQuery): boolean {
  const [best] = ordered
  if (!best) return false
  // What names no part may be another one, or the whole film.
  if (best.evidence === 'nothing-against' && query.part !== null && !query.isPartListed) return false
  // An unnumbered file among numbered ones is an extra, not the missing episode.
  const isLeftOver = best.evidence === 'nothing-against' && !isMovie(query)
  if (isLeftOver && rejected.some(({ reason }) => reason === 'episode')) return false
  if (best.evidence === 'episode') return true
  const rivals = ordered.filter(({ evidence }) => evidence === best.evidence)
  return new Set(rivals.map(identityOf)).size === 1
}

function identityOf({ facts, evidence }: Fitting): string {
  const { season, episodes, title } = facts.release
  const numbers = [season, episodes.join('+'), facts.looseNumbers.join('+'), facts.part].join('|')
  return evidence === 'nothing-against' ? `${numbers}|${wordsOf(title ?? '')}` : numbers
}

function reasonsOf({ facts, evidence }: Fitting, query: MemberQuery): readonly string[] {
  const isWantedLanguage = query.language !== null && languageFit(facts.languages, query.language) === 3
  const also: readonly (readonly [string, boolean])[] = [
    ['language', isWantedLanguage],
    ['hearing-impaired', facts.isHearingImpaired],
    ['group', query.release !== null && hasSameGroup(facts.release, query.release)],
    ['source', query.release !== null && hasSameSource(facts.release, query.release)],
  ]
  return [evidence, ...also.filter(([, holds]) => holds).map(([reason]) => reason)]
}
