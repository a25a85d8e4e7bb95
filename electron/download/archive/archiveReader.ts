/**
 * Opens archives, prepares and judges subtitles in a thread of their own, so that a hostile one costs at most that thread: it has
 * a memory limit and a deadline, and is killed and replaced when it goes over either.
 */
import { createCalledThread } from '../../../node/thread/callThread.ts'
import { AppError } from '../../../shared/errors.ts'
import type { SubtitleDocument } from '../../../shared/subtitle/document.ts'
import type { TextCleaner } from '../../clean/cleanText.ts'
import type { TextLanguage } from '../../../node/language/languageOfText.ts'
import type { EditReader } from '../../timing/saveEdited.ts'
import type { PairReader } from '../../timing/pair/pairKeeper.ts'
import type { TimingReader } from '../../timing/timingWork.ts'
import type { ParseHints } from '../../verify/prepareSubtitle.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ArchiveApi, CheckedSubtitle, CheckHints } from './archiveMessages.ts'

export interface ArchiveReaderParts {
  /** `archiveWorker.ts`, or what the build made of it. */
  readonly workerUrl: URL
  /** For one archive or subtitle, counted from when its turn comes. */
  readonly deadlineMs: number
  /** Of the thread's memory, for what is forgotten at once. */
  readonly nurseryMb?: number
}

export interface ArchiveReader extends TextCleaner, TimingReader, EditReader, PairReader {
  /** Starts the thread and loads what it judges by: for whoever has something else to wait for before the first archive. */
  warmUp(): void
  /** Throws what `readArchive` throws, and 'archive.unreadable' when the thread had to be killed. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<ArchiveContent>
  /** Prepares and judges; throws as `prepare` does. */
  check(bytes: Uint8Array, hints: CheckHints, signal: AbortSignal): Promise<CheckedSubtitle>
  /** The language of a text; throws as `verify` does. */
  language(document: SubtitleDocument, signal: AbortSignal): Promise<TextLanguage | null>
  /** The text in its right letters; throws as `prepare` does, and 'input.invalid' where they are right. */
  reread(bytes: Uint8Array, hints: ParseHints, signal: AbortSignal): Promise<string>
  /** Ends the thread; whatever is still waiting fails with 'cancelled'. */
  close(): Promise<void>
}

// Bytes lie outside of this limit; `archiveLimits` and `unrarProgram` bound those.
const limits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 }

export function createArchiveReader({ workerUrl, deadlineMs, nurseryMb = 8 }: ArchiveReaderParts): ArchiveReader {
  const resourceLimits = { ...limits, maxYoungGenerationSizeMb: nurseryMb }
  const thread = createCalledThread<ArchiveApi>({ workerUrl, resourceLimits, deadlineMs, gaveUp })
  const untilClosed = new AbortController().signal
  return {
    warmUp() {
      void thread.call('warm', [], untilClosed).catch(() => undefined)
    },
    read: (bytes, signal) => thread.call('read', [bytes], signal),
    prepare: (bytes, hints, signal) => thread.call('prepare', [bytes, hints], signal),
    check: (bytes, hints, signal) => thread.call('check', [bytes, hints], signal),
    verify: (request, signal) => thread.call('verify', [request], signal),
    language: (document, signal) => thread.call('language', [document], signal),
    align: (request, signal) => thread.call('align', [request], signal),
    retime: (bytes, request, signal) => thread.call('retime', [bytes, request], signal),
    edit: (bytes, request, signal) => thread.call('edit', [bytes, request], signal),
    pair: (request, signal) => thread.call('pair', [request], signal),
    clean: (request, signal) => thread.call('clean', [request], signal),
    examine: (bytes, hints, signal) => thread.call('examine', [bytes, hints], signal),
    reread: (bytes, hints, signal) => thread.call('reread', [bytes, hints], signal),
    close: () => thread.close(),
  }
}

function gaveUp(name: keyof ArchiveApi, thrown: unknown): AppError {
  const code = name === 'read' ? 'archive.unreadable' : 'subtitle.unreadable'
  const sentence = 'Opening it took too long or too much memory, so it was stopped. Try another subtitle.'
  return new AppError(code, sentence, thrown)
}
