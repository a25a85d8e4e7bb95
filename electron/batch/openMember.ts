/** Finds the file for one want in an opened archive and reads it: for delivering it, and for looking at it before. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors.ts'
import type { ArchiveContent, ArchiveMember } from '../download/archiveContent.ts'
import type { MemberWant } from '../download/memberFit.ts'
import type { MemberPick } from '../download/pickFromArchive.ts'
import type { CheckHints } from '../download/archiveMessages.ts'
import type { ReadySubtitle } from '../verify/prepareSubtitle.ts'
import type { RankedSubtitle } from '../matching/choose/choice.ts'
import type { Want } from '../wanted/missing.ts'
import type { WantedRules } from '../wanted/wish.ts'

export interface MemberOrder {
  readonly want: Want
  readonly pick: RankedSubtitle
  readonly content: ArchiveContent
  readonly signal: AbortSignal
}

export interface OpenedMember<Text> {
  readonly member: ArchiveMember
  readonly prepared: Text
}

/** @throws AppError 'archive.noMember', 'archive.unreadable' where it is not what was listed, 'subtitle.unreadable' */
export type OpenMember<Text = ReadySubtitle> = (order: MemberOrder) => Promise<OpenedMember<Text>>

export interface OpenMemberParts<Text> {
  readonly pick: (members: readonly { readonly name: string }[], want: MemberWant) => MemberPick
  readonly prepare: (bytes: Uint8Array, hints: CheckHints, signal: AbortSignal) => Promise<Text>
  readonly rules: WantedRules
}

type Picking = Pick<OpenMemberParts<unknown>, 'pick' | 'rules'>

export function createOpenMember<Text>(parts: OpenMemberParts<Text>): OpenMember<Text> {
  return async (order) => {
    const { want, pick, signal } = order
    const member = pickMember(parts, order)
    checkDelivered(member, pick)
    const { media } = want.video
    const fps = media?.fps ?? pick.subtitle.fps
    const mediaDurationMs = media?.durationMs ?? null
    const hints = { languageHint: pick.language, fileName: member.name, fps, mediaDurationMs }
    return { member, prepared: await parts.prepare(member.bytes, hints, signal) }
  }
}

function pickMember({ pick: pickByName, rules }: Picking, { want, pick, content }: MemberOrder): ArchiveMember {
  const listed =
    pick.file && content.members.filter(({ name }) => baseNameOf(name) === baseNameOf(pick.file?.name ?? ''))
  if (listed?.length === 1 && listed[0]) return listed[0]
  const memberWant = memberWantOf(rules, want, pick)
  const { index } = pickByName(content.members, memberWant)
  // The archive was listed as forced: a file in it need not say so again.
  const place = index ?? (want.isForced ? pickByName(content.members, { ...memberWant, isForced: false }).index : null)
  const member = place === null ? undefined : content.members[place]
  if (!member) throw new AppError('archive.noMember', 'No file in the archive is clearly the one for this video.')
  return member
}

/** What is listed with a checksum is delivered as listed, or not used (promise F11). */
function checkDelivered({ name, bytes }: ArchiveMember, { file }: RankedSubtitle): void {
  const md5 = file?.md5 ?? null
  if (md5 === null || createHash('md5').update(bytes).digest('hex') === md5) return
  throw new AppError('archive.unreadable', `${name} in the archive is not the file that the service lists.`)
}

function memberWantOf(rules: WantedRules, { release, isForced = false }: Want, pick: RankedSubtitle): MemberWant {
  const { season, episodes, absoluteEpisode, date, part, episodeTitle } = release
  return {
    season,
    episodes,
    absoluteEpisode,
    date,
    part,
    episodeTitle,
    language: pick.language,
    hearingImpaired: memberWish(rules, isForced, pick),
    isForced,
    release,
  }
}

/** What the archive was listed as, its files need not say again: then they are only preferred for saying it. */
function memberWish(
  { hearingImpaired }: WantedRules,
  isForced: boolean,
  { isHearingImpaired }: RankedSubtitle,
): MemberWant['hearingImpaired'] {
  if (isForced) return 'any'
  return hearingImpaired === 'only' && isHearingImpaired ? 'prefer' : hearingImpaired
}

function baseNameOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
