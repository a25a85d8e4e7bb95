/** Tells outside of the questions that watch mode has opened: each once, and those of one minute together. */
import type { Clock } from '../../node/clock.ts'
import { mostNamed, type DigestNotice } from './digestNotice.ts'
import { quietUntil } from './quietHours.ts'
import type { QuestionNews } from './rounds/newQuestions.ts'
import type { WatchHome } from './watchHome.ts'

export interface QuestionNoticeParts {
  readonly home: Pick<WatchHome, 'settings'>
  readonly news: QuestionNews
  readonly notices: Pick<DigestNotice, 'questions'>
  readonly clock: Pick<Clock, 'nowMs' | 'later'>
}

export interface QuestionNotice {
  /** Once a turn, outside of quiet hours: looks whether there is something new. */
  turn(): void
  close(): void
}

/** A round asks about many videos within seconds. */
const gatherForMs = 60_000

export function createQuestionNotice({ home, news, notices, clock }: QuestionNoticeParts): QuestionNotice {
  let cancel: (() => void) | null = null

  function tell(): void {
    cancel = null
    // The quiet has begun meanwhile: the first turn after it looks again.
    if (quietUntil(home, clock.nowMs()) !== null) return
    const asked = news.list(mostNamed)
    if (asked.total === 0) return
    // Before it is sent: a program that is killed on the way tells nobody twice, and the digest counts them still.
    news.tell(clock.nowMs())
    void notices.questions(asked)
  }

  return {
    turn() {
      if (cancel === null && news.list(1).total > 0) cancel = clock.later(gatherForMs, tell)
    },
    close() {
      cancel?.()
      cancel = null
    },
  }
}
