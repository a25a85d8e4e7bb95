/** One want, one opened archive: picks the file, checks the text, and puts it beside the video. Never overwrites. */
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { Release } from '../../shared/release/release.ts'
import { titleKey } from '../../shared/release/titleKey.ts'
import type { ArchiveContent, ArchiveMember } from '../download/archiveContent.ts'
import type { MemberWant } from '../download/memberFit.ts'
import type { MemberPick } from '../download/pickFromArchive.ts'
import type { ParseHints, PreparedSubtitle } from '../download/prepareSubtitle.ts'
import type { RankedSubtitle } from '../matching/choice.ts'
import type { Publish } from '../sidecar/publish.ts'
import type { NamingProfile } from '../sidecar/namingProfiles.ts'
import { sidecarPath } from '../sidecar/sidecarName.ts'
import type { Verify, VerifyRequest } from '../verify/verify.ts'
import type { Want } from '../wanted/missing.ts'
import type { WantedRules } from '../wanted/wish.ts'
import type { WrittenFile } from './batchEvents.ts'

export interface DeliverParts {
  readonly pick: (members: readonly { readonly name: string }[], want: MemberWant) => MemberPick
  readonly prepare: (bytes: Uint8Array, hints: ParseHints, signal: AbortSignal) => Promise<PreparedSubtitle>
  readonly verify: Verify
  readonly fingerprintOf: (text: string) => string
  /** Other movies and episodes beside which the very same text was written. */
  readonly othersWithText: (fingerprint: string, subject: string) => readonly string[]
  readonly publish: Publish
  readonly rules: WantedRules
  readonly naming: NamingProfile
  readonly service: string
}

export interface DeliverOrder {
  readonly want: Want
  readonly pick: RankedSubtitle
  readonly content: ArchiveContent
  readonly batchId: string
  readonly signal: AbortSignal
}

export type Delivery =
  | { readonly kind: 'written'; readonly event: WrittenFile }
  | { readonly kind: 'covered'; readonly message: string }
  | { readonly kind: 'foreign'; readonly message: string }
  /** This subtitle does not suit this video; another one may. */
  | { readonly kind: 'rejected'; readonly message: string; readonly code: ErrorCode }
  | { readonly kind: 'failed'; readonly error: AppError }

export type Deliver = (order: DeliverOrder) => Promise<Delivery>

export function createDeliver(parts: DeliverParts): Deliver {
  return async (order) => {
    try {
      const member = pickMember(parts, order)
      const prepared = await prepareMember(parts, order, member)
      const subject = subjectOf(order.want.release)
      const fingerprint = parts.fingerprintOf(prepared.plainText)
      const verdict = await parts.verify(verifyRequest(parts, order, { prepared, fingerprint, subject }))
      if (verdict.kind === 'rejected')
        return { kind: 'rejected', message: verdict.message, code: 'subtitle.unreadable' }
      return await put(parts, order, { member, prepared, subject, fingerprint, warnings: verdict.warnings })
    } catch (thrown) {
      return outcomeOf(toAppError(thrown))
    }
  }
}

function outcomeOf(error: AppError): Delivery {
  switch (error.code) {
    case 'file.foreign':
      return { kind: 'foreign', message: error.message }
    case 'subtitle.unreadable':
    case 'archive.unreadable':
    case 'archive.noMember':
      return { kind: 'rejected', message: error.message, code: error.code }
    default:
      return { kind: 'failed', error }
  }
}

function pickMember(parts: DeliverParts, { want, pick, content }: DeliverOrder): ArchiveMember {
  const listed =
    pick.file && content.members.filter(({ name }) => baseNameOf(name) === baseNameOf(pick.file?.name ?? ''))
  if (listed?.length === 1 && listed[0]) return listed[0]
  const { index } = parts.pick(content.members, memberWantOf(parts.rules, want, pick))
  const member = index === null ? undefined : content.members[index]
  if (!member) throw new AppError('archive.noMember', 'No file in the archive is clearly the one for this video.')
  return member
}

function memberWantOf(rules: WantedRules, { release }: Want, pick: RankedSubtitle): MemberWant {
  const { season, episodes, absoluteEpisode, date, part, episodeTitle } = release
  return {
    season,
    episodes,
    absoluteEpisode,
    date,
    part,
    episodeTitle,
    language: pick.language,
    hearingImpaired: rules.hearingImpaired,
    isForced: false,
    release,
  }
}

function prepareMember(
  parts: DeliverParts,
  { want, pick, signal }: DeliverOrder,
  member: ArchiveMember,
): Promise<PreparedSubtitle> {
  const hints = { languageHint: pick.language, fileName: member.name, fps: want.video.media?.fps ?? pick.subtitle.fps }
  return parts.prepare(member.bytes, hints, signal)
}

interface Checked {
  readonly prepared: PreparedSubtitle
  readonly subject: string
  readonly fingerprint: string
}

function verifyRequest(
  parts: DeliverParts,
  { want, pick }: DeliverOrder,
  { prepared, fingerprint, subject }: Checked,
): VerifyRequest {
  return {
    document: prepared.document,
    language: pick.language,
    mediaDurationMs: want.video.media?.durationMs ?? null,
    sameTextAs: parts.othersWithText(fingerprint, subject),
  }
}

async function put(
  parts: DeliverParts,
  { want, pick, batchId }: DeliverOrder,
  {
    member,
    prepared,
    subject,
    fingerprint,
    warnings,
  }: Checked & { readonly member: ArchiveMember; readonly warnings: readonly string[] },
): Promise<Delivery> {
  const videoPath = want.video.file.path
  const path = sidecarPath(videoPath, {
    language: pick.language,
    isForced: false,
    isHearingImpaired: pick.isHearingImpaired,
    extension: prepared.extension,
    profile: parts.naming,
  })
  const bytes = new TextEncoder().encode(prepared.text)
  const { tier, reasons, releaseName: release, isMachineMade, subtitle, language } = pick
  const { encoding } = prepared
  const details = {
    subtitleId: subtitle.id,
    service: parts.service,
    release,
    tier,
    reasons,
    encoding,
    warnings,
    isMachineMade,
    member: member.name,
  }
  await parts.publish({ batchId, videoPath, path, bytes, language, subject, fingerprint, details })
  return {
    kind: 'written',
    event: {
      kind: 'written',
      video: videoPath,
      sidecar: path,
      language,
      subtitleId: subtitle.id,
      release,
      tier,
      reasons,
      bytes: bytes.length,
      encoding,
      warnings,
    },
  }
}

/** Two copies of one episode share a subject, so that the same text beside both is no mistake. */
function subjectOf(release: Release): string {
  const { title, year, season, episodes, absoluteEpisode, date, part } = release
  return [titleKey(title ?? ''), year, season, episodes.join('+'), absoluteEpisode, date, part].join('|')
}

function baseNameOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
