/**
 * Cleans a subtitle of ours that stands beside its video already, and takes that back: a new version each time, with the
 * earlier one in the trash. Never a file of anybody else's, and never one that was edited since.
 */
import { AppError } from '../../shared/errors.ts'
import type { LibraryIndex } from '../library/libraryIndex.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import type { CleanedDetails, History, Written, WrittenDetails } from '../sidecar/history/history.ts'
import { ownDetails } from '../sidecar/history/ownDetails.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import { subjectOfVideo } from '../sidecar/history/subjectOf.ts'
import { besideVideo, nameInForm, readWrittenName, sidecarExtensionOf } from '../sidecar/publish/writtenName.ts'
import type { CleanRules } from './cleanRules.ts'
import type { CleanedText, TextCleaner } from './cleanText.ts'
import type { DeliveredTexts } from './deliveredTexts.ts'
import { cleanedDetails } from './writtenForm.ts'

export interface CleanFileParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: TextCleaner
  readonly history: Pick<History, 'ownerOf'>
  readonly libraryIndex: Pick<LibraryIndex, 'find'>
  readonly texts: DeliveredTexts
  readonly publish: Publish
}

export interface CleanFile {
  /** What these rules would do; null for nothing. @throws AppError 'file.foreign', 'file.changed', 'subtitle.unreadable' */
  preview(path: string, rules: CleanRules, signal: AbortSignal): Promise<CleanedText | null>
  /** @throws AppError as `look` and publishing do, 'input.invalid' where there is nothing to do */
  clean(path: string, order: CleanOrder): Promise<Written>
  /** @throws AppError 'file.missing' where the file is not there or was never cleaned, and as publishing does */
  restore(row: Written, order: Omit<CleanOrder, 'rules'>): Promise<Written>
}

/** Lends what reads and writes, for as long as a work takes. */
export interface CleanFiles {
  lend<Result>(work: (files: CleanFile) => Promise<Result>): Promise<Result>
}

export interface CleanOrder {
  readonly rules: CleanRules
  readonly batchId: string
  readonly signal: AbortSignal
}

export function createCleanFile(parts: CleanFileParts): CleanFile {
  const { texts } = parts

  async function preview(path: string, rules: CleanRules, signal: AbortSignal): Promise<CleanedText | null> {
    const { owner, text } = await ownText(parts, path)
    const extension = sidecarExtensionOf(path) ?? 'srt'
    const fps = fpsOf(parts, owner.videoPath)
    return parts.reader.clean({ text, extension, languageHint: owner.language, fps, rules }, signal)
  }

  return {
    preview,

    async clean(path, { rules, batchId, signal }) {
      const { owner, text } = await ownText(parts, path)
      const cleaned = await preview(path, rules, signal)
      if (cleaned === null) throw new AppError('input.invalid', 'There is nothing to do to this subtitle.')
      const before = texts.of(owner) ?? { text, nameEnd: readWrittenName(path).ending, removed: [] }
      const bytes = new TextEncoder().encode(cleaned.text)
      texts.keep(sha256Of(bytes), { ...before, removed: [...before.removed, ...cleaned.removed] })
      const details = { ...ownDetails(owner.details), cleaned: together(owner.details, cleaned) }
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

function requireOurs({ history }: CleanFileParts, path: string): Written {
  const owner = history.ownerOf(path)
  if (owner) return owner
  throw new AppError('file.foreign', `Undertitle did not write this file, so it is left as it is: ${path}`)
}

async function ownText(
  parts: CleanFileParts,
  path: string,
): Promise<{ readonly owner: Written; readonly text: string }> {
  const owner = requireOurs(parts, path)
  const bytes = await readSubtitle(parts.disk, path)
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
  const hints = { languageHint: language, fileName: path, fps: fpsOf(parts, videoPath) }
  // What cannot be read again is not written.
  const { fingerprint } = await parts.reader.prepare(bytes, hints, signal)
  const subject = subjectOfVideo(videoPath)
  return parts.publish({ batchId, videoPath, path, bytes, language, subject, fingerprint, details, replaces: owner })
}

function lettersTogether(before: CleanedDetails, now: CleanedDetails): Pick<CleanedDetails, 'letters'> {
  const letters = (before.letters ?? 0) + (now.letters ?? 0)
  return letters > 0 ? { letters } : {}
}

/** Frames a second of the video, where that is known. */
function fpsOf({ libraryIndex }: CleanFileParts, videoPath: string): number | null {
  return libraryIndex.find(videoPath)?.media?.fps ?? null
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
    ...lettersTogether(before, now),
    convertedFrom: before.convertedFrom ?? now.convertedFrom,
    lost: [...before.lost, ...now.lost],
  }
}
