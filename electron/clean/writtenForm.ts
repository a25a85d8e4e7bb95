/** A delivered text in the form in which it is written: cleaned as the rules say, under the name that fits it then. */
import { extname } from 'node:path'
import type { LanguageTag } from '../../shared/language.ts'
import type { CleanedDetails } from '../sidecar/history.ts'
import { sha256Of } from '../disk/disk.ts'
import type { SidecarExtension } from '../sidecar/sidecarName.ts'
import { changesNothing, namedAfterCleaning, type CleanRules } from './cleanRules.ts'
import type { CleanedText, CleanRequest } from './cleanText.ts'
import type { DeliveredTexts } from './deliveredTexts.ts'

export interface Delivered {
  readonly videoPath: string
  readonly text: string
  readonly extension: SidecarExtension
  readonly language: LanguageTag
  /** Frames a second of the video. */
  readonly fps: number | null
  readonly isHearingImpaired: boolean
  readonly pathOf: (named: { readonly isHearingImpaired: boolean; readonly extension: SidecarExtension }) => string
}

export interface WrittenForm {
  readonly path: string
  readonly bytes: Uint8Array
  /** Null for what is written as it was delivered. */
  readonly cleaned: CleanedDetails | null
}

export interface WrittenFormParts {
  readonly rules: CleanRules
  readonly cleanText: (request: CleanRequest, signal: AbortSignal) => Promise<CleanedText | null>
  readonly keep: DeliveredTexts['keep']
}

/** @throws AppError 'subtitle.unreadable' */
export type ToWrittenForm = (delivered: Delivered, signal: AbortSignal) => Promise<WrittenForm>

export function createToWrittenForm({ rules, cleanText, keep }: WrittenFormParts): ToWrittenForm {
  return async (delivered, signal) => {
    const { videoPath, text, extension, language, fps, isHearingImpaired, pathOf } = delivered
    const request = { text, extension, languageHint: language, fps, rules }
    const cleaned = changesNothing(rules) ? null : await cleanText(request, signal)
    const named = namedAfterCleaning({ isHearingImpaired, extension }, rules)
    const path = pathOf({ ...named, extension: cleaned?.extension ?? extension })
    const bytes = new TextEncoder().encode(cleaned?.text ?? text)
    if (cleaned === null) return { path, bytes, cleaned }
    const nameEnd = endOfName(pathOf({ isHearingImpaired, extension }), videoPath)
    keep(sha256Of(bytes), { text, nameEnd, removed: cleaned.removed })
    return { path, bytes, cleaned: cleanedDetails(cleaned) }
  }
}

/** '.en.sdh.ass': what stands behind the video's name. */
export function endOfName(path: string, videoPath: string): string {
  return path.slice(videoPath.length - extname(videoPath).length)
}

export function cleanedDetails({ removed, convertedFrom, lost }: CleanedText): CleanedDetails {
  const credits = removed.filter(({ reason }) => ['credit', 'address', 'advert'].includes(reason)).length
  return { hearingImpaired: removed.length - credits, credits, convertedFrom, lost }
}
