/** One transcription from its row to its end: fetch, cut at pauses, recognise, write. May be cut off anywhere and run again. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageTagOf, type LanguageTag } from '../../shared/language.ts'
import { writeSrt } from '../../shared/subtitle/formats/srt/srt.ts'
import type { DeliveredFile } from '../routes/delivery.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { JobsStore } from '../store/store.ts'
import { isOfApp } from '../usage/appKey.ts'
import type { TranscriptionJob } from './jobs/job.ts'
import { openAudioFile, type AudioFile, type AudioPiece } from './speech/audioFile.ts'
import { openCloseEar, type CloseEarParts } from './speech/closeEar.ts'
import { fetchMedia } from './speech/fetchMedia.ts'
import type { RecognisedSpeech, Recogniser, SpokenPart } from './speech/recogniser.ts'
import { requireRecogniser } from './speech/requireRecogniser.ts'
import { speechCues } from './speech/speechCues.ts'
import { extractSound } from './speech/toWav.ts'

export interface TranscriptionParts {
  readonly jobs: JobsStore
  /** Null where nothing here recognises speech. */
  readonly recogniser: Recogniser | null
  /** Whether every caller may have media of this machine and its network fetched, not the app alone. */
  readonly allowLocalMedia: boolean
  /** Finds pauses under music; null where it is not there. */
  readonly closeEar: Pick<CloseEarParts, 'files' | 'report'> | null
  /** The program that takes the sound out of media: a whole path, or a name that the system looks for. */
  readonly ffmpeg: string
}

/** Throws ServiceError where the transcription cannot be had; the caller ends the job then. */
export async function runTranscription(
  parts: TranscriptionParts,
  job: TranscriptionJob,
  signal: AbortSignal,
): Promise<void> {
  const { jobs } = parts
  const recogniser = requireRecogniser(parts.recogniser)
  await jobs.begin(job)
  const folder = await mkdtemp(join(tmpdir(), 'undertitle-media-'))
  try {
    const spoken = await recogniseMedia({ ...parts, recogniser, folder, signal }, job)
    await jobs.setPublishing(job)
    await jobs.setTranslated(job, fileOf(job, spoken), true)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Recognising extends TranscriptionParts {
  readonly recogniser: Recogniser
  readonly folder: string
  readonly signal: AbortSignal
}

/** Hosted endpoints take no larger file. */
const mostBytesInOne = 24 * 2 ** 20

async function recogniseMedia(recognising: Recognising, job: TranscriptionJob): Promise<RecognisedSpeech> {
  const { recogniser, folder, allowLocalMedia, signal } = recognising
  const path = join(folder, 'media')
  // Strangers may not make this machine ask around in its own network: where it listens says nothing of who they are.
  const mayBeLocal = allowLocalMedia || isOfApp(job.owner)
  await fetchMedia(job.mediaUrl, { path, mayBeLocal, signal })
  const audio = (await openAudioFile(path)) ?? (await openSoundOf(path, recognising, job))
  if (audio) return recogniseAudio(recognising, job, audio)
  const { size } = await stat(path)
  if (!recogniser.readsAnyMedia || size > mostBytesInOne) throw needsFfmpeg()
  const piece = { bytes: await readFile(path), fileName: nameInUrl(job.mediaUrl), durationMs: 0 }
  return recogniser.recognise(piece, job.targetLanguage, signal)
}

async function openSoundOf(
  path: string,
  { folder, signal, ffmpeg: program }: Recognising,
  { targetLanguage: language }: TranscriptionJob,
): Promise<AudioFile | null> {
  const wavPath = join(folder, 'sound.wav')
  return (await extractSound(path, { wavPath, language, signal, program })) ? openAudioFile(wavPath) : null
}

function needsFfmpeg(): ServiceError {
  const message =
    'The sound of this media file cannot be read. Install ffmpeg where the service runs, or give the address of a WAV file.'
  return new ServiceError('media_unusable', message)
}

/** What each piece said is kept, so that a restart asks only for the others. */
async function recogniseAudio(
  { recogniser, jobs, closeEar, signal }: Recognising,
  job: TranscriptionJob,
  audio: AudioFile,
): Promise<RecognisedSpeech> {
  try {
    const done = await jobs.cuesOf(job)
    let language = job.targetLanguage
    const parts: SpokenPart[] = []
    const pieces = await audio.pieces(recogniser.longestPieceMs, closeEar && openCloseEar({ ...closeEar, signal }))
    for (const [index, piece] of pieces.entries()) {
      const { startMs, durationMs } = piece
      const asked = async () => ({ bytes: await piece.read(), fileName: 'sound.wav', durationMs })
      const kept = readKept(done.get(index), piece)
      const speech = kept ?? (await recogniser.recognise(await asked(), language, signal))
      language ??= speech.language
      parts.push(...speech.parts.map((part) => moved(part, startMs)))
      const keeping = JSON.stringify({ ...speech, startMs, durationMs } satisfies KeptSpeech)
      await jobs.keepCues(job, new Map([[index, keeping]]), Math.min((index + 1) / pieces.length, 0.99))
    }
    return { language, parts }
  } finally {
    await audio.close()
  }
}

/** What a piece said, and where it lies: with an ear that came or went since, the same sound is cut elsewhere. */
interface KeptSpeech extends RecognisedSpeech {
  readonly startMs: number
  readonly durationMs: number
}

/** Our own JSON, written above; null where it is that of another piece. */
function readKept(text: string | undefined, { startMs, durationMs }: AudioPiece): RecognisedSpeech | null {
  if (text === undefined) return null
  const kept = JSON.parse(text) as KeptSpeech
  return kept.startMs === startMs && kept.durationMs === durationMs ? kept : null
}

function moved({ startMs, endMs, text }: SpokenPart, byMs: number): SpokenPart {
  return { startMs: startMs + byMs, endMs: endMs + byMs, text }
}

function fileOf(job: TranscriptionJob, { language, parts }: RecognisedSpeech): DeliveredFile {
  const cues = speechCues(parts)
  if (cues.length === 0) throw new ServiceError('media_unusable', 'No speech was found in this media file.')
  const known: LanguageTag | null = job.targetLanguage ?? languageTagOf(language ?? '')
  const stem = nameInUrl(job.mediaUrl).replace(/\.[a-z0-9]{2,4}$/i, '') || 'speech'
  return { name: `${stem}${known === null ? '' : `.${known}`}.srt`, bytes: new TextEncoder().encode(writeSrt(cues)) }
}

function nameInUrl(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || 'media'
  } catch {
    return 'media'
  }
}
