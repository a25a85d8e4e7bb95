/** A delivered text in the form in which it is written: cleaned as the rules say, under the name that fits it then. */
import type { CleanedDetails } from '../sidecar/history/history.ts'
import { sha256Of } from '../disk/disk.ts'
import {
  readWrittenName,
  writtenName,
  type NamedPick,
  type NamedGap,
  type NameRules,
} from '../sidecar/publish/writtenName.ts'
import type { SidecarExtension } from '../sidecar/publish/writtenName.ts'
import type { NameRulesOf } from './nameRules.ts'
import { asDelivered, changesNothing, type CleanRules } from './cleanRules.ts'
import type { CleanedText, TextCleaner } from './cleanText.ts'
import type { DeliveredTexts } from './deliveredTexts.ts'

export interface Delivered extends NamedPick {
  readonly gap: NamedGap
  readonly text: string
  readonly extension: SidecarExtension
  /** Frames a second of the video. */
  readonly fps: number | null
}

export interface WrittenForm {
  readonly path: string
  readonly bytes: Uint8Array
  /** Null for what is written as it was delivered. */
  readonly cleaned: CleanedDetails | null
}

export interface WrittenFormParts {
  readonly rules: CleanRules
  readonly names: NameRulesOf
  readonly reader: Pick<TextCleaner, 'clean'>
  readonly texts: Pick<DeliveredTexts, 'keep'>
}

/** @throws AppError 'subtitle.unreadable' */
export type ToWrittenForm = (delivered: Delivered, signal: AbortSignal) => Promise<WrittenForm>

export function createToWrittenForm({ rules, names: namesOf, reader, texts }: WrittenFormParts): ToWrittenForm {
  return async (delivered, signal) => {
    const { gap, text, extension, language, fps } = delivered
    const names = namesOf(gap.videoPath)
    const request = { text, extension, languageHint: language, fps, rules }
    const cleaned = changesNothing(rules) ? null : await reader.clean(request, signal)
    const path = nameOf(delivered, cleaned, names)
    const bytes = new TextEncoder().encode(cleaned?.text ?? text)
    if (cleaned === null) return { path, bytes, cleaned }
    const { ending: nameEnd } = readWrittenName(writtenName(gap, delivered, { ...names, clean: asDelivered }))
    texts.keep(sha256Of(bytes), { text, nameEnd, removed: cleaned.removed })
    return { path, bytes, cleaned: cleanedDetails(cleaned) }
  }
}

/** By now it is known in which format it is. */
function nameOf({ gap, ...pick }: Delivered, cleaned: CleanedText | null, names: NameRules): string {
  const known = { ...pick, extension: cleaned?.extension ?? pick.extension }
  return writtenName(gap, known, { ...names, clean: { ...names.clean, format: 'keep' } })
}

export function cleanedDetails({ removed, convertedFrom, lost }: CleanedText): CleanedDetails {
  const credits = removed.filter(({ reason }) => ['credit', 'address', 'advert'].includes(reason)).length
  const letters = removed.filter(({ reason }) => reason === 'letters').length
  const hearingImpaired = removed.length - credits - letters
  return { hearingImpaired, credits, ...(letters > 0 ? { letters } : {}), convertedFrom, lost }
}
