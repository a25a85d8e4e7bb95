/**
 * Accepts a result only when it is its source's equal, and puts it beside the videos that wait for it. Marked as made by a
 * machine in the history; never over anything that stands there, but for the subtitle of ours that it was ordered instead of.
 */
import { dirname } from 'node:path'
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { OneAtATime } from '../../shared/oneAtATime.ts'
import { checkTranslation } from '../../shared/translation/checkTranslation.ts'
import type { Database } from '../database/database.ts'
import type { ReadySubtitle } from '../verify/prepareSubtitle.ts'
import type { TextReader } from '../verify/textReader.ts'
import { nameRules, type NameRulesOf } from '../clean/nameRules.ts'
import { emptyBeside } from '../library/emptyTexts.ts'
import type { LibraryIndex } from '../library/libraryIndex.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { History, WrittenDetails, Written } from '../sidecar/history/history.ts'
import type { CheckPlace } from '../sidecar/publish/checkPlace.ts'
import { sameTextNow } from '../sidecar/history/sameTextNow.ts'
import { subjectOfVideo } from '../sidecar/history/subjectOf.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { writtenName, type NameRules, type SidecarExtension } from '../sidecar/publish/writtenName.ts'
import type { WantedRules } from '../wanted/wantedRules.ts'
import type { AiDifference, AiJob, AiTarget, AiText } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'
import { aiVideo } from './aiVideo.ts'
import { requireSameVideo } from './requireSameVideo.ts'

export interface DeliverResultParts {
  readonly jobs: AiJobs
  readonly db: Pick<Database, 'transaction'>
  readonly reader: TextReader
  readonly history: Pick<History, 'othersWithText' | 'ownerOf' | 'get' | 'laterStanding'>
  readonly publish: Publish
  readonly checkPlace: CheckPlace
  readonly settings: Pick<SettingsStore, 'read'>
  /** As they are at this moment. */
  readonly rules: Pick<WantedRules, 'book'>
  readonly libraryIndex: Pick<LibraryIndex, 'find'>
  /** Of two copies of a text that arrive together, the second must see where the first one went. */
  readonly oneAtATime: OneAtATime
  /** Something was written beside a video. */
  readonly onWritten: (job: AiJob, target: AiTarget, written: Written) => void
}

/** From fetched to done, refused or failed. @throws AppError 'cancelled' */
export async function deliverResult(parts: DeliverResultParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  const ready = await acceptedResult(parts, job, signal)
  if ('state' in ready) return ready
  let code: ErrorCode | null = null
  for (const target of parts.jobs.targets(job.id)) {
    signal.throwIfAborted()
    if (target.state !== 'written') code = (await putBeside(parts, { job, target, ready }, signal)) ?? code
  }
  return conclude(parts, job, code)
}

/** Asked before a unit is spent: throws the first obstacle where the result could be put beside no video at all. */
export async function requirePlace(
  parts: Pick<DeliverResultParts, 'jobs' | 'checkPlace' | 'settings' | 'rules' | 'libraryIndex'>,
  job: AiJob,
): Promise<void> {
  const { jobs, checkPlace } = parts
  const targets = jobs.targets(job.id)
  const looks = targets.map(async (target) =>
    checkPlace({
      videoPath: besideWhat(job, target),
      path: resultNow(parts, { job, target, extension: null }),
    }),
  )
  const obstacles = (await Promise.allSettled(looks)).filter((look) => look.status === 'rejected')
  if (obstacles[0] && obstacles.length === targets.length) throw obstacles[0].reason
}

/** As the settings say it at this moment. */
function rulesNow({ settings, rules }: Pick<DeliverResultParts, 'settings' | 'rules'>): NameRulesOf {
  return nameRules(settings.read(), rules.book())
}

interface NamedResult {
  readonly job: Pick<AiJob, 'target'>
  readonly target: Pick<AiTarget, 'videoPath'>
  readonly extension: SidecarExtension | null
  /** Names of files that hold nothing. */
  readonly taken?: readonly string[]
}

function resultNow(parts: Pick<DeliverResultParts, 'settings' | 'rules' | 'libraryIndex'>, named: NamedResult): string {
  const { videoPath } = named.target
  const known = parts.libraryIndex.find(videoPath)
  return resultName(rulesNow(parts)(videoPath), { ...named, taken: known ? emptyBeside(known.file) : [] })
}

export function resultName(rules: NameRules, { job, target, extension, taken = [] }: NamedResult): string {
  const pick = { language: job.target, isHearingImpaired: false, isMadeHere: true, extension }
  return writtenName({ videoPath: target.videoPath, isForced: false, taken }, pick, rules)
}

/** The text that may be written, or the job that was refused. */
async function acceptedResult(
  parts: DeliverResultParts,
  job: AiJob,
  signal: AbortSignal,
): Promise<ReadySubtitle | AiJob> {
  const result = parts.jobs.text(job.id, 'result')
  if (!result) throw new AppError('internal', 'The result of a job is gone.')
  try {
    const source = parts.jobs.text(job.id, 'source')
    const ready = await prepared(parts, { text: result, language: job.target }, signal)
    const differences = source ? await comparedWith(parts, { job, source, ready }, signal) : []
    return differences.length > 0 ? refuse(parts, job, differences) : ready
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.code !== 'subtitle.unreadable') throw error
    return refuse(parts, job, [{ cue: 0, fault: 'unreadable', message: error.message }])
  }
}

