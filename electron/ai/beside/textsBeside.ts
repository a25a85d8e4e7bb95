/**
 * What lies beside a video and spares a translation its download: the user's own subtitles, and ours where their archive
 * would have to be fetched again. What a machine made is no source, for its faults would be translated too.
 */
import { basename } from 'node:path'
import { isDiskError } from '../../../shared/diskTrouble.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { ArchiveCache } from '../../download/cache/archiveCache.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import { translatableTexts, type NamedText, type TextBeside, type TextChoice } from '../../wanted/textBeside.ts'
import { takesText } from '../insideJob.ts'
import { readTextBeside, type ReadTextParts } from './readTextBeside.ts'

export interface TextsBesideParts extends ReadTextParts {
  readonly service: string
  readonly history: Pick<History, 'ownerOf'>
  readonly cache: Pick<ArchiveCache, 'has'>
}

export interface TextsBeside {
  /**
   * The first that is a readable subtitle in its language; null where there is none, and for a service that takes no text.
   * @throws AppError for one that a person named: nothing else is taken, and paid for, in its place
   */
  find(video: LibraryVideo, choice: TextChoice, signal: AbortSignal): Promise<TextBeside | null>
}

export function createTextsBeside(parts: TextsBesideParts): TextsBeside {
  const { service, history, cache } = parts

  function isMeant({ path }: NamedText): boolean {
    const details = history.ownerOf(path)?.details
    if (!details) return true
    const isFree = details.service === service && cache.has(details.subtitleId)
    return !details.isMachineMade && !isFree
  }

  return {
    async find(video, choice, signal) {
      if (!takesText(service)) return null
      const named = choice.named ?? null
      let trouble: AppError | null = null
      for (const text of translatableTexts(video, choice)) {
        if (named === null && !isMeant(text)) continue
        try {
          const { path, language, sha256 } = await readTextBeside(parts, { ...text, video }, signal)
          return { path, language, sha256 }
        } catch (thrown) {
          trouble ??= troubleOf(thrown)
        }
      }
      if (named !== null) throw trouble ?? new AppError('input.invalid', notInThatLanguage(named))
      return null
    },
  }
}

/** The next one may do, and else what a service has. */
function troubleOf(thrown: unknown): AppError {
  const trouble = toAppError(thrown)
  const { code } = trouble
  if (code === 'subtitle.unreadable' || code.startsWith('file.') || isDiskError(code)) return trouble
  throw thrown
}

function notInThatLanguage(path: string): string {
  return `${basename(path)} cannot be translated from that language: its name tells another one, or the one that is wanted. Say with --from which language it is in.`
}
