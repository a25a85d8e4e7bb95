/** Recognition by an OpenAI-compatible audio endpoint (`/audio/transcriptions`): whisper.cpp's server, faster-whisper and hosted ones. */
import { baseOf, languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { endpointOf, refusedByEngine, shownAddress, type CallEngine } from '../engines/engineHttp.ts'
import type { ModelSettings } from '../settings.ts'
import type { RecognisedSpeech, Recogniser, SpeechPiece, SpokenPart } from './recogniser.ts'

const role = 'speech engine'

/** Hosted endpoints take 25 MB: ten minutes of 16 kHz sound are 19. */
const longestPieceMs = 600_000

/** A file that could not be cut goes in one piece, with some thousand segments of 1 KiB each: words, tokens, likelihoods. */
export const speechAnswerBytes = 4 * 2 ** 20

export function createOpenAiSpeech({ url, model, apiKey }: ModelSettings, call: CallEngine): Recogniser {
  const endpoint = endpointOf(url, 'audio/transcriptions', '/v1')
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  return {
    longestPieceMs,
    readsAnyMedia: true,
    async recognise(piece, language, signal) {
      const reply = await call({ url: endpoint, body: formOf(piece, model, language), headers, signal })
      if (reply.status !== 200) throw refusedByEngine(role, endpoint, reply)
      const speech = readAnswer(reply.json, piece)
      if (speech.parts.some((part) => isBeyond(part, piece))) throw otherSound(endpoint)
      return { ...speech, parts: speech.parts.flatMap((part) => within(part, piece)) }
    },
  }
}

function formOf({ bytes, fileName }: SpeechPiece, model: string, language: LanguageTag | null): FormData {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)]), fileName)
  form.set('model', model)
  form.set('response_format', 'verbose_json')
  form.set('timestamp_granularities[]', 'segment')
  if (language !== null) form.set('language', baseOf(language))
  return form
}

interface Answer {
  readonly text?: unknown
  readonly language?: unknown
  readonly segments?: unknown
}

/** Whisper models hear in windows of 30 s and fill up the last one: what they hear in it may seem to lie behind the end. */
const windowMs = 30_000

/** Such times are of no sound that was sent: a subtitle of them is none, and none is better, as it costs nothing. */
function isBeyond({ startMs }: SpokenPart, { durationMs }: SpeechPiece): boolean {
  return durationMs > 0 && startMs >= durationMs + windowMs
}

function otherSound(endpoint: string): ServiceError {
  const message = `The ${role} at ${shownAddress(endpoint)} answered with times that lie beyond the sound it was sent`
  return new ServiceError('engine_failed', message)
}

function within({ startMs, endMs, text }: SpokenPart, { durationMs }: SpeechPiece): readonly SpokenPart[] {
  if (durationMs === 0) return [{ startMs, endMs, text }]
  return startMs < durationMs ? [{ startMs, endMs: Math.min(endMs, durationMs), text }] : []
}

/** An endpoint that knows no segments gives one text: it is spread over the piece later. */
function readAnswer(json: unknown, { durationMs }: SpeechPiece): RecognisedSpeech {
  const { text, language, segments } = (json ?? {}) as Answer
  const parts = Array.isArray(segments) ? (segments as readonly unknown[]).flatMap(partOf) : []
  const whole = typeof text === 'string' && text.trim() !== '' ? [{ startMs: 0, endMs: durationMs, text }] : []
  return {
    language: typeof language === 'string' ? languageTagOf(language) : null,
    parts: parts.length > 0 ? parts : whole,
  }
}

function partOf(segment: unknown): readonly SpokenPart[] {
  const { start, end, text } = (segment ?? {}) as Readonly<Record<string, unknown>>
  if (typeof start !== 'number' || typeof end !== 'number' || typeof text !== 'string') return []
  return end > start && start >= 0 ? [{ startMs: Math.round(start * 1000), endMs: Math.round(end * 1000), text }] : []
}
