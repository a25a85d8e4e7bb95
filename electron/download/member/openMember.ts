/** Finds the file for one gap in an opened archive and reads it: for delivering it, and for looking at it before. */
import { createHash } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import type { ArchiveContent, ArchiveMember } from '../archive/archiveContent.ts'
import type { CheckedSubtitle, CheckHints } from '../archive/archiveMessages.ts'
import type { ArchiveReader } from '../archive/archiveReader.ts'
import type { MemberQuery } from './memberFit.ts'
import { pickFromArchive } from './pickFromArchive.ts'
import type { ReadySubtitle } from '../../verify/prepareSubtitle.ts'
import type { TextReader } from '../../verify/textReader.ts'
import { readSubtitle } from '../../matching/choose/listedTexts.ts'
import { numbersOf, saysEpisode, type Numbers } from '../../matching/choose/numbers.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import { rulesOfGap, type Gap } from '../../wanted/missing.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import type { WishRules } from '../../wanted/wish.ts'

export interface MemberOrder {
  readonly gap: Gap
  readonly pick: Candidate
  readonly content: ArchiveContent
  readonly signal: AbortSignal
}

export interface OpenedMember<Text> {
  readonly member: ArchiveMember
  readonly prepared: Text
}

/** @throws AppError 'archive.noMember', 'archive.unreadable' where it is not what was listed, 'subtitle.unreadable' */
export type OpenMember<Text = ReadySubtitle> = (order: MemberOrder) => Promise<OpenedMember<Text>>

/** For looking into it, and for translating from it. */
export function createOpenMember(reader: Pick<TextReader, 'prepare'>, rules: RulesBook): OpenMember {
  return async (order) => {
    const { member, hints } = chosenMember(order, rules)
    return { member, prepared: await reader.prepare(member.bytes, hints, order.signal) }
  }
}

/** For delivering it: judged as well. */
export function createCheckMember(reader: Pick<ArchiveReader, 'check'>, rules: RulesBook): OpenMember<CheckedSubtitle> {
  return async (order) => {
    const { member, hints } = chosenMember(order, rules)
    return { member, prepared: await reader.check(member.bytes, hints, order.signal) }
  }
}

interface ChosenMember {
  readonly member: ArchiveMember
  readonly hints: CheckHints
}

function chosenMember(order: MemberOrder, rules: RulesBook): ChosenMember {
  const { gap, pick } = order
  const member = pickMember(order, rules)
  checkDelivered(member, pick)
  const { media } = gap.video
  const fps = media?.fps ?? pick.subtitle.fps
  const mediaDurationMs = media?.durationMs ?? null
  return { member, hints: { languageHint: pick.language, fileName: member.name, fps, mediaDurationMs } }
}

function pickMember({ gap, pick, content }: MemberOrder, rules: RulesBook): ArchiveMember {
  const named = pick.file && memberNamed(content, pick.file.name)
  if (named && (pick.isFileTold || namesWhole(gap))) return named
  const memberQuery = memberQueryOf(rules, gap, pick)
  const { index } = pickFromArchive(content.members, memberQuery)
  // The archive was listed as forced: a file in it need not say so again.
  const place =
    index ?? (gap.isForced ? pickFromArchive(content.members, { ...memberQuery, isForced: false }).index : null)
  const member = place === null ? undefined : content.members[place]
  if (!member) throw new AppError('archive.noMember', 'No file in the archive is clearly the one for this video.')
  return member
}

/** Of a film in several files any of them may have been listed first: which part it is, all of them together tell. */
function namesWhole({ release: { type, part } }: Gap): boolean {
  return type !== 'movie' || part === null
}

/** By its whole name, else by what is behind its folders, where that is clear. */
function memberNamed({ members }: ArchiveContent, wanted: string): ArchiveMember | null {
  const whole = members.filter(({ name }) => name === wanted)
  const named = whole.length > 0 ? whole : members.filter(({ name }) => baseNameOf(name) === baseNameOf(wanted))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** What is listed with a checksum is delivered as listed, or not used (promise F11). */
function checkDelivered({ name, bytes }: ArchiveMember, { file, subtitle }: Candidate): void {
  const listed = [file, ...(subtitle.files ?? [])].find((each) => each && baseNameOf(each.name) === baseNameOf(name))
  const md5 = (listed ?? file)?.md5 ?? null
  if (md5 === null || createHash('md5').update(bytes).digest('hex') === md5) return
  throw new AppError('archive.unreadable', `${name} in the archive is not the file that the service lists.`)
}

function memberQueryOf(rules: RulesBook, gap: Gap, pick: Candidate): MemberQuery {
  const { release, isForced = false } = gap
  const { season, episodes, absoluteEpisode, date, part, episodeTitle } = release
  const listed = listedEpisodes(release, pick)
  return {
    season,
    episodes: listed.length > 0 ? listed : episodes,
    absoluteEpisode,
    date,
    part,
    isPartListed: part !== null && isListedAs(part, pick),
    isEpisodeListed: listed.length > 0 || isListedAsOne(release, pick),
    episodeTitle,
    language: pick.language,
    hearingImpaired: memberWish(rulesOfGap(rules, gap), isForced, pick),
    isForced,
    release,
  }
}

function isListedAs(part: number, { subtitle }: Candidate): boolean {
  const listed = readSubtitle(subtitle).releases.flatMap(({ release }) => release.part ?? [])
  return listed.length > 0 && listed.every((each) => each === part)
}

/**
 * What it was listed as, where that is nothing but episodes of the video: of a video with two it may be one. Fields are
 * believed before names, which may count through all seasons.
 */
function listedEpisodes({ season, episodes }: Gap['release'], { subtitle }: Candidate): readonly number[] {
  if (season === null || subtitle.isFullSeason) return []
  const { fields, releases } = readSubtitle(subtitle)
  const isOurs = (numbers: Numbers) =>
    numbers.season === season && numbers.episodes.every((episode) => episodes.includes(episode))
  const stated = (fields.episodes.length > 0 ? [fields] : releases.map(({ release }) => numbersOf(release))).filter(
    saysEpisode,
  )
  return stated.every(isOurs) ? (stated[0]?.episodes ?? []) : []
}

/** Where the video has only an absolute number, the choice has told which episode that is. */
function isListedAsOne({ season }: Gap['release'], { subtitle }: Candidate): boolean {
  const { episodeFrom, episodeEnd, isFullSeason } = subtitle
  return season === null && !isFullSeason && episodeFrom !== null && episodeFrom === episodeEnd
}

/** What the archive was listed as, its files need not say again: then they are only preferred for saying it. */
function memberWish(
  { hearingImpaired }: WishRules,
  isForced: boolean,
  { isHearingImpaired }: Candidate,
): MemberQuery['hearingImpaired'] {
  if (isForced) return 'any'
  return hearingImpaired === 'only' && isHearingImpaired ? 'prefer' : hearingImpaired
}

function baseNameOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
