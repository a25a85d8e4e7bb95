/**
 * Cleans a subtitle of ours that stands beside its video already, and takes that back: a new version each time, with the
 * earlier one in the trash. Never a file of anybody else's, and never one that was edited since.
 */
import { AppError } from '../../shared/errors.ts'
import type { ParseHints, ReadySubtitle } from '../verify/prepareSubtitle.ts'
import { sha256Of } from '../disk/disk.ts'
import type { Written, WrittenDetails } from '../sidecar/history.ts'
import type { Publish } from '../sidecar/publish.ts'
import { besideVideo, nameInForm, readWrittenName, sidecarExtensionOf } from '../sidecar/writtenName.ts'
import type { CleanRules } from './cleanRules.ts'
import type { CleanedText, CleanRequest } from './cleanText.ts'
import type { DeliveredTexts } from './deliveredTexts.ts'
import { cleanedDetails } from './writtenForm.ts'

export interface CleanFileParts {
  /** Not through a link, and no more than a subtitle has. @throws AppError 'file.missing' */
  readonly readSubtitle: (path: string) => Promise<Uint8Array>
  readonly cleanText: (request: CleanRequest, signal: AbortSignal) => Promise<CleanedText | null>
  readonly prepare: (bytes: Uint8Array, hints: ParseHints, signal: AbortSignal) => Promise<ReadySubtitle>
  readonly ownerOf: (path: string) => Written | null
  readonly subjectOf: (videoPath: string) => string
  readonly fpsOf: (videoPath: string) => number | null
  readonly texts: DeliveredTexts
  readonly publish: Publish
}

export interface CleanFile {
  /** What these rules would do; null for nothing. @throws AppError 'file.foreign', 'file.changed', 'subtitle.unreadable' */
  look(path: string, rules: CleanRules, signal: AbortSignal): Promise<CleanedText | null>
  /** @throws AppError as `look` and publishing do, 'input.invalid' where there is nothing to do */
  clean(path: string, order: CleanOrder): Promise<Written>
  /** @throws AppError 'file.missing' where the file is not there or was never cleaned, and as publishing does */
  restore(row: Written, order: Omit<CleanOrder, 'rules'>): Promise<Written>
}

export interface CleanOrder {
  readonly rules: CleanRules
  readonly batchId: string
  readonly signal: AbortSignal
}

export function createCleanFile(parts: CleanFileParts): CleanFile {
  const { texts } = parts

  async function look(path: string, rules: CleanRules, signal: AbortSignal): Promise<CleanedText | null> {
    const { owner, text } = await ownText(parts, path)
    const extension = sidecarExtensionOf(path) ?? 'srt'
    const fps = parts.fpsOf(owner.videoPath)
    return parts.cleanText({ text, extension, languageHint: owner.language, fps, rules }, signal)
  }

  return {
    look,

    async clean(path, { rules, batchId, signal }) {
      const { owner, text } = await ownText(parts, path)
      const cleaned = await look(path, rules, signal)
      if (cleaned === null) throw new AppError('input.invalid', 'There is nothing to do to this subtitle.')
      const before = texts.of(owner) ?? { text, nameEnd: readWrittenName(path).ending, removed: [] }
      const bytes = new TextEncoder().encode(cleaned.text)
      texts.keep(sha256Of(bytes), { ...before, removed: [...before.removed, ...cleaned.removed] })
      const details = { ...owner.details, cleaned: together(owner.details, cleaned) }
      const written = nameInForm(path, { isHearingImpaired: !rules.hearingImpaired, extension: cleaned.extension })
      return write(parts, { owner, path: written, bytes, details, batchId, signal })
    },

    async restore(row, { batchId, signal }) {
      const owner = requireOurs(parts, row.path)
      const before = texts.of(owner)
      if (before === null) throw new AppError('file.missing', 'The delivered text of this subtitle is no longer kept.')
      await ownText(parts, row.path)
      const path = besideVideo(owner.videoPath, before.nameEnd)
      const details = detailsOfDelivered(owner.details)
      return write(parts, { owner, path, bytes: new TextEncoder().encode(before.text), details, batchId, signal })
    },
  }
}

function requireOurs({ ownerOf }: CleanFileParts, path: string): Written {
  const owner = ownerOf(path)
  if (owner) return owner
  throw new AppError('file.foreign', `Undertitle did not write this file, so it is left as it is: ${path}`)
}

async function ownText(
  parts: CleanFileParts,
  path: string,
): Promise<{ readonly owner: Written; readonly text: string }> {
  const owner = requireOurs(parts, path)
  const bytes = await parts.readSubtitle(path)
  if (sha256Of(bytes) !== owner.sha256)
    throw new AppError('file.changed', `You have edited ${path}, so it is kept as it is.`)
  return { owner, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}

interface NewVersion {
  readonly owner: Written
  readonly path: string
  readonly bytes: Uint8Array
  readonly details: WrittenDetails
  readonly batchId: string
  readonly signal: AbortSignal
}

async function write(
  parts: CleanFileParts,
  { owner, path, bytes, details, batchId, signal }: NewVersion,
): Promise<Written> {
  const { videoPath, language } = owner
  const hints = { languageHint: language, fileName: path, fps: parts.fpsOf(videoPath) }
  // What cannot be read again is not written.
  const { fingerprint } = await parts.prepare(bytes, hints, signal)
  const subject = parts.subjectOf(videoPath)
  return parts.publish({ batchId, videoPath, path, bytes, language, subject, fingerprint, details, replaces: owner })
}

/** Without what was done to the text since. */
function detailsOfDelivered(details: WrittenDetails): WrittenDetails {
  const { subtitleId, service, release, tier, reasons, encoding, warnings, isMachineMade, member, made } = details
  const delivered = { subtitleId, service, release, tier, reasons, encoding, warnings, isMachineMade, member }
  return made ? { ...delivered, made } : delivered
}

function together({ cleaned: before }: WrittenDetails, cleaned: CleanedText): NonNullable<WrittenDetails['cleaned']> {
  const now = cleanedDetails(cleaned)
  if (!before) return now
  return {
    hearingImpaired: before.hearingImpaired + now.hearingImpaired,
    credits: before.credits + now.credits,
    convertedFrom: before.convertedFrom ?? now.convertedFrom,
    lost: [...before.lost, ...now.lost],
  }
}
