/** Looking inside a candidate: fetched on the same path as a download, so that what was paid for once is never paid again. */
import type { Preview } from '../../../../shared/contract/preview.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import type { Cue, SubtitleDocument } from '../../../../shared/subtitle/document.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { LanguageTag } from '../../../../shared/language.ts'
import { changesNothing, type CleanRules } from '../../../clean/cleanRules.ts'
import type { CleanedText } from '../../../clean/cleanText.ts'
import type { Connection } from '../../../batch/connection.ts'
import type { ReadySubtitle } from '../../../verify/prepareSubtitle.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { LibraryVideo } from '../../../library/mediaFile.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { RulesBook } from '../../../wanted/rulesBook.ts'

export interface PreviewOrder {
  readonly connection: Connection
  readonly rules: RulesBook
  readonly clean: CleanRules
  readonly gap: Gap
  readonly pick: Candidate
  readonly batchId: string
  readonly signal: AbortSignal
}

/** A text that is only on offer, as it would be written beside this video. */
export interface OfferedText {
  readonly video: LibraryVideo
  readonly language: LanguageTag
  readonly release: string
  readonly isMachineMade: boolean
  readonly document: Pick<SubtitleDocument, 'format' | 'header' | 'cues'>
  readonly encoding: string
  /** How much would be taken out before it is written. */
  readonly removed: number
}

/** Costs a download unless the archive is cached. @throws AppError */
export async function openOffered(order: PreviewOrder): Promise<OfferedText> {
  const { connection, rules, gap, pick, batchId, signal } = order
  const { fetch, open } = connection.batch.fulfil(rules)
  const subject = gap.video.file.path
  const { content } = await fetch({ subtitle: pick.subtitle, batchId, subject, reason: 'looked inside' }, signal)
  const { prepared } = await open({ gap, pick, content, signal })
  const cleaned = await cleanedFor(order, prepared)
  return {
    video: gap.video,
    language: pick.language,
    release: pick.releaseName,
    isMachineMade: pick.isMachineMade,
    document: { ...prepared.document, cues: (cleaned ?? prepared.document).cues },
    encoding: prepared.encoding,
    removed: cleaned?.removed.length ?? 0,
  }
}

export function previewOfOffered({ video, encoding, removed, document }: OfferedText): Preview {
  return previewOfDocument(document, { videoDurationMs: video.media?.durationMs ?? null, encoding, removed })
}

/** Looking at it is not to cost anything here. @throws AppError 'input.invalid' where it would */
export function refuseUnpaid(connection: Connection, { subtitle }: Candidate): void {
  if (connection.isCached(subtitle.id)) return
  throw new AppError('input.invalid', 'This subtitle is not downloaded yet. Looking inside costs one download.')
}

/** As it would be written: null where that is as it was delivered. */
async function cleanedFor(order: PreviewOrder, { text, extension }: ReadySubtitle): Promise<CleanedText | null> {
  const { connection, clean: rules, gap, pick, signal } = order
  if (changesNothing(rules)) return null
  const fps = gap.video.media?.fps ?? pick.subtitle.fps
  return connection.reader.clean({ text, extension, languageHint: pick.language, fps, rules }, signal)
}

const cuesShown = 5

/** The beginning, the middle and the end, without overlaps; a short text is all beginning. */
export function previewOfDocument(
  { cues }: Pick<SubtitleDocument, 'cues'>,
  about: Pick<Preview, 'videoDurationMs' | 'encoding' | 'removed'>,
): Preview {
  const middleAt = Math.max(cuesShown, Math.floor((cues.length - cuesShown) / 2))
  const lastAt = Math.max(middleAt + cuesShown, cues.length - cuesShown)
  return {
    first: cues.slice(0, cuesShown).map(shownCue),
    middle: cues.slice(middleAt, middleAt + cuesShown).map(shownCue),
    last: cues.slice(lastAt).map(shownCue),
    lastCueEndMs: cues.reduce((latest, { endMs }) => Math.max(latest, endMs), 0),
    ...about,
  }
}

function shownCue({ startMs, endMs, text }: Cue): Preview['first'][number] {
  return { startMs, endMs, text: previewOf(text) }
}
