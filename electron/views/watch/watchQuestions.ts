/** What watch mode does not decide by itself, and what becomes of it when a person does. Watch mode may be off meanwhile. */
import type { Clock } from '../../../node/clock.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { History } from '../../sidecar/history/history.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../../shared/release/title/showKey.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { BetterWatch } from '../../watch/rounds/betterWatch.ts'
import type { WishCalendar, WishEntry } from '../../watch/rounds/wishCalendar.ts'
import { videoIdOf, wishIdOf } from '../ids.ts'
import type { Topics } from '../topics.ts'

export interface WatchAsk {
  /** Of video and wish; for a better one of the file of ours. */
  readonly id: string
  readonly videoId: string
  readonly videoPath: string
  /** As the user wrote it; '' for a better one, whose wish is met. */
  readonly wish: string
  readonly language: LanguageTag
  /** ask, translate: a subtitle is to be chosen; the others are about a file that is, or was, there. */
  readonly kind: 'ask' | 'translate' | 'foreign-file' | 'removed' | 'better'
  readonly message: string
}

/** again: look for it now · aside: never ask any more · take: the better one that was offered. */
export type WatchAnswer = 'again' | 'aside' | 'take'

export interface WatchQuestions {
  /** All of them, by video. */
  asked(): readonly WatchAsk[]
  /** Answers what takes it back. */
  answer(ask: WatchAsk, answer: WatchAnswer): () => void
}

export interface WatchQuestionsParts {
  readonly calendar: WishCalendar
  readonly better: BetterWatch
  readonly history: Pick<History, 'get'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly topics: Pick<Topics, 'changed' | 'revision'>
  /** The loop has something to do, or to leave. */
  readonly wake: () => void
}

const everyQuestion = { offset: 0, limit: 100_000 } as const

export function createWatchQuestions(parts: WatchQuestionsParts): WatchQuestions {
  const { calendar, better, topics } = parts
  let read: { readonly revision: number; readonly asked: readonly WatchAsk[] } | null = null

  /** What is ignored since it was asked is asked no more; it is again when that is taken back. */
  function isWanted({ videoPath, language }: WatchAsk): boolean {
    const wish = { alternatives: [{ kind: 'language', language }] } as const
    return !parts.rules.book().isIgnored(videoPath, () => showKeyOf(parseRelease(videoPath)), wish)
  }

  function offers(): readonly WatchAsk[] {
    return better.offers().flatMap(({ writtenId, offer }): readonly WatchAsk[] => {
      const row = parts.history.get(writtenId)
      if (row?.state !== 'written') return []
      const { videoPath, language } = row
      const id = `better-${writtenId}`
      return [{ id, videoId: videoIdOf(videoPath), videoPath, wish: '', language, kind: 'better', message: offer }]
    })
  }

  function answerOffer({ id, message }: WatchAsk, answer: WatchAnswer): () => void {
    const writtenId = Number(id.slice('better-'.length))
    if (answer === 'take') better.want(writtenId)
    else better.drop(writtenId)
    return () => better.offerAgain(writtenId, message)
  }

  function answerWish({ videoPath, wish }: WatchAsk, answer: WatchAnswer): () => void {
    const entry = calendar.find(videoPath, wish)
    if (answer === 'aside') calendar.putAside(videoPath, wish)
    else calendar.again(videoPath, wish, parts.clock.nowMs())
    return () => {
      if (entry) calendar.putBack(entry)
    }
  }

  function tell(): void {
    parts.wake()
    topics.changed('watch')
  }

  return {
    asked() {
      const revision = topics.revision('watch')
      if (read?.revision !== revision)
        read = {
          revision,
          asked: [...calendar.list('questions', everyQuestion).map(askOf), ...offers()].filter(isWanted),
        }
      return read.asked
    },
    answer(ask, answer) {
      const undo = ask.kind === 'better' ? answerOffer(ask, answer) : answerWish(ask, answer)
      tell()
      return () => {
        undo()
        tell()
      }
    },
  }
}

function askOf({ videoPath, wish, language, message, reason }: WishEntry): WatchAsk {
  const kind = reason === 'foreign-file' || reason === 'removed' || reason === 'translate' ? reason : 'ask'
  return {
    id: wishIdOf(videoPath, wish),
    videoId: videoIdOf(videoPath),
    videoPath,
    wish,
    language,
    kind,
    message,
  }
}
