/** The daily digest: what a day of watching brought, told once a day at the user's time, by the clock and calendar of this machine. */
import { minuteOf } from './quietHours.ts'
import { dayMs } from './rounds/retryCalendar.ts'
import { dayOf, minuteOfDay } from './wallTime.ts'
import type { WatchHome } from './watchHome.ts'
import type { WatchNotes } from './watchNotes.ts'

export interface DayCounts {
  readonly written: number
  readonly questions: number
  readonly waiting: number
}

export interface Digest extends DayCounts {
  readonly atMs: number
}

export interface DailyDigest {
  recordWritten(files: number): void
  /** The digest, when its time has come and this day has had none. A day that brought nothing is not told. */
  due(nowMs: number, counts: Pick<DayCounts, 'questions' | 'waiting'>): Digest | null
}

const told = 'digest.day'
const written = 'digest.written'

export function createDailyDigest(notes: WatchNotes, home: Pick<WatchHome, 'settings'>): DailyDigest {
  const writtenSoFar = () => Number(notes.get(written) ?? 0)
  return {
    recordWritten(files) {
      if (files > 0) notes.set(written, String(writtenSoFar() + files))
    },
    due(nowMs, { questions, waiting }) {
      const minute = minuteOf(home.settings['watch.digestAt'])
      const day = dayOf(nowMs)
      // A clock that once stood far ahead must not silence the digest until then.
      const noted = notes.get(told)
      const last = noted !== null && noted > dayOf(nowMs + 2 * dayMs) ? null : noted
      if (last === null) notes.set(told, day) // The first day began in the middle.
      // A clock that was set back does not bring a day again.
      if (minute === null || last === null || day <= last || minuteOfDay(nowMs) < minute) return null
      notes.set(told, day)
      const files = writtenSoFar()
      notes.set(written, '0')
      return files + questions === 0 ? null : { atMs: nowMs, written: files, questions, waiting }
    },
  }
}
