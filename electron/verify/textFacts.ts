/**
 * What the bytes of a subtitle tell on their own, as a check-up keeps it: small enough to be stored for each file of a
 * library. Whether any of it is a fault is decided elsewhere, by what is wanted of the file. Pure; runs in the archive thread.
 */
import type { LanguageTag } from '../../shared/language.ts'
import { isTorn } from '../../shared/subtitle/checkup/isTorn.ts'
import { lineSketch, type LineSketch } from '../../shared/subtitle/checkup/lineSketch.ts'
import { readabilityOf, type Readability } from '../../shared/subtitle/checkup/readability.ts'
import { rereadText } from '../../shared/subtitle/checkup/rereadText.ts'
import { statedEpisode, type StatedEpisode } from '../../shared/subtitle/checkup/statedEpisode.ts'
import { cleanSubtitle } from '../../shared/subtitle/clean/cleanSubtitle.ts'
import type { SubtitleDocument, SubtitleFormat } from '../../shared/subtitle/document.ts'
import { hearingImpairedShare } from '../../shared/subtitle/hearingImpairedShare.ts'
import { decodeSubtitle, parseDecoded } from '../../shared/subtitle/parseSubtitle.ts'
import { unifyLineEnds } from '../../shared/subtitle/textLines.ts'
import { SubtitleError } from '../../shared/subtitle/subtitleError.ts'
import type { Span } from '../../shared/timing/span.ts'
import { lastCueMs } from './coverage.ts'
import type { DetectLanguage } from '../../node/language/detectLanguage.ts'
import { fingerprintOf } from '../../node/language/duplicates.ts'
import { judgedTexts, wrongAmong } from '../../node/language/judgedTexts.ts'
import { lettersShown, type LettersShown } from './lettersShown.ts'
import type { ParseHints } from './prepareSubtitle.ts'
import { spokenLines } from '../../node/language/spokenText.ts'

/** Another number where the same bytes would now be told otherwise: what is kept of earlier rules is read anew. */
export const factRules = 3

/** `empty` has no words; `pictures` is a VobSub file, which no text tool reads. */
export type TextFacts =
  { readonly state: 'undecodable' | 'empty' | 'pictures' } | ({ readonly state: 'read' } & ReadFacts)

export interface ReadFacts {
  readonly format: SubtitleFormat
  readonly cues: number
  /** When the last cue begins that is no stray. */
  readonly lastMs: number
  readonly fingerprint: string
  readonly sketch: LineSketch | null
  /** The language it is in instead of the stated one; null where that is right, unknown or cannot be told. */
  readonly wrongLanguage: LanguageTag | null
  readonly letters: LettersShown
  /** What cleaning would take out. */
  readonly sounds: { readonly share: number; readonly count: number; readonly example: string }
  readonly adverts: { readonly count: number; readonly atMs: readonly number[]; readonly example: string }
  readonly readability: Readability
  readonly stated: StatedEpisode | null
  readonly isTorn: boolean
}

export interface Examined {
  readonly facts: TextFacts
  /** Of the cues, in the order of time: what timing compares. */
  readonly spans: readonly Span[]
}

/** Below this share of cues nobody would call a subtitle one for the hearing-impaired, and none is cleaned to find out. */
const fewSounds = 0.02
const mostAdvertTimes = 3
const mostExampleChars = 80

/** Never throws for what is in the bytes. */
export async function examineText(
  bytes: Uint8Array,
  hints: ParseHints,
  detectLanguage: DetectLanguage,
): Promise<Examined> {
  try {
    const decoded = decodeSubtitle(bytes, hints.languageHint)
    const document = parseDecoded(decoded, hints)
    const facts = await factsOf({ document, text: decoded.text, language: hints.languageHint ?? null, detectLanguage })
    const spans = document.cues.map(({ startMs, endMs }) => ({ startMs, endMs }))
    return { facts, spans: spans.sort((a, b) => a.startMs - b.startMs) }
  } catch (thrown) {
    if (!(thrown instanceof SubtitleError)) throw thrown
    return { facts: { state: stateOf(thrown, bytes) }, spans: [] }
  }
}

function stateOf({ detail }: SubtitleError, bytes: Uint8Array): 'undecodable' | 'empty' | 'pictures' {
  if (detail === 'SUB_NO_CUES') return 'empty'
  return bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 1 && bytes[3] === 0xba ? 'pictures' : 'undecodable'
}

interface Read {
  readonly document: SubtitleDocument
  readonly text: string
  readonly language: LanguageTag | null
  readonly detectLanguage: DetectLanguage
}

async function factsOf({ document, text, language, detectLanguage }: Read): Promise<TextFacts> {
  const lines = [...spokenLines(document)]
  if (!lines.some((line) => /[\p{L}\p{N}]/u.test(line))) return { state: 'empty' }
  const texts = await judgedTexts(document, detectLanguage)
  const wrong = language === null ? null : wrongAmong(texts, language)
  return {
    state: 'read',
    format: document.format,
    cues: document.cues.length,
    lastMs: lastCueMs(document),
    fingerprint: fingerprintOf(lines.join('\n')),
    sketch: lineSketch(lines),
    wrongLanguage: wrong,
    // Of the text as it stands: some wrong letters are control characters, which no words have.
    letters: lettersShown(unifyLineEnds(text), (words) =>
      rereadText(words, wrong === null || wrong === 'other' ? language : null),
    ),
    sounds: soundsIn(document),
    adverts: advertsIn(document),
    readability: texts.length > 1 ? withoutSpeed(readabilityOf(document)) : readabilityOf(document),
    stated: statedEpisode(document),
    isTorn: isTorn(text, document.format),
  }
}

/** Nobody reads two languages at once. */
function withoutSpeed({ overlaps }: Readability): Readability {
  return { overlaps, fast: { count: 0, atMs: 0, speed: 0 } }
}

function soundsIn(document: SubtitleDocument): ReadFacts['sounds'] {
  const share = hearingImpairedShare(document)
  if (share < fewSounds) return { share, count: 0, example: '' }
  const { removed } = cleanSubtitle(document, { hearingImpaired: true, credits: false })
  return { share, count: removed.length, example: exampleOf(removed[0]?.text) }
}

function advertsIn(document: SubtitleDocument): ReadFacts['adverts'] {
  const { removed } = cleanSubtitle(document, { hearingImpaired: false, credits: true })
  const worst = removed.find(({ reason }) => reason === 'advert') ?? removed[0]
  const atMs = removed.slice(0, mostAdvertTimes).map(({ startMs }) => startMs)
  return { count: removed.length, atMs, example: exampleOf(worst?.text) }
}

function exampleOf(words: string | undefined): string {
  return (words ?? '').slice(0, mostExampleChars)
}