async function comparedWith(
  parts: DeliverResultParts,
  { job, source, ready }: { readonly job: AiJob; readonly source: AiText; readonly ready: ReadySubtitle },
  signal: AbortSignal,
): Promise<readonly AiDifference[]> {
  const { document } = await prepared(parts, { text: source, language: job.sourceLanguage }, signal)
  return checkTranslation(document, ready.document).map(({ cue, fault, said }) => ({ cue, fault, message: said }))
}

function prepared(
  parts: DeliverResultParts,
  { text, language }: { readonly text: AiText; readonly language: string | null },
  signal: AbortSignal,
): Promise<ReadySubtitle> {
  return parts.reader.prepare(text.bytes, { languageHint: language, fileName: text.name }, signal)
}

/** Far more than anybody reads. */
const mostDifferences = 50

function refuse({ jobs }: DeliverResultParts, job: AiJob, differences: readonly AiDifference[]): AiJob {
  const count = differences.length === 1 ? 'one place' : `${differences.length} places`
  const message =
    job.kind === 'translation'
      ? `The translation differs from its source in ${count}, so it was not written: ${differences[0]?.message ?? ''} Try another tone or another source.`
      : 'The transcription is not a usable subtitle, so it was not written.'
  const kept = differences.slice(0, mostDifferences)
  return jobs.change(job.id, { state: 'refused', code: 'subtitle.unreadable', message, differences: kept })
}

interface Putting {
  readonly job: AiJob
  readonly target: AiTarget
  readonly ready: ReadySubtitle
}

/** Answers why it was not written, else null. */
async function putBeside(parts: DeliverResultParts, putting: Putting, signal: AbortSignal): Promise<ErrorCode | null> {
  const { job, target, ready } = putting
  try {
    const path = resultNow(parts, { job, target, extension: ready.extension })
    const write = () => verifyAndPublish(parts, { ...putting, path }, signal)
    const written = earlierWrite(parts, { job, target }, path) ?? (await parts.oneAtATime(ready.fingerprint, write))
    parts.jobs.changeTarget(target, { state: 'written', path, message: '' })
    parts.onWritten(job, target, written)
    return null
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'cancelled') throw thrown
    parts.jobs.changeTarget(target, { state: code === 'file.foreign' ? 'skipped' : 'failed', path: null, message })
    return code
  }
}

/** A run that died between writing and noting it has written it all the same. */
function earlierWrite(
  { history }: DeliverResultParts,
  { job: { requestId }, target: { replacesId, batchId } }: Pick<Putting, 'job' | 'target'>,
  path: string,
): Written | null {
  const owner = history.ownerOf(path)
  // What makes way may have come of the same request, and been moved or edited since.
  const mayBeOurs = owner !== null && (replacesId === null || (owner.id > replacesId && owner.batchId === batchId))
  return mayBeOurs && owner.details.made?.requestId === requestId ? owner : null
}

async function verifyAndPublish(
  parts: DeliverResultParts,
  { job, target, ready, path }: Putting & { readonly path: string },
  signal: AbortSignal,
): Promise<Written> {
  const { videoPath, batchId } = target
  await requireSameVideo(job, videoPath)
  const { document, fingerprint, text } = ready
  const subject = subjectOfVideo(videoPath)
  const verdict = await parts.reader.verify(
    {
      document,
      language: job.target,
      mediaDurationMs: aiVideo(parts.libraryIndex, videoPath).media?.durationMs ?? null,
      sameTextAs: parts.history.othersWithText(fingerprint, subject),
    },
    signal,
  )
  if (verdict.kind === 'rejected') throw new AppError('subtitle.unreadable', verdict.message)
  const bytes = new TextEncoder().encode(text)
  const beside = besideWhat(job, target)
  const details = detailsOf({ job, target, ready }, verdict.warnings)
  const { target: language } = job
  const request = { batchId, videoPath: beside, path, bytes, language, subject, fingerprint, details }
  const replaces = target.replacesId === null ? null : sameTextNow(parts.history, target.replacesId)
  return parts.publish({ ...request, ...(replaces && { replaces }) })
}

/** Of an address there is no video on the disk: then the folder is what must be there. */
function besideWhat({ media }: AiJob, { videoPath }: AiTarget): string {
  return /^https?:/i.test(media) ? dirname(videoPath) : videoPath
}

function detailsOf({ job, target: { pick }, ready }: Putting, warnings: readonly string[]): WrittenDetails {
  const { kind, sourceLanguage: from, tone, isReused, requestId, service, subtitleId } = job
  return {
    subtitleId: subtitleId === '' ? (requestId ?? '') : subtitleId,
    service,
    release: pick?.releaseName ?? '',
    tier: pick?.tier ?? 0,
    reasons: pick?.reasons ?? [],
    encoding: ready.encoding,
    warnings,
    isMachineMade: true,
    member: '',
    made: { kind, from, tone, requestId: requestId ?? '', isReused },
  }
}

function conclude({ jobs, db }: DeliverResultParts, job: AiJob, code: ErrorCode | null): AiJob {
  const targets = jobs.targets(job.id)
  const missed = targets.find(({ state }) => state !== 'written')
  if (targets.some(({ state }) => state === 'written') || !missed)
    // In one commit: a job that is still to be delivered needs its result.
    return db.transaction(() => {
      jobs.dropResult(job.id)
      return jobs.change(job.id, { state: 'done', code: null, message: missed?.message ?? '', differences: [] })
    })
  return jobs.change(job.id, { state: 'failed', code, message: missed.message })
}
