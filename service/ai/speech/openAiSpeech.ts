/** Recognition by an OpenAI-compatible audio endpoint (`/audio/transcriptions`): whisper.cpp's server, faster-whisper and hosted ones. */
import { baseOf, languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { endpointOf, refusedByEngine, type CallEngine } from '../engines/engineHttp.ts'
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
      return readAnswer(reply.json, piece)
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
