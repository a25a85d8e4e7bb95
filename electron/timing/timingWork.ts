/** What is worked out about timing in the archive thread: texts are somebody else's, and a film takes a tenth of a second. Pure. */
import { AppError } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { Voice } from '../../shared/sound/voice.ts'
import { decodeSubtitle, parseDecoded } from '../../shared/subtitle/parseSubtitle.ts'
import { isRetimable, retimeText } from '../../shared/subtitle/formats/retimeText.ts'
import { alignCues, type Alignment } from '../../shared/timing/alignCues.ts'
import { pictureOf, type TimingPicture } from '../../shared/timing/picture.ts'
import { referencesOfSound } from '../../shared/timing/referencesOfSound.ts'
import type { Retiming } from '../../shared/timing/retiming.ts'
import type { ParseHints } from '../verify/prepareSubtitle.ts'
import type { Examined } from '../verify/textFacts.ts'
import type { TextReader } from '../verify/textReader.ts'
import { referenceOfCues, type Reference, type Span } from '../../shared/timing/span.ts'
import { referenceOfVoice } from '../../shared/timing/voiceRises.ts'

export interface AlignRequest {
  readonly cues: readonly Span[]
  readonly against:
    | { readonly kind: 'cues'; readonly cues: readonly Span[] }
    /** As a meter of `shared/sound` has it; where a voice was heard, once somebody has listened closely. */
    | { readonly kind: 'sound'; readonly loudness: Float32Array; readonly voice?: Voice }
}

export interface Aligned extends Alignment {
  /** Null where nothing was told. */
  readonly picture: TimingPicture | null
}

export interface RetimeRequest {
  readonly retiming: Retiming
  readonly languageHint: LanguageTag | null
  readonly fileName: string
  /** Frames a second of the video, for formats that count frames. */
  readonly fps: number | null
}

export interface RetimedSubtitle {
  /** To be written as UTF-8. */
  readonly text: string
  /** Cues that would lie before the film. */
  readonly skipped: number
}

/** The thread that timing is worked out in. */
export interface TimingReader extends TextReader {
  /** What the bytes tell on their own; throws only where the thread had to be killed. */
  examine(bytes: Uint8Array, hints: ParseHints, signal: AbortSignal): Promise<Examined>
  /** Whether cues are in step; throws as `verify` does. */
  align(request: AlignRequest, signal: AbortSignal): Promise<Aligned>
  /** The same subtitle at other times; throws as `prepare` does. */
  retime(bytes: Uint8Array, request: RetimeRequest, signal: AbortSignal): Promise<RetimedSubtitle>
}

/** Of several readings of a sound the first one that tells, the sharpest first; else the one that comes nearest to it. */
export function align({ cues, against }: AlignRequest): Aligned {
  const [first, ...more] = referencesOf(against)
  if (!first) throw new AppError('internal', 'There is nothing to measure the timing against.')
  let best = { reference: first, alignment: alignCues(cues, first) }
  for (const reference of more) {
    if (best.alignment.kind !== 'unclear') break
    const alignment = alignCues(cues, reference)
    if (alignment.confidence > best.alignment.confidence) best = { reference, alignment }
  }
  const { reference, alignment } = best
  const picture = alignment.kind === 'unclear' ? null : pictureOf(cues, reference.spans, alignment.retiming)
  return { ...alignment, picture }
}

function referencesOf(against: AlignRequest['against']): readonly Reference[] {
  if (against.kind === 'cues') return [referenceOfCues(against.cues)]
  const { loudness, voice } = against
  return voice ? [referenceOfVoice(loudness, voice)] : referencesOfSound(loudness)
}

/** @throws AppError 'subtitle.unreadable', 'input.invalid' where nothing of it would be left */
export function retimeSubtitle(bytes: Uint8Array, request: RetimeRequest): RetimedSubtitle {
  const { retiming, languageHint, fileName, fps } = request
  const decoded = decodeSubtitle(bytes, languageHint)
  const { format, cues } = parseDecoded(decoded, { languageHint, fileName, fps })
  if (!isRetimable(format)) throw new AppError('input.invalid', `The times of a ${format} file cannot be changed.`)
  const { text, skipped } = retimeText(decoded.text, retiming, { format, fps })
  if (skipped >= cues.length)
    throw new AppError('input.invalid', 'Moved so far, no cue of it would be left. Choose a smaller shift.')
  return { text: decoded.hasUtf8Mark ? `\ufeff${text}` : text, skipped }
}
