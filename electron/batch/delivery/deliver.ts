/** One gap, one opened archive: picks the file, checks the text, and puts it beside the video. Never overwrites. */
import { createOneAtATime } from '../../../shared/oneAtATime.ts'
import { toAppError, type AppError, type ErrorCode } from '../../../shared/errors.ts'
import type { NameRulesOf } from '../../clean/nameRules.ts'
import type { ToWrittenForm } from '../../clean/writtenForm.ts'
import type { ArchiveMember } from '../../download/archive/archiveContent.ts'
import type { OpenMember } from '../../download/member/openMember.ts'
import type { CheckedSubtitle } from '../../download/archive/archiveMessages.ts'
import { emptyBeside } from '../../library/emptyTexts.ts'
import type { Disk } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { CheckPlace } from '../../sidecar/publish/checkPlace.ts'
import { subjectOf } from '../../sidecar/history/subjectOf.ts'
import type { Publish } from '../../sidecar/publish/publish.ts'
import { writtenName, type NamedGap } from '../../sidecar/publish/writtenName.ts'
import type { Gap } from '../../wanted/missing.ts'
import { codeOfRejection, verdictAmong } from '../../verify/verdict.ts'
import type { WrittenFile } from '../batchEvents.ts'
import type { DeliverOrder } from './deliverOrder.ts'
import type { DeliveryTiming } from './deliveryTiming.ts'

export interface DeliverParts {
  readonly disk: Pick<Disk, 'stat'>
  readonly check: OpenMember<CheckedSubtitle>
  readonly history: Pick<History, 'othersWithText'>
  readonly publish: Publish
  readonly toWrittenForm: ToWrittenForm
  readonly service: string
  /** Null where nothing is measured. */
  readonly timing: DeliveryTiming | null
}

export type Delivery =
  | { readonly kind: 'written'; readonly event: WrittenFile }
  | { readonly kind: 'covered'; readonly message: string }
  | { readonly kind: 'foreign'; readonly message: string }
  /** This subtitle does not suit this video; another one may. */
  | { readonly kind: 'rejected'; readonly message: string; readonly code: ErrorCode }
  /** It suits, but is out of step and cannot be mended: nothing was written. */
  | { readonly kind: 'out-of-step'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: AppError }

export type Deliver = (order: DeliverOrder) => Promise<Delivery>

type Target = Pick<DeliverOrder, 'gap' | 'pick' | 'replaces'>

/** What would keep a subtitle from being written, whatever is in its archive; null when nothing does. */
export type FindObstacle = (target: Target) => Promise<Delivery | null>

export function createFindObstacle(checkPlace: CheckPlace, names: NameRulesOf): FindObstacle {
  return async ({ gap, pick, replaces }) => {
    try {
      const { videoPath } = namedGap(gap)
      const path = writtenName(namedGap(gap), { ...pick, extension: null }, names(videoPath))
      await checkPlace({ videoPath, path, ...(replaces && { replaces }) })
      return null
    } catch (thrown) {
      return outcomeOf(toAppError(thrown))
    }
  }
}

export function createDeliver(parts: DeliverParts): Deliver {
  const oneAtATime = createOneAtATime()

  async function judgeAndPut(order: DeliverOrder, checked: Checked): Promise<Delivery> {
    const { judgement, fingerprint } = checked.prepared
    const verdict = verdictAmong(judgement, parts.history.othersWithText(fingerprint, checked.subject))
    if (verdict.kind === 'accepted') return put(parts, order, { ...checked, warnings: verdict.warnings })
    const code = codeOfRejection(verdict.reason)
    const isWritten = order.isInsisted === true && code === 'subtitle.unfit'
    if (isWritten) return put(parts, order, { ...checked, warnings: [verdict.reason] })
    return { kind: 'rejected', message: verdict.message, code }
  }

  return async (order) => {
    try {
      const { member, prepared } = await parts.check(order)
      const subject = subjectOf(order.gap.release)
      // Of two copies of a text that arrive together, the second must see where the first one went.
      return await oneAtATime(prepared.fingerprint, () => judgeAndPut(order, { member, prepared, subject }))
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

interface Checked {
  readonly member: ArchiveMember
  readonly prepared: CheckedSubtitle
  readonly subject: string
}

async function put(
  parts: DeliverParts,
  order: DeliverOrder,
  { member, prepared, subject, warnings }: Checked & { readonly warnings: readonly string[] },
): Promise<Delivery> {
  const { gap, pick, batchId, replaces, insteadOf = [], signal } = order
  const videoPath = gap.video.file.path
  const { tier, reasons, releaseName: release, isMachineMade, isHearingImpaired, subtitle, language } = pick
  const { encoding, fingerprint, text, extension } = prepared
  const fps = gap.video.media?.fps ?? subtitle.fps
  const delivered = { gap: namedGap(gap), text, extension, language, fps, isHearingImpaired }
  const form = await parts.toWrittenForm(delivered, signal)
  const { path, bytes } = form
  const look = (await parts.timing?.look(order, { path, bytes })) ?? null
  if (look?.against && !order.isLastChoice && !order.isInsisted) return { kind: 'out-of-step', message: look.against }
  const cleaning = form.cleaned ? { cleaned: form.cleaned } : {}
  const passing = insteadOf.length > 0 ? { insteadOf } : {}
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
    ...cleaning,
    ...passing,
  }
  const replacing = replaces && (await isThere(parts.disk, replaces)) ? { replaces } : {}
  await parts.publish({ batchId, videoPath, path, bytes, language, subject, fingerprint, details, ...replacing })
  const event: WrittenFile = {
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
    isMachineMade,
    ...cleaning,
    ...passing,
  }
  return { kind: 'written', event: look ? ((await parts.timing?.conclude(order, look, event)) ?? event) : event }
}

/** What of ours was deleted by hand makes no room, and what comes is no version of it. */
async function isThere(disk: Pick<Disk, 'stat'>, { path }: Written): Promise<boolean> {
  try {
    return (await disk.stat(path)) !== null
  } catch (thrown) {
    throw diskErrorOf(thrown, path)
  }
}

export function namedGap({ video, isForced = false }: Gap): NamedGap {
  return { videoPath: video.file.path, isForced, taken: emptyBeside(video.file) }
}
