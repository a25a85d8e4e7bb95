/** A text track inside a video becomes a file beside it: read, checked and written as what was downloaded is. It costs nothing. */
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { ToWrittenForm } from '../../clean/writtenForm.ts'
import type { ArchiveReader } from '../../download/archive/archiveReader.ts'
import type { Programs } from '../../media/mediaTools.ts'
import { EmptyTrack, readTrackText, type TrackText } from '../../media/readTrack.ts'
import { emptyBeside } from '../../library/emptyTexts.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import { subjectOfVideo } from '../../sidecar/history/subjectOf.ts'
import type { CheckPlace } from '../../sidecar/publish/checkPlace.ts'
import type { Publish } from '../../sidecar/publish/publish.ts'
import { writtenName, type NamedGap } from '../../sidecar/publish/writtenName.ts'
import type { NameRulesOf } from '../../clean/nameRules.ts'
import type { ReadySubtitle } from '../../verify/prepareSubtitle.ts'
import { insideIdOf, type InsideTrack } from '../../wanted/insideTrack.ts'
import type { WrittenFile } from '../batchEvents.ts'

export interface SaveTrackParts {
  readonly reader: Pick<ArchiveReader, 'prepare' | 'verify' | 'language'>
  readonly history: Pick<History, 'othersWithText'>
  readonly publish: Publish
  readonly checkPlace: CheckPlace
  readonly names: NameRulesOf
  readonly toWrittenForm: ToWrittenForm
  /** The program that reads videos. */
  readonly programs: Programs
}

export interface TrackSave {
  readonly video: LibraryVideo
  readonly inside: InsideTrack
  readonly batchId: string
  readonly signal: AbortSignal
}

export type SaveTrack = (save: TrackSave) => Promise<WrittenFile>

/** Under this stands in the history where a text was not delivered by any service. */
export const insideService = 'inside'

/** What a track holds was read, and is no usable text or not in its language: reading the same video again tells the same. */
export class TrackRefusal extends AppError {}

/**
 * @throws TrackRefusal, and AppError 'file.foreign' where the name is taken, 'subtitle.unreadable' where it could not be read
 * this time, 'input.invalid' with what to install, and as publishing does
 */
export function createSaveTrack(parts: SaveTrackParts): SaveTrack {
  return async (save) => {
    const { video, inside, signal } = save
    if (inside.track.language !== null) await requirePlace(parts, save, inside.track.language)
    const order = { mediaPath: video.file.path, index: inside.index, codec: inside.track.codec, signal }
    const text = await readTrackText({ ...order, program: parts.programs.ffmpeg }).catch(asRefusalOfEmpty)
    return saveText(parts, save, text).catch(asRefusal)
  }
}

async function saveText(parts: SaveTrackParts, save: TrackSave, { name, bytes }: TrackText): Promise<WrittenFile> {
  const { video, inside, signal } = save
  const hints = { languageHint: inside.track.language, fileName: name, fps: video.media?.fps ?? null }
  const ready = await parts.reader.prepare(bytes, hints, signal)
  const language = inside.track.language ?? (await languageIn(parts, ready, signal))
  return put(parts, save, { ready, language })
}

function asRefusalOfEmpty(thrown: unknown): never {
  throw thrown instanceof EmptyTrack ? new TrackRefusal(thrown.code, thrown.message, thrown) : thrown
}

/** A disk that is full or a thread that was ended says nothing about the text. */
function asRefusal(thrown: unknown): never {
  const { code, message } = toAppError(thrown)
  throw code === 'subtitle.unreadable' ? new TrackRefusal(code, message, thrown) : thrown
}

/** Asked before the whole video is read. */
async function requirePlace(parts: SaveTrackParts, save: TrackSave, language: LanguageTag): Promise<void> {
  const { video, inside } = save
  const videoPath = video.file.path
  const pick = { language, isHearingImpaired: inside.track.isHearingImpaired, extension: null }
  const path = writtenName(gapOf(save), pick, parts.names(videoPath))
  await parts.checkPlace({ videoPath, path })
}

function gapOf({ video: { file }, inside }: TrackSave): NamedGap {
  return { videoPath: file.path, isForced: inside.track.isForced, taken: emptyBeside(file) }
}

async function languageIn(
  { reader }: SaveTrackParts,
  { document }: ReadySubtitle,
  signal: AbortSignal,
): Promise<LanguageTag> {
  const found = await reader.language(document, signal)
  if (found?.isSure) return found.tag
  throw new AppError(
    'subtitle.unreadable',
    'The video does not say which language this track is in, and its words do not tell it for sure. Say it in the video, for example with mkvpropedit, and scan again.',
  )
}

interface ReadTrack {
  readonly ready: ReadySubtitle
  readonly language: LanguageTag
}

async function put(parts: SaveTrackParts, save: TrackSave, { ready, language }: ReadTrack): Promise<WrittenFile> {
  const { video, inside, batchId, signal } = save
  const { isHearingImpaired } = inside.track
  const { fingerprint, text, extension, encoding } = ready
  const videoPath = video.file.path
  const subject = subjectOfVideo(videoPath)
  const warnings = await verified(parts, save, { ready, language })
  const gap = gapOf(save)
  const fps = video.media?.fps ?? null
  const form = await parts.toWrittenForm({ gap, text, extension, language, fps, isHearingImpaired }, signal)
  const { path, bytes } = form
  const cleaning = form.cleaned ? { cleaned: form.cleaned } : {}
  const subtitleId = insideIdOf(inside)
  const told = { release: inside.track.name ?? '', tier: 0, reasons: [insideService], encoding, warnings, ...cleaning }
  const details = { subtitleId, service: insideService, isMachineMade: false, member: '', ...told }
  await parts.publish({ batchId, videoPath, path, bytes, language, subject, fingerprint, details })
  return { kind: 'written', video: videoPath, sidecar: path, language, subtitleId, bytes: bytes.length, ...told }
}

async function verified(
  { reader, history }: SaveTrackParts,
  { video, inside, signal }: TrackSave,
  { ready, language }: ReadTrack,
): Promise<readonly string[]> {
  const { document, fingerprint } = ready
  const sameTextAs = history.othersWithText(fingerprint, subjectOfVideo(video.file.path))
  const mediaDurationMs = video.media?.durationMs ?? null
  const verdict = await reader.verify({ document, language, mediaDurationMs, sameTextAs }, signal)
  if (verdict.kind === 'accepted') return inside.track.isForced ? [] : verdict.warnings
  throw new AppError('subtitle.unreadable', `This track inside the video is not written: ${verdict.message}`)
}
