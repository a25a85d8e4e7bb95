/** The files in two languages that the wishes ask for, beside each of some videos: made where both are there, or made again. */
import { toAppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../../shared/release/title/showKey.ts'
import type { NameRulesOf } from '../../clean/nameRules.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Outcome } from '../../runs/run.ts'
import type { KeptPair, PairKeeper } from '../../timing/pair/pairKeeper.ts'
import type { PairSources } from '../../timing/pair/pairSources.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { pairsOf } from '../../wanted/wish.ts'
import type { Skipped, WrittenFile } from '../batchEvents.ts'
import type { Written } from '../../sidecar/history/history.ts'

export interface PairedVideo {
  readonly video: LibraryVideo
  readonly pair: LanguagePair
}

/** What makes them, and how they are named by the same rules. */
export interface PairMaking {
  readonly keeper: PairKeeper
  readonly names: NameRulesOf
}

/** What became of one. */
export interface PairStep {
  readonly event: WrittenFile | Skipped
  readonly outcome: Outcome
  /** null where nothing was written. */
  readonly written: Written | null
}

export interface KeepPairsOrder {
  readonly runId: () => string
  readonly signal: AbortSignal
  /** Whether somebody else says that there is no subtitle in this language: whoever looks for it. */
  readonly isTold: (videoPath: string, language: LanguageTag) => boolean
  /** Says also of those that need nothing why. */
  readonly tellsAll?: boolean
  readonly onStep: (step: PairStep) => void
}

export function wantedPairs(videos: readonly LibraryVideo[], book: RulesBook): readonly PairedVideo[] {
  if (!book.hasPairs) return []
  return videos.flatMap((video) => {
    const { path } = video.file
    const readKey = () => showKeyOf(parseRelease(path))
    const isIgnored = (language: LanguageTag) =>
      book.isIgnored(path, readKey, { alternatives: [{ kind: 'language', language }] })
    return pairsOf(book.rulesOf(path, readKey).wishes)
      .filter(({ first, second }) => !isIgnored(first) && !isIgnored(second))
      .map((pair): PairedVideo => ({ video, pair }))
  })
}

/** One after the other: it is the disk that they wait for. One that fails keeps none of the others from being made. */
export async function keepPairs(
  { keeper, names }: PairMaking,
  wanted: readonly PairedVideo[],
  { runId, signal, isTold, tellsAll = false, onStep }: KeepPairsOrder,
): Promise<void> {
  for (const { video, pair } of wanted) {
    signal.throwIfAborted()
    const about = { videoPath: video.file.path, wish: pairTag(pair) }
    try {
      const kept = await keeper.keep({ video, pair, names: names(video.file.path), runId, signal })
      if (kept.kind === 'written') onStep(writtenStep(about, kept))
      else if (kept.kind === 'waiting') {
        if (!kept.missing.some((language) => isTold(video.file.path, language)))
          onStep(skippedStep(about, { reason: 'no-candidate', code: null, message: missingWords(kept.missing) }))
      } else if (tellsAll) onStep(skippedStep(about, { reason: 'covered', code: null, message: thereWords(kept) }))
    } catch (thrown) {
      signal.throwIfAborted()
      const { code, message } = toAppError(thrown)
      onStep(skippedStep(about, { reason: code === 'file.foreign' ? 'foreign-file' : 'error', code, message }))
    }
    await yieldToEventLoop()
  }
}

type About = Pick<Outcome, 'videoPath' | 'wish'>

function writtenStep(about: About, { written, sources }: Extract<KeptPair, { kind: 'written' }>): PairStep {
  const { id: writtenId, path, language, sizeBytes, details } = written
  const { release, tier, reasons, encoding, warnings } = details
  const event: WrittenFile = {
    kind: 'written',
    video: about.videoPath,
    sidecar: path,
    language,
    subtitleId: '',
    ...{ release, tier, reasons, encoding, warnings },
    bytes: sizeBytes,
    madeOf: pathsOf(sources),
  }
  const outcome: Outcome = {
    ...about,
    language,
    state: 'written',
    reason: null,
    code: null,
    message: '',
    path,
    writtenId,
  }
  return { event, outcome, written }
}

function skippedStep(about: About, { reason, code, message }: Pick<Skipped, 'reason' | 'code' | 'message'>): PairStep {
  const language = about.wish
  const state = reason === 'error' ? 'failed' : reason === 'no-candidate' ? 'missing' : 'skipped'
  return {
    event: { kind: 'skipped', video: about.videoPath, language, reason, code, message },
    outcome: { ...about, language, state, reason, code, message, path: null, writtenId: null },
    written: null,
  }
}

function thereWords(kept: Extract<KeptPair, { kind: 'current' | 'foreign' }>): string {
  return kept.kind === 'foreign' ? kept.message : 'The file in both languages is there, made of those beside the video.'
}

function missingWords(missing: readonly string[]): string {
  return `There is no subtitle file in ${missing.join(' and ')} beside the video, and a file in two languages is made of both.`
}

function pathsOf({ first, second }: PairSources): readonly string[] {
  return [first.path, second.path]
}
